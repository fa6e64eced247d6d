import { Box, Checkbox } from '@mui/material';
import { kinshipAsRead, type ImportRow, type ImportRowWithCells, type ImportSummary } from '@zikaron/contract';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Day } from '../dates/When';
import { StatusChip } from '../lists/Cells';
import type { Tone } from '../theme/tokens';
import { IssueText } from './IssueText';
import { RowConflict } from './RowConflict';
import { RowTools } from './RowTools';
import type { Choosing } from './use-choices';

const TONES: Record<ImportRow['state'], Tone> = {
  new: 'done',
  merge: 'calm',
  changed: 'care',
  duplicate: 'care',
  unchanged: 'calm',
  skipped: 'calm',
  leftOut: 'calm',
  error: 'danger',
};
const COLOURS = { error: 'error.main', warning: 'warning.main', info: 'text.secondary' } as const;

interface ImportRowItemProps {
  row: ImportRowWithCells;
  table: ImportSummary;
  /** The plate that it was read from. */
  crop?: string | undefined;
  choosing?: Choosing;
  ticked?: boolean;
  /** Left out where nothing can be said of many. */
  onTick?: (on: boolean) => void;
}

/** One row of the file: its number, what was understood, each problem by its column, and what it contradicts. */
export function ImportRowItem({ row, table, crop, choosing, ticked = false, onTick }: ImportRowItemProps) {
  const t = useTranslate();
  return (
    <Box sx={look}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        {onTick && !row.leftOut && (
          <Checkbox
            checked={ticked}
            onChange={(_, on) => onTick(on)}
            slotProps={{ input: { 'aria-label': t('resources.imports.row', { n: row.row }) } }}
            sx={{ ml: -1 }}
          />
        )}
        <Box sx={{ color: 'text.secondary', minWidth: '4.5rem' }}>{t('resources.imports.row', { n: row.row })}</Box>
        <Whom row={row} />
        <StatusChip tone={TONES[row.state]}>
          {t(row.leftOut ? `resources.imports.leftOut.${row.leftOut}` : `resources.imports.rowStates.${row.state}`)}
        </StatusChip>
        {choosing && <RowTools table={table} row={row} />}
      </Box>
      <Box sx={{ color: 'text.secondary', mt: 0.25 }}>
        <Understood row={row} />
      </Box>
      {crop && <Crop src={crop} n={row.row} />}
      <Issues row={row} table={table} />
      {row.conflict && <RowConflict row={row} conflict={row.conflict} choosing={choosing} />}
    </Box>
  );
}

const look = {
  px: { xs: 2, sm: 3 },
  py: 1.75,
  borderTop: '1px solid',
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
};

/** The name; of a row that is left out all that stands in it. */
function Whom({ row }: { row: ImportRowWithCells }) {
  const t = useTranslate();
  const cells = row.leftOut && row.cells.filter((cell) => cell.trim()).join(' · ');
  return (
    <Box dir="auto" sx={{ fontWeight: 600 }}>
      {row.yahrzeitId ? (
        <Box component={Link} to={`/app/yahrzeits/${row.yahrzeitId}`} sx={{ color: 'primary.main' }}>
          {row.name}
        </Box>
      ) : (
        (row.name ?? cells ?? t('resources.imports.noName'))
      )}
    </Box>
  );
}

function Crop({ src, n }: { src: string; n: number }) {
  const alt = useTranslate()('resources.imports.photographs.crop', { n });
  return (
    <Box
      component="img"
      {...{ src, alt }}
      sx={{ display: 'block', maxWidth: '100%', maxHeight: 140, mt: 1, borderRadius: 1 }}
    />
  );
}

/** What the page says of the whole list is not said of each row. */
function Issues({ row, table }: Pick<ImportRowItemProps, 'row' | 'table'>) {
  const issues = row.issues.filter(({ code }) => !table.counts.saidOnce.some((said) => said.code === code));
  if (issues.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.5, paddingInlineStart: 2.5 }}>
      {issues.map((issue) => (
        <Box component="li" key={`${issue.code}-${issue.column ?? ''}`} sx={{ color: COLOURS[issue.severity] }}>
          <IssueText issue={issue} />
        </Box>
      ))}
    </Box>
  );
}

/** What a row says, in short. */
export function Understood({ row }: { row: ImportRow }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const language = locale === 'he' ? 'he' : 'en';
  const people = row.observers.map(({ name, relationship, detail, email }) => {
    const kinship = kinshipAsRead({ name, relationship, relationshipDetail: detail }, language);
    return [kinship ?? name, email].filter(Boolean).join(', ');
  });
  return (
    <>
      {row.gregorianDate && <Day date={row.gregorianDate} />}
      {row.gregorianDate && row.hebrewDate && ' · '}
      <bdi>{(language === 'he' && row.hebrewDateHe) || row.hebrewDate}</bdi>
      {row.afterSunset === true && ` · ${t('resources.imports.afterSunset')}`}
      {people.map((person) => (
        <Box key={person} dir="auto">
          {person}
        </Box>
      ))}
    </>
  );
}
