import { Box, Button, Paper, Typography } from '@mui/material';
import type { ImportIssue, ImportRowWithCells, ImportSummary } from '@zikaron/contract';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatCivil } from '../dates/civil';
import { isTaken } from '../layout/keys';
import { answersTo, askedAbout, likeliest, type Answer } from './doubts';
import { IssueText } from './IssueText';
import { Understood } from './ImportRowItem';
import { MendCell } from './MendCell';
import { FieldOf, Said } from './RowConflict';
import { useDoubts, useFocusOnNext } from './use-doubts';
import { useHeading } from './use-heading';
import { useTelling } from './use-telling';

function useCivilDay(): (date: string) => string {
  const [locale] = useLocaleState();
  return (date) => formatCivil(date, locale, 'day');
}

/** What waits for somebody, one row at a time: by mouse, or by the keys 1, 2, 3, by Enter for the cell, and by 0 for later. */
export function Doubts({ table }: { table: ImportSummary }) {
  const t = useTranslate();
  const { row, at, total, had, step } = useDoubts(table);
  useKeys((key) => {
    if (key === '0' && total > 1) step(1);
  });
  const afterThem = had ? NONE : null;
  const shown = row ? sayingOf(row) : afterThem;
  useFocusOnNext(HEADING, shown);
  if (shown === NONE) return <NoneLeft />;
  if (!row) return null;
  return (
    <Paper variant="outlined" component="section" aria-labelledby={HEADING} sx={cardLook}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, flexWrap: 'wrap', mb: 1 }}>
        <Typography variant="h3" component="h2" id={HEADING} tabIndex={-1}>
          {t('resources.imports.doubt.title', { row: row.row })}
        </Typography>
        <Typography color="text.secondary">{t('resources.imports.doubt.place', { n: at + 1, total })}</Typography>
      </Box>
      <Doubt key={shown} table={table} row={row} />
      {total > 1 && <Steps step={step} />}
    </Paper>
  );
}

/** Below the bar when it is brought into sight. */
const cardLook = { mb: 2.5, p: { xs: 2, sm: 3 }, scrollMarginTop: 80, scrollMarginBottom: 16 };
const HEADING = 'doubt';
const NONE = 'none';
const sayingOf = ({ row, cells, mended }: ImportRowWithCells): string =>
  `${row} ${cells.join('|')} ${mended?.join('|') ?? ''}`;

/** After the last one: where one is, and that it is done. */
function NoneLeft() {
  const t = useTranslate();
  return (
    <Typography id={HEADING} tabIndex={-1} sx={{ mb: 2.5 }}>
      {t('resources.imports.doubt.none')}
    </Typography>
  );
}

function Steps({ step }: { step: (by: 1 | -1) => void }) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 1.5 }}>
      <Button size="small" onClick={() => step(-1)}>
        {t('resources.imports.doubt.before')}
      </Button>
      <Button size="small" onClick={() => step(1)}>
        <Key>0</Key>
        {t('resources.imports.doubt.later')}
      </Button>
    </Box>
  );
}

function Doubt({ table, row }: { table: ImportSummary; row: ImportRowWithCells }) {
  const telling = useTelling(table);
  const { busy, tell } = telling;
  const issue = askedAbout(row);
  const [locale] = useLocaleState();
  const answers = answersTo(table, row, locale);
  const choose = ({ what, body }: Answer) => void tell(what, body);
  useKeys((key) => {
    const answer = answers[Number(key) - 1];
    if (answer && !busy) choose(answer);
  });
  return (
    <>
      <CellsAndMeaning table={table} row={row} />
      {issue?.severity === 'error' && !issue.dates && (
        <MendCell key={row.row} table={table} row={row} column={issue.column} telling={telling} />
      )}
      <Answers answers={answers} busy={busy} onChoose={choose} />
    </>
  );
}

interface AnswersProps {
  answers: readonly Answer[];
  busy: boolean;
  onChoose: (answer: Answer) => void;
}

/** Each answer with its key; the likeliest stands out. */
const Answers = ({ answers, busy, onChoose }: AnswersProps) => (
  <Box component="ol" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', display: 'flex', gap: 1, flexWrap: 'wrap' }}>
    {answers.map((answer, n) => (
      <li key={answer.words + JSON.stringify(answer.values)}>
        <Button
          variant={answer === likeliest(answers) ? 'contained' : 'outlined'}
          disabled={busy}
          aria-keyshortcuts={String(n + 1)}
          onClick={() => onChoose(answer)}
        >
          <Key>{n + 1}</Key>
          <AnswerText answer={answer} />
        </Button>
      </li>
    ))}
  </Box>
);

/** What stands in the file, and beside it what was understood. */
function CellsAndMeaning({ table, row }: { table: ImportSummary; row: ImportRowWithCells }) {
  const t = useTranslate();
  const issue = askedAbout(row);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <Box>
        <Typography variant="subtitle2" color="text.secondary">
          {t('resources.imports.doubt.cells')}
        </Typography>
        <CellsInFile table={table} row={row} />
      </Box>
      <Box>
        <Typography variant="subtitle2" color="text.secondary">
          {t('resources.imports.doubt.understood')}
        </Typography>
        <Box sx={{ fontWeight: 600 }} dir="auto">
          {row.name ?? t('resources.imports.noName')}
        </Box>
        <Understood row={row} />
        {issue && (
          <Box sx={{ mt: 1, color: issue.severity === 'error' ? 'error.main' : 'warning.main' }}>
            <IssueText issue={issue} />
          </Box>
        )}
        {issue?.dates && <BothDates dates={issue.dates} />}
        {row.conflict && !issue && <Contradiction conflict={row.conflict} />}
      </Box>
    </Box>
  );
}

function AnswerText({ answer: { words, values } }: { answer: Answer }) {
  const t = useTranslate();
  const day = useCivilDay();
  const key = words.startsWith('choices.') ? `resources.imports.${words}` : `resources.imports.doubt.${words}`;
  const shown = Object.entries(values ?? {}).map(([name, value]) => [
    name,
    `\u2068${/^\d{4}-\d\d-\d\d$/.test(value) ? day(value) : value}\u2069`,
  ]);
  return <>{t(key, Object.fromEntries(shown))}</>;
}

/** The cells as the file has them, by its headings; what was mended stands behind. */
function CellsInFile({ table, row }: { table: ImportSummary; row: ImportRowWithCells }) {
  const headingOf = useHeading();
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 1.5, rowGap: 0.25 }}>
      {table.columns
        .filter(({ index }) => row.cells[index]?.trim())
        .map(({ index, heading }) => (
          <Box key={index} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              <bdi>{headingOf(heading)}</bdi>
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              <bdi>{row.cells[index]}</bdi>
              {row.mended && row.mended[index] !== row.cells[index] && (
                <Box component="span" sx={{ color: 'success.main' }}>
                  {' · '}
                  <bdi>{row.mended[index] || '∅'}</bdi>
                </Box>
              )}
            </Box>
          </Box>
        ))}
    </Box>
  );
}

function BothDates({ dates }: { dates: NonNullable<ImportIssue['dates']> }) {
  const t = useTranslate();
  const day = useCivilDay();
  const [locale] = useLocaleState();
  const inTheirs = (latin: string, hebrew: string | undefined) => <bdi>{(locale === 'he' && hebrew) || latin}</bdi>;
  return (
    <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 1.5 }}>
      <dt>{t('resources.imports.photographs.fields.civilDate')}</dt>
      <Box component="dd" sx={{ m: 0 }}>
        {day(dates.civil)} = {inTheirs(dates.civilAsHebrew, dates.civilAsHebrewHe)}
      </Box>
      <dt>{t('resources.imports.photographs.fields.hebrewDate')}</dt>
      <Box component="dd" sx={{ m: 0 }}>
        {inTheirs(dates.hebrew, dates.hebrewHe)}
        {dates.hebrewAsCivil && <> = {day(dates.hebrewAsCivil)}</>}
      </Box>
      {dates.hebrewAsCivil === dates.civil ? (
        <dd style={{ gridColumn: '1 / -1', margin: 0 }}>{t('resources.imports.doubt.butAfterSunset')}</dd>
      ) : (
        <>
          <dt>{t('resources.imports.doubt.between')}</dt>
          <Box component="dd" sx={{ m: 0 }}>
            {t('resources.imports.doubt.days', { smart_count: Math.abs(dates.differenceDays) })}
          </Box>
        </>
      )}
    </Box>
  );
}

function Contradiction({ conflict }: { conflict: NonNullable<ImportRowWithCells['conflict']> }) {
  const t = useTranslate();
  return (
    <Box sx={{ mt: 1 }}>
      {t(`resources.imports.conflict.${conflict.kind}`)}
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {conflict.fields.map(({ field, existing, file, contact }) => (
          <li key={`${field} ${contact?.id ?? ''}`}>
            <FieldOf field={field} contact={contact} /> – {t('resources.imports.conflict.existing')}:{' '}
            <Said field={field} text={existing} /> · {t('resources.imports.conflict.file')}:{' '}
            <Said field={field} text={file} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

const Key = ({ children }: { children: ReactNode }) => (
  <Box component="kbd" aria-hidden sx={{ marginInlineEnd: 1, opacity: 0.7, font: 'inherit' }}>
    {children}
  </Box>
);

/** Hears single keys, except while somebody types or has the focus on what acts by itself. */
function useKeys(press: (key: string) => void): void {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const listen = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (!ctrlKey && !metaKey && !altKey && !isTaken(target)) latest.current(key);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
