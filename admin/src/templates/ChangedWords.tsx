import { Box, Typography } from '@mui/material';
import type { TemplateAsSaved } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { changedLines, type ComparedLine } from './changed-lines';
import type { SavedPair } from './use-saved-words';

/** The lines of both letters laid over each other: subject, preview line, and text. */
export const changesOf = ({ before, after }: SavedPair): ComparedLine[] =>
  changedLines(wordsOf(before), wordsOf(after));

const wordsOf = ({ subject, preheader, text }: TemplateAsSaved): string =>
  [subject, preheader ?? '', '', text].join('\n');

/** What was taken out is struck through, what came in stands behind a plus. */
export function ChangedWords({ lines }: { lines: readonly ComparedLine[] }) {
  const t = useTranslate();
  if (lines.every(({ only }) => only === null)) return <Typography>{t('resources.templates.noChanges')}</Typography>;
  return (
    <Box sx={{ border: '1px solid', borderColor: 'divider', borderRadius: 1, p: 2 }}>
      {lines.map(({ text, only }, index) => (
        <Box
          key={index}
          component={only === null ? 'div' : only === 'before' ? 'del' : 'ins'}
          dir="auto"
          sx={{ ...line, ...(only && looks[only]) }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}

const line = { display: 'block', minHeight: '1.5em', px: 1, overflowWrap: 'anywhere', textDecoration: 'none' } as const;
const looks = {
  before: { textDecoration: 'line-through', color: 'error.main' },
  after: { fontWeight: 600, color: 'success.main', '&::before': { content: '"+ "' } },
} as const;
