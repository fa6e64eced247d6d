import { Box, Button, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ImportRow, ImportRowWithCells, ImportSummary } from '@zikaron/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import { isTaken } from '../layout/keys';
import { Understood } from './ImportRowItem';
import { IssueText } from './IssueText';
import { useHeading } from './use-heading';
import type { Telling } from './use-telling';

interface Mended {
  readonly table: ImportSummary;
  readonly row: ImportRowWithCells;
}

interface MendCellProps extends Mended {
  readonly column: string | null;
  /** One for the cell and the answers beside it: what was pressed while the other is on its way would speak of the same row. */
  readonly telling: Telling;
}

/** The cell that cannot be read, to be written anew: what would be understood is shown as one types, and Enter reads it again. */
export function MendCell({ table, row, column, telling }: MendCellProps) {
  const t = useTranslate();
  const { busy, tell } = telling;
  const headingOf = useHeading();
  const held = table.columns.find(({ heading, field }) => heading === column && field !== 'ignore');
  const before = (held && (row.mended ?? row.cells)[held.index]) ?? '';
  const [text, setText] = useState(before);
  if (!held) return null;
  const cells = { [held.index]: text };
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void tell('rows', { rows: [row.row], cells });
      }}
      sx={{ mt: 2 }}
    >
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'flex-end' }}>
        <Cell heading={headingOf(held.heading)} text={text} onType={setText} />
        <Button type="submit" variant="contained" disabled={busy || text === before}>
          {t('resources.imports.readAgain')}
        </Button>
      </Box>
      {text !== before && <WouldBeRead table={table} row={row} cells={cells} />}
    </Box>
  );
}

function Cell({ heading, text, onType }: { heading: string; text: string; onType: (text: string) => void }) {
  const t = useTranslate();
  return (
    <TextField
      label={t('resources.imports.doubt.mend', { column: `\u2068${heading}\u2069` })}
      value={text}
      inputRef={useFocusByEnter()}
      onChange={({ target }) => onType(target.value)}
      sx={{ flex: '1 1 16rem', maxWidth: '26rem' }}
      slotProps={{ htmlInput: { dir: 'auto', 'aria-keyshortcuts': 'Enter' } }}
    />
  );
}

function WouldBeRead({ table, row, cells }: Mended & { cells: Record<string, string> }) {
  const t = useTranslate();
  const { data } = useQuery({
    queryKey: ['imports', 'trial', table.id, row.row, cells],
    queryFn: async ({ signal }) => {
      await paused(signal);
      const body = { row: row.row, cells };
      return call<ImportRow>(`/imports/${table.id}/trials`, { method: 'POST', body, signal });
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const wrong = data?.issues.find(({ severity }) => severity === 'error');
  return (
    <Box role="status" sx={{ mt: 1, minHeight: '3rem' }}>
      {data && (
        <>
          {t('resources.imports.doubt.wouldBe')} <bdi>{data.name}</bdi>
          {data.gregorianDate || data.hebrewDate ? ' · ' : null}
          <Understood row={{ ...data, observers: [] }} />
          {wrong && (
            <Box sx={{ color: 'error.main' }}>
              <IssueText issue={wrong} />
            </Box>
          )}
        </>
      )}
    </Box>
  );
}

/** A moment without another letter: then it is asked, and not for each one. */
const paused = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, 250);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Typed on', 'AbortError'));
    });
  });

/** Enter, where nothing else takes it, begins to write in this field. */
function useFocusByEnter() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isOnPage =
        event.target instanceof HTMLElement && !event.target.closest('a, button, [role=tab], [role=combobox]');
      if (event.key !== 'Enter' || !isOnPage || isTaken(event.target)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return input;
}
