import { Box, Button, Typography } from '@mui/material';
import type { Release } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LoadError } from '../lists/LoadError';
import { ChangedWords, changesOf } from '../templates/ChangedWords';
import { CompareVersions } from '../templates/CompareVersions';
import { useSavedWords } from '../templates/use-saved-words';

/** What a second person releases in a changed letter: the lines that families read last, and those that they would read. */
export function ChangedLetter({ words: { language, before, after } }: { words: Release['words'][number] }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useSavedWords(before, after);
  const isOther = before.id !== after.id;
  return (
    <Box sx={{ my: 2 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t(`thisWeek.release.words.${isOther ? 'other' : 'changed'}`, {
          language: t(`thisWeek.release.words.${language}`),
        })}
      </Typography>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {data && <ChangedWords lines={changesOf(data).filter(({ only }) => only !== null)} />}
      <Button onClick={() => setOpen(true)} sx={{ mt: 1 }}>
        {t('thisWeek.release.words.compare')}
      </Button>
      {isOpen && <CompareVersions before={before} after={after} onClose={() => setOpen(false)} />}
    </Box>
  );
}
