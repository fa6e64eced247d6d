import { Box, Typography } from '@mui/material';
import type { TemplateAsSaved } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { changedLines, type ComparedLine } from './changed-lines';
import { readable } from './letter/in-words';
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
  const said = inWords(lines, t);
  return (
    <Box sx={{ border: '1px solid', borderColor: 'divider', borderRadius: 1, p: 2 }}>
      {said.map(({ text, only }, index) => (
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

/** As the office reads them; where only what is in braces changed, with the braces. */
function inWords(lines: readonly ComparedLine[], t: Parameters<typeof readable>[0]): ComparedLine[] {
  const on = (side: 'before' | 'after') =>
    new Set(lines.filter(({ only }) => only === side).map(({ text }) => readable(t, text)));
  const [before, after] = [on('before'), on('after')];
  return lines.map(({ text, only }) => {
    const words = readable(t, text);
    return { text: only !== null && before.has(words) && after.has(words) ? text : words, only };
  });
}

const line = {
  display: 'block',
  textAlign: 'start',
  minHeight: '1.5em',
  px: 1,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
} as const;
const looks = {
  before: { textDecoration: 'line-through', color: 'error.main' },
  after: { fontWeight: 600, color: 'success.main', '&::before': { content: '"+ "' } },
} as const;
