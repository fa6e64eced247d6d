import { Alert, Box, Button, Typography } from '@mui/material';
import { IMPORT_FIELDS, type ImportField, type ImportSummary } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { Choice } from '../forms/Choice';
import { useHeading } from './use-heading';
import { useTelling } from './use-telling';

/** Columns that hold something and are not used, each by name: nothing is left out in silence. */
export function UnusedColumns({ table }: { table: ImportSummary }) {
  const t = useTranslate();
  const { busy, say, leaveAll } = useLeavingOut(table);
  if (table.warnings.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2.5, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', flexWrap: 'wrap', mb: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {t('resources.imports.unused.title', { smart_count: table.warnings.length })}
        </Typography>
        {table.warnings.length > 1 && (
          <Button size="small" disabled={busy} onClick={leaveAll}>
            {t('resources.imports.unused.leaveAll')}
          </Button>
        )}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {table.warnings.map(({ index, column, filled }) => (
          <Unused
            key={index}
            {...{ column, filled, busy }}
            samples={table.columns.find((one) => one.index === index)?.samples ?? []}
            onSay={(field) => say(index, field)}
          />
        ))}
      </Box>
    </Alert>
  );
}

function useLeavingOut(table: ImportSummary) {
  const { busy, tell } = useTelling(table);
  const say = (index: number, field: ImportField) => {
    const fields = table.columns.map((column) => (column.index === index ? field : column.field));
    const gone = table.columns.filter(({ leftOut }) => leftOut).map((column) => column.index);
    void tell('columns', { fields, leaveOut: field === 'ignore' ? [...gone, index] : gone });
  };
  const leaveAll = () =>
    void tell('columns', {
      fields: table.columns.map(({ field }) => field),
      leaveOut: table.columns.filter(({ field }) => field === 'ignore').map(({ index }) => index),
    });
  return { busy, say, leaveAll };
}

interface UnusedProps {
  column: string;
  /** How many of its cells hold something. */
  filled: number;
  samples: readonly string[];
  busy: boolean;
  /** What it holds; `ignore` leaves it out. */
  onSay: (field: ImportField) => void;
}

function Unused({ column: heading, filled, samples, busy, onSay }: UnusedProps) {
  const t = useTranslate();
  const column = useHeading()(heading);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        <bdi>
          <strong>{column}</strong>
        </bdi>{' '}
        {t('resources.imports.unused.cells', { smart_count: filled })}
        <Box sx={{ color: 'text.secondary', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          <bdi>{samples.join(' · ')}</bdi>
        </Box>
      </Box>
      <UseAs {...{ column, busy, onSay }} />
      <Button
        size="small"
        disabled={busy}
        aria-label={t('resources.imports.unused.leaveOutColumn', { column })}
        onClick={() => onSay('ignore')}
      >
        {t('resources.imports.unused.leaveOut')}
      </Button>
    </Box>
  );
}

const USES = IMPORT_FIELDS.filter((field) => field !== 'ignore');

function UseAs({ column, busy, onSay }: Pick<UnusedProps, 'column' | 'busy' | 'onSay'>) {
  const t = useTranslate();
  return (
    <Choice
      size="small"
      value=""
      disabled={busy}
      label={t('resources.imports.unused.useAs')}
      slotProps={{ htmlInput: { 'aria-label': t('resources.imports.unused.useColumnAs', { column }) } }}
      onChange={onSay}
      choices={USES.map((id) => ({ id, name: t(`resources.imports.fieldNames.${id}`) }))}
      fullWidth={false}
      sx={{ minWidth: 'min(16rem, 100%)' }}
    />
  );
}
