import {
  Box,
  Button,
  Checkbox,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  type SxProps,
  type Theme,
} from '@mui/material';
import type { LeapYearChoice, LeapYearPage } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { call } from '../api/http';
import { useWriteTo } from '../bulk-actions/useWriteTo';
import { Quiet } from '../theme/Quiet';
import { useMayWriteYahrzeits } from '../yahrzeits/may-write';
import { Day, HebrewDate } from '../dates/When';
import { useAction } from '../forms/useAction';
import { NameCell, StatusChip } from '../lists/Cells';
import { BESIDE, TWO_LINES, useCompact } from '../lists/density';
import { addressOf, MOST_ROWS, type SearchParams } from './search-params';
import { ApproveBar } from './ApproveBar';
import { useTicked } from '../lists/useTicked';

/** The records with the days that either Adar gives, and the choice for those that are ticked. */
export function ChoiceTable({ answer, asked }: { answer: LeapYearPage; asked: SearchParams }) {
  const t = useTranslate();
  const mayWrite = useMayWriteYahrzeits();
  const ticks = useTicked();
  return (
    <>
      {mayWrite && <Approve {...ticks} answer={answer} asked={asked} />}
      <Box sx={[{ overflowX: 'auto' }, useCompact()]} tabIndex={0} role="region" aria-label={t('leapYear.kept')}>
        <Table>
          <Head onPage={idsOf(answer.data)} {...ticks} />
          <TableBody>
            {answer.data.map((choice) => (
              <ChoiceRow key={choice.id} choice={choice} {...ticks} />
            ))}
          </TableBody>
        </Table>
      </Box>
    </>
  );
}

const idsOf = (choices: readonly LeapYearChoice[]): string[] => choices.map(({ id }) => id);

type Ticks = Pick<ReturnType<typeof useTicked>, 'ticked' | 'tick' | 'clear'>;

function Approve({ ticked, tick, clear, answer, asked }: Ticks & { answer: LeapYearPage; asked: SearchParams }) {
  const t = useTranslate();
  const mayWriteLetters = useMay('emails:write');
  const writeTo = useWriteTo();
  const { busy, act } = useAction();
  const tickAll = () =>
    act(async () => {
      const { data } = await call<LeapYearPage>(addressOf(asked, 1, MOST_ROWS));
      tick(idsOf(data), true);
    }, t('leapYear.loadError'));
  return (
    <ApproveBar ids={[...ticked]} onDone={clear}>
      {answer.total > answer.data.length && (
        <Button disabled={busy} onClick={() => void tickAll()}>
          {t('leapYear.selectAll', { n: Math.min(answer.total, MOST_ROWS) })}
        </Button>
      )}
      {mayWriteLetters && (
        <Button disabled={ticked.size === 0} onClick={() => void writeTo({ ids: [...ticked] })}>
          {t('bulk.write')}
        </Button>
      )}
    </ApproveBar>
  );
}

/** On a phone it stands alone, and says in words what it is. */
function TickPage({ onPage, ticked, tick }: Omit<Ticks, 'clear'> & { onPage: string[] }) {
  const t = useTranslate();
  const allOnPage = onPage.every((id) => ticked.has(id));
  return (
    <TableCell padding="checkbox">
      <Box component="label" sx={{ whiteSpace: 'nowrap' }}>
        <Checkbox
          checked={allOnPage}
          indeterminate={!allOnPage && onPage.some((id) => ticked.has(id))}
          onChange={(_, on) => tick(onPage, on)}
          slotProps={{ input: { 'aria-label': t('leapYear.selectPage') } }}
        />
        <Box component="span" sx={{ display: { md: 'none' } }}>
          {t('leapYear.selectPage')}
        </Box>
      </Box>
    </TableCell>
  );
}

function Head({ onPage, ticked, tick }: Ticks & { onPage: string[] }) {
  const t = useTranslate();
  const mayWrite = useMayWriteYahrzeits();
  return (
    <TableHead>
      <TableRow>
        {mayWrite && <TickPage {...{ onPage, ticked, tick }} />}
        {['person', 'died', 'first', 'second', 'kept'].map((column) => (
          <TableCell key={column} sx={{ display: { xs: 'none', md: 'table-cell' } }}>
            {t(`leapYear.${column}`)}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  );
}

function ChoiceRow({ choice, ticked, tick }: Ticks & { choice: LeapYearChoice }) {
  const t = useTranslate();
  const mayWrite = useMayWriteYahrzeits();
  return (
    <TableRow selected={ticked.has(choice.id)} sx={asCard}>
      {mayWrite && (
        <TableCell padding="checkbox" sx={{ gridRow: '1 / span 4' }}>
          <Checkbox
            checked={ticked.has(choice.id)}
            onChange={(_, on) => tick([choice.id], on)}
            slotProps={{ input: { 'aria-label': t('leapYear.select', { name: choice.name }) } }}
          />
        </TableCell>
      )}
      <ChoiceCells choice={choice} />
    </TableRow>
  );
}

/** On a phone a row is a card: the name, the day of death, both days beside each other, and what is kept. */
const asCard: SxProps<Theme> = (theme) => ({
  [theme.breakpoints.down('md')]: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr 1fr',
    borderBottom: `1px solid ${theme.palette.divider}`,
    py: 1,
    '& > td': { borderBottom: 0, px: 1, py: 0.75 },
  },
});
const wholeLine = { gridColumn: '2 / -1' };

function ChoiceCells({ choice }: { choice: LeapYearChoice }) {
  const t = useTranslate();
  const { adarRule, approved, nth } = choice;
  return (
    <>
      <TableCell sx={wholeLine}>
        <NameCell name={choice.name} hebrewName={choice.hebrewName} to={`/app/yahrzeits/${choice.id}`} />
      </TableCell>
      <TableCell sx={wholeLine}>
        <Box className={TWO_LINES}>
          <HebrewDate of={choice} />
          {nth !== null && <Quiet>{t('leapYear.nth', { n: nth })}</Quiet>}
        </Box>
      </TableCell>
      <AdarCell on={choice.first} kept={adarRule !== 'second'} column={2} />
      <AdarCell on={choice.second} kept={adarRule !== 'first'} column={3} />
      <TableCell sx={wholeLine}>
        <Box className={BESIDE}>
          <Box>{t(`leapYear.keep.${adarRule}`)}</Box>
          <StatusChip tone={approved ? 'done' : 'calm'}>{t(`leapYear.${approved ? 'byRecord' : 'byRule'}`)}</StatusChip>
        </Box>
      </TableCell>
    </>
  );
}

/** One of the two days. The one that is not kept is quieter. */
function AdarCell({ on, kept, column }: { on: LeapYearChoice['first']; kept: boolean; column: 2 | 3 }) {
  return (
    <TableCell
      sx={{ gridColumn: column, whiteSpace: { md: 'nowrap' }, color: kept ? 'text.primary' : 'text.secondary' }}
    >
      <Box className={TWO_LINES}>
        <Box sx={{ fontWeight: kept ? 600 : 400 }}>
          <Day date={on.date} style="weekday" />
        </Box>
        <Quiet>
          <HebrewDate of={on} />
        </Quiet>
      </Box>
    </TableCell>
  );
}
