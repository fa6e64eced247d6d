import CloseIcon from '@mui/icons-material/Close';
import { Box, Dialog, DialogContent, DialogTitle, IconButton, Typography } from '@mui/material';
import type { SavedWords, TemplateAsSaved } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { LetterFrame } from '../emails/LetterFrame';
import { LoadError } from '../lists/LoadError';
import { RowsSkeleton } from '../lists/skeletons';
import { changesOf, ChangedWords } from './ChangedWords';
import { useSavedWords } from './use-saved-words';

interface CompareVersionsProps {
  before: SavedWords;
  after: SavedWords;
  onClose: () => void;
}

/** An earlier letter beside today's, and below them what changed in the words. */
export function CompareVersions({ before, after, onClose }: CompareVersionsProps) {
  const t = useTranslate();
  const { data, error, refetch } = useSavedWords(before, after);
  const isOther = before.id !== after.id;
  const earlier = isOther ? 'otherLetter' : 'versionTitle';
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xl" aria-labelledby="compare">
      <DialogTitle id="compare" sx={{ display: 'flex', alignItems: 'center', typography: 'h2' }}>
        <Box sx={{ flex: 1 }}>
          {t(`resources.templates.${isOther ? 'compareLetters' : 'compareTitle'}`, { version: before.version })}
        </Box>
        <IconButton onClick={onClose} aria-label={t('ra.action.close')}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        {error && <LoadError error={error} onRetry={() => void refetch()} />}
        {!data && !error && <RowsSkeleton />}
        {data && (
          <>
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
              <Side title={t(`resources.templates.${earlier}`, { version: before.version })} letter={data.before} />
              <Side title={t('resources.templates.current')} letter={data.after} />
            </Box>
            <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
              {t('resources.templates.changes')}
            </Typography>
            <ChangedWords lines={changesOf(data)} />
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

const Side = ({ title, letter }: { title: string; letter: TemplateAsSaved }) => (
  <Box>
    <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
      {title}
    </Typography>
    <LetterFrame html={letter.html} title={letter.subject} />
  </Box>
);
