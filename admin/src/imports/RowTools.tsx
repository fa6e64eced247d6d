import { Box, Button, TextField } from '@mui/material';
import type { ImportRowWithCells, ImportSummary } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PlainDialog } from '../forms/PlainDialog';
import { useHeading } from './use-heading';
import { useTelling } from './use-telling';

/** What can be done with any row by hand: change its cells, leave it out, bring it. */
export function RowTools({ table, row }: { table: ImportSummary; row: ImportRowWithCells }) {
  const t = useTranslate();
  const { busy, tell } = useTelling(table);
  const [mending, setMending] = useState(false);
  const rows = [row.row];
  const label = (what: string) => t(`resources.imports.tools.${what}Row`, { n: row.row });
  return (
    <Box sx={{ marginInlineStart: 'auto', display: 'flex', gap: 0.5 }}>
      {row.leftOut ? (
        <Button
          size="small"
          disabled={busy}
          aria-label={label('bring')}
          onClick={() => void tell('rows', { rows, bring: true })}
        >
          {t('resources.imports.tools.bring')}
        </Button>
      ) : (
        <>
          <Button size="small" disabled={busy} aria-label={label('change')} onClick={() => setMending(true)}>
            {t('lists.words.change')}
          </Button>
          <SkipButton row={row} busy={busy} label={label} onSkip={(skip) => void tell('rows', { rows, skip })} />
        </>
      )}
      {mending && <MendRow table={table} row={row} onClose={() => setMending(false)} />}
    </Box>
  );
}

interface SkipButtonProps {
  row: ImportRowWithCells;
  busy: boolean;
  label: (what: string) => string;
  onSkip: (skip: boolean) => void;
}

function SkipButton({ row, busy, label, onSkip }: SkipButtonProps) {
  const t = useTranslate();
  const isSkipped = row.state === 'skipped';
  const what = isSkipped ? 'unskip' : 'skip';
  return (
    <Button size="small" disabled={busy} aria-label={label(what)} onClick={() => onSkip(!isSkipped)}>
      {t(`resources.imports.tools.${what}`)}
    </Button>
  );
}

/** Every used cell of a row, to be written anew. */
function MendRow({ table, row, onClose }: { table: ImportSummary; row: ImportRowWithCells; onClose: () => void }) {
  const t = useTranslate();
  const { busy, tell } = useTelling(table);
  const headingOf = useHeading();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const held = row.mended ?? row.cells;
  const used = table.columns.filter(({ field }) => field !== 'ignore');
  const save = async () => {
    if (Object.keys(typed).length === 0 || (await tell('rows', { rows: [row.row], cells: typed }))) onClose();
  };
  return (
    <PlainDialog
      title={t('resources.imports.tools.changeRow', { n: row.row })}
      confirm={{ label: t('resources.imports.readAgain'), busy, does: () => void save() }}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        {used.map(({ index, heading, field }) => (
          <TextField
            key={index}
            label={`${headingOf(heading)} (${t(`resources.imports.fieldNames.${field}`)})`}
            value={typed[index] ?? held[index] ?? ''}
            onChange={({ target }) => setTyped({ ...typed, [index]: target.value })}
            slotProps={{ htmlInput: { dir: 'auto' } }}
          />
        ))}
      </Box>
    </PlainDialog>
  );
}
