import { Box, Button } from '@mui/material';
import type { Yahrzeit } from '@zikaron/contract';
import { lazy, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { RecentChanges } from '../bulk-actions/RecentChanges';
import { Part } from '../crash/Part';
import { NextDay } from '../dates/When';
import { CardList } from '../lists/CardList';
import { NameCell } from '../lists/Cells';
import type { Exporting } from '../lists/ExportButton';
import { LinkButton } from '../lists/LinkButton';
import { ListPage } from '../lists/ListPage';
import { which } from '../this-week/words';
import { DayWords, useIsByDay } from './DayWords';
import { useYahrzeitWriting } from './may-write';
import { nextObservance, nthOf } from './next-observance';
import { Telling, WithTellings } from './Telling';
import { useYahrzeitFilters } from './filters';
import { WeekLine } from './WeekLine';
import { EmptyOf } from '../lists/EmptyState';

/** Shown once somebody asks for them. */
const HIDDEN = ['personDetails', 'afterSunset'];
const EXPORTING: Exporting<'yahrzeits'> = {
  path: '/yahrzeits/export',
  perObserver: true,
  columns: {
    name: ['name', 'hebrewName'],
    gregorianDate: ['gregorianDate'],
    nextHebrewObservanceDate: ['nextHebrewObservanceDate', 'nextHebrewObservance'],
    hebrewDate: ['hebrewDate'],
    personDetails: ['personDetails'],
    afterSunset: ['afterSunset'],
  },
  hidden: HIDDEN,
};

// A phone shows cards, and does without it; `app.html` asks for it where there is room.
const YahrzeitTable = lazy(() => import('./YahrzeitTable').then(({ YahrzeitTable: table }) => ({ default: table })));
const NewYahrzeit = lazy(() => import('./NewYahrzeit').then(({ NewYahrzeit: page }) => ({ default: page })));
const at = (id: unknown) => `/app/yahrzeits/${String(id)}`;

/** `/app/yahrzeits` */
export default function YahrzeitList() {
  const { allowed } = useYahrzeitWriting();
  const { state } = useLocation() as { state: { adding?: boolean } | null };
  const [adding, setAdding] = useState(allowed && state?.adding === true);
  return (
    <>
      <Yahrzeits onAdd={() => setAdding(true)} />
      {adding && (
        <Part>
          <NewYahrzeit onClose={() => setAdding(false)} />
        </Part>
      )}
    </>
  );
}

const BringIn = () => (
  <LinkButton to="/app/imports" variant="outlined" label={useTranslate()('resources.yahrzeits.bringIn')} />
);

function Yahrzeits({ onAdd }: { onAdd: () => void }) {
  const t = useTranslate();
  const { allowed, locked } = useYahrzeitWriting();
  const mayWrite = allowed && !locked;
  const add = allowed && (
    <Button key="new" variant="contained" data-key="n" disabled={locked} onClick={onAdd}>
      {t('resources.yahrzeits.new')}
    </Button>
  );
  const bring = mayWrite && <BringIn key="bring" />;
  return (
    <ListPage
      title={t('resources.yahrzeits.title')}
      intro={(total, n) => t('resources.yahrzeits.intro', { smart_count: total, n })}
      actions={[bring, add]}
      quiet={<WeekLine />}
      sort={{ field: 'nextHebrewObservanceDate', order: 'ASC' }}
      columns
      exporting={EXPORTING}
      tools={mayWrite && <RecentChanges />}
      filters={useYahrzeitFilters()}
      empty={<EmptyOf resource="yahrzeits">{[add, bring]}</EmptyOf>}
      cards={<Cards />}
    >
      <YahrzeitTable mayWrite={mayWrite} hidden={HIDDEN} />
    </ListPage>
  );
}

/** On a phone as in the table: in the order of days, under a heading for each. */
function Cards() {
  const isByDay = useIsByDay();
  const heading = (row: Yahrzeit, before?: Yahrzeit) => {
    const date = nextObservance(row);
    if (!isByDay || !date || (before && nextObservance(before) === date)) return null;
    return (
      <Box component="h2" sx={dayHeading}>
        <DayWords date={date} />
      </Box>
    );
  };
  return (
    <WithTellings>
      <CardList<Yahrzeit> to={({ id }) => at(id)} above={heading}>
        {(row) => <Card row={row} isByDay={isByDay} />}
      </CardList>
    </WithTellings>
  );
}

const dayHeading = { m: 0, px: 2, pt: 2, fontSize: '1.0625rem', fontWeight: 400, lineHeight: 1.3 };

function Card({ row, isByDay }: { row: Yahrzeit; isByDay: boolean }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return (
    <>
      <NameCell name={row.name} hebrewName={row.hebrewName} />
      <Box sx={{ mt: 0.5, display: 'flex', justifyContent: 'space-between', alignItems: 'end', gap: 1 }}>
        {isByDay ? (
          <Box sx={{ color: 'text.secondary', lineHeight: 1.35, flexShrink: 0 }}>{which(t, nthOf(row), locale)}</Box>
        ) : (
          <NextDay date={nextObservance(row)} />
        )}
        <Telling row={row} />
      </Box>
    </>
  );
}
