import { Box } from '@mui/material';
import type { Yahrzeit } from '@zikaron/contract';
import { lazy } from 'react';
import { DataTable, useListContext, useLocaleState, useTranslate } from 'react-admin';
import { Part } from '../crash/Part';
import { Day, HebrewDate, NextDay } from '../dates/When';
import { NameCell, RowWord, Typed } from '../lists/Cells';
import { BREAKS } from '../lists/density';
import { ActionsCol } from '../lists/table';
import { which } from '../this-week/words';
import { ByDay } from './ByDay';
import { useIsByDay } from './DayWords';
import { nextObservance, nthOf } from './next-observance';
import { Telling, WithTellings } from './Telling';

const ChosenYahrzeits = lazy(() => import('./ChosenYahrzeits').then(({ ChosenYahrzeits: bar }) => ({ default: bar })));
const at = (id: unknown) => `/app/yahrzeits/${String(id)}`;

/** The yahrzeits where there is room for columns; `hidden` are shown once somebody asks for them. */
export function YahrzeitTable({ mayWrite, hidden }: { mayWrite: boolean; hidden: string[] }) {
  const t = useTranslate();
  return (
    <WithTellings>
      <DataTable<Yahrzeit>
        body={ByDay}
        {...(mayWrite ? { bulkActionsToolbar: <Chosen /> } : { bulkActionButtons: false })}
        rowClick={(id) => at(id)}
        hiddenColumns={hidden}
        sx={datesWhole}
      >
        <DataTable.Col
          source="name"
          render={(row: Yahrzeit) => <NameCell name={row.name} hebrewName={row.hebrewName} to={at(row.id)} />}
        />
        <DataTable.Col source="gregorianDate" render={(row: Yahrzeit) => <Day date={row.gregorianDate} />} />
        <DataTable.Col source="nextHebrewObservanceDate" render={(row: Yahrzeit) => <Next row={row} />} />
        <DataTable.Col source="hebrewDate" render={(row: Yahrzeit) => <HebrewDate of={row} />} />
        <DataTable.Col source="personDetails" render={(row: Yahrzeit) => <Typed text={row.personDetails} />} />
        <DataTable.Col source="afterSunset" render={(row: Yahrzeit) => t(sunsetWord(row.afterSunset))} />
        <ActionsCol<Yahrzeit> unheaded>{(row) => <RowWords row={row} mayWrite={mayWrite} />}</ActionsCol>
      </DataTable>
    </WithTellings>
  );
}

/** Where all columns have room, a long name goes on below before a date does. */
const datesWhole = {
  '@media (min-width: 1360px)': {
    '& td:is(.column-gregorianDate, .column-nextHebrewObservanceDate, .column-hebrewDate)': { whiteSpace: 'nowrap' },
  },
};

function RowWords({ row, mayWrite }: { row: Yahrzeit; mayWrite: boolean }) {
  const t = useTranslate();
  return (
    <>
      <Box sx={telling}>
        <Telling row={row} />
      </Box>
      <RowWord to={at(row.id)} label={t('lists.view', { name: row.name })}>
        {t('lists.words.view')}
      </RowWord>
      {mayWrite && (
        <RowWord to={`${at(row.id)}?edit=1`} label={t('lists.edit', { name: row.name })}>
          {t('ra.action.edit')}
        </RowWord>
      )}
      {mayWrite && (
        <RowWord to={at(row.id)} label={t('lists.delete', { name: row.name })}>
          {t('ra.action.delete')}
        </RowWord>
      )}
    </>
  );
}

/** It has its room from the start, where dates need not break for it: nothing moves when it comes, in two lines neither. */
const telling = {
  ...{ alignSelf: 'center', marginInlineEnd: 1, flex: '0 1 auto', minWidth: 0, textAlign: 'end' },
  my: '-9px',
  '& > span': {
    ...{ display: 'none', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: `var(${BREAKS}, normal)` },
    ...{ WebkitBoxOrient: 'vertical', WebkitLineClamp: '2' },
  },
  '@media (min-width: 1360px)': { width: '17.25rem', '& > span': { display: '-webkit-box' } },
};

/** What can be done with the chosen ones, which comes once there are some. */
function Chosen() {
  const { selectedIds } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <Part>
      <ChosenYahrzeits />
    </Part>
  );
}

/** Under the heading of its day a row says which yahrzeit it is, instead of how far away that is. */
function Next({ row }: { row: Yahrzeit }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const date = nextObservance(row);
  const nth = which(t, nthOf(row), locale);
  if (!useIsByDay()) return <NextDay date={date} />;
  return (
    <>
      <Day date={date} style="weekday" />
      {nth && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' · '}
          {nth}
        </Box>
      )}
    </>
  );
}

const sunsetWord = (afterSunset: boolean | null): string =>
  afterSunset === null
    ? 'resources.yahrzeits.sunset.unsure'
    : `resources.yahrzeits.sunset.${afterSunset ? 'yes' : 'no'}`;
