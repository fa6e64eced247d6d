import { Box } from '@mui/material';
import { useState } from 'react';
import { LoadError } from '../lists/LoadError';
import { RowsSkeleton } from '../lists/skeletons';
import { MailFrame } from './MailFrame';
import { RecordChooser } from './RecordChooser';
import { SAMPLE, useValidation } from './use-validation';

/** A letter with the values of the sample or of a real record, as mail programs show it. */
export function LetterPreview({ html, subject }: { html: string; subject: string }) {
  const [whose, setWhose] = useState(SAMPLE);
  const { data, error, refetch } = useValidation({ html, subject }, whose);
  return (
    <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
      <RecordChooser value={whose} onChange={setWhose} />
      <Box sx={{ mt: 2 }}>
        {error && <LoadError error={error} onRetry={() => void refetch()} />}
        {!data && !error && <RowsSkeleton rows={6} />}
        {data && <MailFrame html={data.html} subject={data.subject} problems={data.recommendations} />}
      </Box>
    </Box>
  );
}
