import { Box } from '@mui/material';
import type { Run } from '@zikaron/contract';
import { useTranslate } from 'react-admin';

/** "5 queued · 10 skipped": what came of a run, in words. */
export function RunResult({ run: { queued, skipped, errors } }: { run: Pick<Run, 'queued' | 'skipped' | 'errors'> }) {
  const t = useTranslate();
  const word = (count: number, name: string) => `${count} ${t(`resources.email-jobs.${name}`)}`;
  return (
    <>
      {word(queued, 'queued')}
      {skipped > 0 && ` · ${word(skipped, 'skipped')}`}
      {errors > 0 && (
        <Box component="span" sx={{ color: 'error.main' }}>
          {` · ${word(errors, 'errors')}`}
        </Box>
      )}
    </>
  );
}

/** Q queued, S skipped, E errors. */
export function RunCounts({ run }: { run: Pick<Run, 'queued' | 'skipped' | 'errors'> }) {
  const t = useTranslate();
  const counts = [
    ['Q', run.queued, 'queued'],
    ['S', run.skipped, 'skipped'],
    ['E', run.errors, 'errors'],
  ] as const;
  return (
    <>
      {counts.map(([letter, count, name]) => (
        <Box key={letter} component="span" sx={{ marginInlineEnd: 1.5, whiteSpace: 'nowrap' }}>
          <abbr title={t(`resources.email-jobs.${name}`)}>{letter}</abbr> {count}
        </Box>
      ))}
    </>
  );
}
