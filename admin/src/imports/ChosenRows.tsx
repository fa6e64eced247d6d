import { Box, Button } from '@mui/material';
import type { ImportRowFilter, ImportSummary } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { useTelling } from './use-telling';

interface ChosenRowsProps {
  table: ImportSummary;
  /** The numbers of the rows that are ticked, or the filter that finds all of them. */
  rows: readonly number[] | { filter: ImportRowFilter };
  count: number;
  onDone: () => void;
  /** What chooses more of them. */
  children?: React.ReactNode;
}

/** What the cell under "After sunset" is made to say. */
const SUNSET = ['yes', 'no', 'unsure'] as const;

/** What can be said of many rows of a file at once: leave them out, bring them after all, and when these deaths were. */
export function ChosenRows({ table, rows, count, onDone, children }: ChosenRowsProps) {
  const t = useTranslate();
  const { busy, tell } = useTelling(table);
  const sunset = table.columns.find(({ field }) => field === 'afterSunset');
  const say = async (body: object) => {
    if (await tell('rows', { rows, ...body })) onDone();
  };
  return (
    <Box role="region" aria-label={t('bulk.region')} sx={look}>
      <Box role="status" sx={{ fontWeight: 600 }}>
        {t('bulk.chosen', { smart_count: count, n: count })}
      </Box>
      {children}
      <Box sx={{ flex: 1 }} />
      {sunset &&
        SUNSET.map((answer) => (
          <Button key={answer} disabled={busy} onClick={() => void say({ cells: { [sunset.index]: answer } })}>
            {t(`resources.imports.sunset.answers.${answer}`)}
          </Button>
        ))}
      <Button disabled={busy} onClick={() => void say({ skip: true })}>
        {t('resources.imports.tools.skip')}
      </Button>
      <Button disabled={busy} onClick={() => void say({ skip: false })}>
        {t('resources.imports.tools.unskip')}
      </Button>
      <Button onClick={onDone}>{t('ra.action.unselect')}</Button>
    </Box>
  );
}

const look = {
  ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: { xs: 2, sm: 3 }, py: 1 },
  ...{ borderBottom: '1px solid', borderColor: 'divider', position: 'sticky', top: 0, zIndex: 2 },
  bgcolor: 'background.paper',
};
