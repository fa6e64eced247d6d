import { Alert, Box } from '@mui/material';
import type { ImportSummary, ImportTraces } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { reasonOf } from '../api/http';
import { useAnswer } from '../api/useAnswer';
import { Ask } from '../lists/Ask';
import { LoadError } from '../lists/LoadError';

const useTraces = ({ id, state }: ImportSummary) =>
  useAnswer<ImportTraces>(['imports', 'traces', id, state], `/imports/${id}/traces`);

/** Asks before an import is undone, and says first what has become of it. */
export function AskToUndo({
  table,
  busy,
  onConfirm,
  onCancel,
}: {
  table: ImportSummary;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const t = useTranslate();
  const { data, error } = useTraces(table);
  const known = data ? becomeOf(data, t) : error ? [reasonOf(error, t('lists.error'))] : [];
  return (
    <Ask
      open
      danger
      title={t('resources.imports.undoAsk')}
      text={[t('resources.imports.undoText'), ...known].join(' ')}
      confirm={t('resources.imports.undo')}
      busy={busy || (!data && !error)}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

type Translate = ReturnType<typeof useTranslate>;

function becomeOf({ letters, staying, stayingInAll }: ImportTraces, t: Translate): string[] {
  const { waiting } = letters;
  return [
    ...whatIsKnown(letters, t),
    ...(waiting > 0 ? [t('resources.imports.traces.waiting', { smart_count: waiting })] : []),
    ...(stayingInAll > 0
      ? [
          t('resources.imports.traces.staying', {
            smart_count: stayingInAll,
            names: staying
              .slice(0, NAMED)
              .map(({ name }) => `\u2068${name}\u2069`)
              .join(', '),
          }),
        ]
      : []),
  ];
}

/** What went by email and what was printed: neither is undone. */
function whatIsKnown({ sent, printed }: ImportTraces['letters'], t: Translate): string[] {
  const say = (what: string, smart_count: number, more = {}) =>
    t(`resources.imports.traces.${what}`, { smart_count, ...more });
  if (sent > 0 && printed > 0) return [say('sentAndPrinted', sent, { printed: say('printedToo', printed) })];
  return sent + printed > 0 ? [sent > 0 ? say('sent', sent) : say('printed', printed)] : [];
}

const NAMED = 10;

/** After undoing: that all is gone is said only when it is; else what stays, each by name. */
export function WhatStays({ table }: { table: ImportSummary }) {
  const t = useTranslate();
  const { data, error, refetch } = useTraces(table);
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <Alert severity={data.stayingInAll > 0 ? 'warning' : 'success'} sx={{ mb: 2.5 }}>
      {data.stayingInAll === 0
        ? t('resources.imports.undoneText')
        : t('resources.imports.undoneBut', { smart_count: data.stayingInAll })}
      {data.staying.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, paddingInlineStart: 2.5 }}>
          {data.staying.map(({ of, id, name }) => (
            <li key={id}>
              <Link to={`/app/${of}/${id}`}>
                <bdi>{name}</bdi>
              </Link>
              {of === 'contacts' && ` · ${t('resources.contacts.name', { smart_count: 1 })}`}
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
}
