import CloseIcon from '@mui/icons-material/Close';
import { Alert, Box, Dialog, DialogContent, DialogTitle, IconButton } from '@mui/material';
import type { LetterPreview, PlannedOutcome } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { useAnswer } from '../api/useAnswer';
import { LetterFrame } from '../emails/LetterFrame';
import { LoadError } from '../lists/LoadError';
import { RowsSkeleton } from '../lists/skeletons';

interface LetterDialogProps {
  jobId: string;
  outcome: PlannedOutcome;
  onClose: () => void;
}

/** One letter of a run, as it would be written now. */
export function LetterDialog({ jobId, outcome, onClose }: LetterDialogProps) {
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
        {data && <WithIssues letter={data} />}
      </DialogContent>
    </Dialog>
  );
}

/** The letter, below what is wrong with its merge fields. */
const WithIssues = ({ letter: { mergeFieldIssues, html, subject } }: { letter: LetterPreview }) => (
  <>
    {mergeFieldIssues.map(({ field, type, severity, message }) => (
      <Alert key={`${field}-${type}`} severity={severity === 'high' ? 'error' : 'warning'} sx={{ mb: 1 }}>
        {message}
      </Alert>
    ))}
    <LetterFrame html={html} title={subject} />
  </>
);
