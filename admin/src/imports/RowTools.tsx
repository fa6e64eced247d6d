import { Box, Button } from '@mui/material';
import type { ImportRowWithCells, ImportSummary } from '@zikaron/contract';
import { useState } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { DialogForm } from '../forms/DialogForm';
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

type Typed = Readonly<Record<string, string | null>>;
const sourceOf = (index: number): string => `cell${index}`;
const asTyped = ({ mended, cells }: ImportRowWithCells): Typed =>
  Object.fromEntries((mended ?? cells).map((text, index) => [sourceOf(index), text]));

/** Every used cell of a row, to be written anew. */
function MendRow({ table, row, onClose }: { table: ImportSummary; row: ImportRowWithCells; onClose: () => void }) {
  const t = useTranslate();
  const { say } = useTelling(table);
  const headingOf = useHeading();
  const used = table.columns.filter(({ field }) => field !== 'ignore');
  const [record] = useState(() => asTyped(row));
  const save = async (typed: Typed) => {
    const said = used.map(({ index }) => [index, typed[sourceOf(index)] ?? ''] as const);
    const cells = Object.fromEntries(said.filter(([index, text]) => text !== (record[sourceOf(index)] ?? '')));
    if (Object.keys(cells).length > 0) await say('rows', { rows: [row.row], cells });
    return onClose;
  };
  return (
    <DialogForm
      title={t('resources.imports.tools.changeRow', { n: row.row })}
      {...{ record, save, onClose }}
      saveLabel={t('resources.imports.readAgain')}
    >
      {used.map(({ index, heading, field }) => (
        <TextInput
          key={index}
          source={sourceOf(index)}
          label={`${headingOf(heading)} (${t(`resources.imports.fieldNames.${field}`)})`}
          helperText={false}
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
      ))}
    </DialogForm>
  );
}
