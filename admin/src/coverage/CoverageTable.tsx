import { Box, Button, Checkbox, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { CoverageLine } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { BESIDE, TWO_LINES, useCompact } from '../lists/density';
import { LinkFrom } from '../lists/LinkFrom';
import { useMay } from '../api/account';
import { NextDay } from '../dates/When';
import { NameCell, StatusChip } from '../lists/Cells';
import { stacked } from '../lists/stacked';
import { useAnswerWords } from '../responses/useAnswerWords';
import { Quiet } from '../theme/Quiet';
import type { Tone } from '../theme/tokens';
import { isWay, type SearchParams } from './search-params';
import { useTicked } from '../lists/useTicked';
import { CoverageChosen } from './CoverageChosen';
import { usePrinting } from './usePrinting';
import { outcomeWords } from './outcome-words';

/** A line for each observer of each observance, and one for each that nobody observes. */
export function CoverageTable({ lines, total, asked }: { lines: CoverageLine[]; total: number; asked: SearchParams }) {
  const t = useTranslate();
  const { ticked, tick, clear } = useTicked();
  const observed = lines.filter(({ observanceId }) => observanceId);
  const chosen = observed.filter(({ id }) => ticked.has(id));
  return (
    <>
      {chosen.length > 0 && <CoverageChosen chosen={chosen} total={total} asked={asked} onClear={clear} />}
      <Box sx={[{ overflowX: 'auto' }, useCompact()]} tabIndex={0} role="region" aria-label={t('layout.menu.coverage')}>
        <Table size="small" sx={stacked}>
          <ColumnHeads observed={observed} chosen={chosen} tick={tick} />
          <TableBody>
            {lines.map((line) => (
              <LineRow key={line.id} ticked={ticked} line={line} tick={tick} asked={asked} />
            ))}
          </TableBody>
        </Table>
      </Box>
    </>
  );
}

interface ColumnHeadsProps {
  observed: CoverageLine[];
  chosen: CoverageLine[];
  tick: (keys: readonly string[], on: boolean) => void;
}

function ColumnHeads({ observed, chosen, tick }: ColumnHeadsProps) {
  const t = useTranslate();
  const mayWrite = useMay('contacts:write');
  return (
    <TableHead>
      <TableRow>
        {mayWrite && <TickAll observed={observed} chosen={chosen} tick={tick} />}
        {(['date', 'yahrzeit', 'contact', 'outcome'] as const).map((column) => (
          <TableCell key={column}>{t(`coverage.columns.${column}`)}</TableCell>
        ))}
        <TableCell>{t('lists.actions')}</TableCell>
      </TableRow>
    </TableHead>
  );
}

interface TickAllProps {
  observed: CoverageLine[];
  chosen: CoverageLine[];
  tick: (keys: readonly string[], on: boolean) => void;
}

function TickAll({ observed, chosen, tick }: TickAllProps) {
  const t = useTranslate();
  return (
    <TableCell padding="checkbox">
      <Checkbox
        checked={observed.length > 0 && chosen.length === observed.length}
        indeterminate={chosen.length > 0 && chosen.length < observed.length}
        onChange={(_, on) =>
          tick(
            observed.map(({ id }) => id),
            on,
          )
        }
        slotProps={{ input: { 'aria-label': t('leapYear.selectPage') } }}
      />
    </TableCell>
  );
}

interface LineRowProps {
  ticked: ReadonlySet<string>;
  line: CoverageLine;
  tick: (keys: readonly string[], on: boolean) => void;
  asked: SearchParams;
}

function LineRow({ ticked, line, tick, asked }: LineRowProps) {
  const mayWrite = useMay('contacts:write');
  return (
    <TableRow selected={ticked.has(line.id)}>
      {mayWrite && <TickCell line={line} ticked={ticked} tick={tick} />}
      <TableCell>
        <When line={line} />
      </TableCell>
      <TableCell>
        <NameCell
          name={line.yahrzeit.name}
          hebrewName={line.yahrzeit.hebrewName}
          to={`/app/yahrzeits/${line.yahrzeit.id}`}
        />
      </TableCell>
      <TableCell>
        <Contact line={line} />
      </TableCell>
      <TableCell>
        <How line={line} />
      </TableCell>
      <TableCell>
        <Actions line={line} asked={asked} />
      </TableCell>
    </TableRow>
  );
}

function When({ line }: Pick<LineRowProps, 'line'>) {
  const t = useTranslate();
  return (
    <Box className={BESIDE}>
      <NextDay date={line.date} />
      {line.calendar === 'civil' && <Under>{t('coverage.civil')}</Under>}
    </Box>
  );
}

interface TickCellProps {
  line: CoverageLine;
  ticked: ReadonlySet<string>;
  tick: (keys: readonly string[], on: boolean) => void;
}

function TickCell({ line, ticked, tick }: TickCellProps) {
  const t = useTranslate();
  return (
    <TableCell padding="checkbox">
      {line.contact && (
        <Checkbox
          checked={ticked.has(line.id)}
          onChange={(_, on) => tick([line.id], on)}
          slotProps={{ input: { 'aria-label': t('leapYear.select', { name: line.contact.name }) } }}
        />
      )}
    </TableCell>
  );
}

const Under = ({ children }: { children: React.ReactNode }) => (
  <Quiet sx={{ overflowWrap: 'anywhere' }}>{children}</Quiet>
);

function Contact({ line: { contact, outcome } }: { line: CoverageLine }) {
  const t = useTranslate();
  if (!contact) return <Under>{t('coverage.nobody')}</Under>;
  const said = outcome === 'phone' ? contact.phone : outcome === 'letter' ? contact.address : contact.email;
  return (
    <Box className={TWO_LINES} title={said ?? undefined} sx={{ mt: { xs: 1, md: 0 } }}>
      <Box
        component={Link}
        to={`/app/contacts/${contact.id}`}
        dir="auto"
        sx={{ color: 'primary.main', fontWeight: 600 }}
      >
        {contact.name}
      </Box>
      {said && (
        <Under>
          <bdi>{said.split('\n').join(', ')}</bdi>
        </Under>
      )}
    </Box>
  );
}

function toneOf(outcome: CoverageLine['outcome'], done: boolean): Tone {
  if (isWay(outcome)) return done ? 'done' : 'calm';
  return ['channel_none', 'former_member', 'held'].includes(outcome) ? 'care' : 'danger';
}

function How({ line: { outcome, shortfall, emailStage, letterStage, answer } }: { line: CoverageLine }) {
  const t = useTranslate();
  const words = useAnswerWords();
  const stages = [emailStage, letterStage].flatMap((stage) => (stage ? [t(`coverage.stages.${stage}`)] : []));
  const done = emailStage === 'sent' || letterStage === 'printed';
  return (
    <Box className={BESIDE}>
      <StatusChip tone={toneOf(outcome, done)}>{outcomeWords(t, outcome)}</StatusChip>
      {stages.length > 0 && <Under>{stages.join(' · ')}</Under>}
      {answer && <Box sx={{ color: 'success.main', fontSize: '.9375rem' }}>{words(answer)}</Box>}
      {shortfall && (
        <Box sx={{ color: 'warning.main', fontSize: '.9375rem' }}>
          {t('coverage.insteadOf', { reason: outcomeWords(t, shortfall) })}
        </Box>
      )}
    </Box>
  );
}

function Actions({ line, asked }: { line: CoverageLine; asked: SearchParams }) {
  const mayWrite = useMay('yahrzeits:write');
  const { observanceId, date, letterStage, messageId, yahrzeit, contact } = line;
  const about = contact?.name ?? yahrzeit.name;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', '& > *': { whiteSpace: 'nowrap' } }}>
      {messageId && <Way word="openEmail" about={about} by={LinkFrom} to={`/app/emails/${messageId}`} />}
      {line.outcome === 'held' && <Way word="openHolds" about={about} to="/app/holds" />}
      {!observanceId && mayWrite && <Way word="addObserver" about={about} to={`/app/yahrzeits/${yahrzeit.id}`} />}
      <PrintOne {...{ asked, observanceId, letterStage, about, date }} />
    </Box>
  );
}

interface WayProps {
  word: string;
  about: string;
  to: string;
  by?: typeof Link;
}

/** A link to where a line is acted on, which says of whom. */
function Way({ word, about, to, by = Link }: WayProps) {
  const text = useTranslate()(`coverage.${word}`);
  return (
    <Button component={by} to={to} aria-label={`${text}: ${about}`}>
      {text}
    </Button>
  );
}

interface PrintOneProps {
  asked: SearchParams;
  observanceId: string | null;
  letterStage: 'printed' | 'toPrint' | null;
  about: string;
  date: string;
}

function PrintOne({ asked, observanceId, letterStage, about, date }: PrintOneProps) {
  const t = useTranslate();
  const maySend = useMay('emails:send');
  const printing = usePrinting(asked);
  return (
    <>
      {observanceId && letterStage && maySend && (
        <Button
          disabled={printing.busy}
          aria-label={`${t(letterStage === 'printed' ? 'coverage.printAgain' : 'thisWeek.friday.print')}: ${about}`}
          onClick={() => printing.one({ observanceId, date }, letterStage === 'printed')}
        >
          {t(letterStage === 'printed' ? 'coverage.printAgain' : 'thisWeek.friday.print')}
        </Button>
      )}
      {printing.dialog}
    </>
  );
}
