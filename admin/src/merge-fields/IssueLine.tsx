import { Box } from '@mui/material';
import type { MergeFieldIssue } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { StatusChip } from '../lists/Cells';
import { fieldInWords } from '../templates/letter/in-words';
import type { Tone } from '../theme/tokens';

const TONES: Record<MergeFieldIssue['severity'], Tone> = { high: 'danger', medium: 'care', low: 'calm' };

/** A merge field that has no value, and how much it matters. */
export function IssueLine({ issue: { field, type, severity } }: { issue: MergeFieldIssue }) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', mt: 0.75 }}>
      <StatusChip tone={TONES[severity]}>{t(`issues.severity.${severity}`)}</StatusChip>
      <bdi>{fieldInWords(t, field)}</bdi>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t(`issues.type.${type}`)}
      </Box>
    </Box>
  );
}
