import { Alert } from '@mui/material';
import type { LetterPreview, PlannedOutcome } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { useSaying } from '../api/useSaying';
import { useAnswer } from '../api/useAnswer';
import { LetterFrame } from '../emails/LetterFrame';
import { RowsSkeleton } from '../lists/skeletons';
import { PlainDialog } from '../forms/PlainDialog';
import { Loaded } from '../lists/Loaded';
import { issueInWords } from '../templates/letter/in-words';

interface LetterDialogProps {
  jobId: string;
  outcome: PlannedOutcome;
  onClose: () => void;
}

/** One letter of a run, as it would be written now. */
export function LetterDialog({ jobId, outcome, onClose }: LetterDialogProps) {
  const answer = useAnswer<LetterPreview>(
    ['email-jobs', 'letter', jobId, outcome.observanceId, outcome.occurrenceDate],
    `/emails/jobs/${jobId}/letters/${outcome.observanceId}${outcome.occurrenceDate ? `?date=${outcome.occurrenceDate}` : ''}`,
  );
  return (
    <PlainDialog title={answer.data?.subject ?? outcome.contact.name} maxWidth="md" cross onClose={onClose}>
      <Loaded answer={answer} shape={<RowsSkeleton rows={6} />}>
        {(letter) => <WithIssues letter={letter} />}
      </Loaded>
    </PlainDialog>
  );
}

/** The letter, below what is wrong with its merge fields. */
function WithIssues({ letter: { mergeFieldIssues, html, subject } }: { letter: LetterPreview }) {
  const t = useTranslate();
  const say = useSaying();
  return (
    <>
      {mergeFieldIssues.map(({ field, type, severity, message }) => (
        <Alert key={`${field}-${type}`} severity={severity === 'high' ? 'error' : 'warning'} sx={{ mb: 1 }}>
          {issueInWords(t, say, { field, message })}
        </Alert>
      ))}
      <LetterFrame html={html} title={subject} />
    </>
  );
}
