import CloseIcon from '@mui/icons-material/Close';
import { Alert, Box, Dialog, DialogContent, DialogTitle, IconButton } from '@mui/material';
import type { LetterPreview, PlannedOutcome } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { useAnswer } from '../api/useAnswer';
import { LetterFrame } from '../emails/LetterFrame';
import { LoadError } from '../lists/LoadError';
import { RowsSkeleton } from '../lists/skeletons';

/** One letter of a run, as it would be written now. */
export function LetterDialog({
  jobId,
  outcome,
  onClose,
}: {
  jobId: string;
  outcome: PlannedOutcome;
  onClose: () => void;
}) {
  const t = useTranslate();
  const { data, error, refetch } = useAnswer<LetterPreview>(
    ['email-jobs', 'letter', jobId, outcome.observanceId, outcome.occurrenceDate],
    `/emails/jobs/${jobId}/letters/${outcome.observanceId}${outcome.occurrenceDate ? `?date=${outcome.occurrenceDate}` : ''}`,
  );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="letter">
      <DialogTitle id="letter" sx={{ display: 'flex', alignItems: 'center', typography: 'h3' }}>
        <Box sx={{ flex: 1 }} dir="auto">
          {data?.subject ?? outcome.contact.name}
        </Box>
        <IconButton onClick={onClose} aria-label={t('ra.action.close')}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        {error && <LoadError error={error} onRetry={() => void refetch()} />}
        {!data && !error && <RowsSkeleton rows={6} />}
        {data?.mergeFieldIssues.map((issue) => (
          <Alert
            key={`${issue.field}-${issue.type}`}
            severity={issue.severity === 'high' ? 'error' : 'warning'}
            sx={{ mb: 1 }}
          >
            {issue.message}
          </Alert>
        ))}
        {data && <LetterFrame html={data.html} title={data.subject} />}
      </DialogContent>
    </Dialog>
  );
}
