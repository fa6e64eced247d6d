import CloseIcon from '@mui/icons-material/Close';
import { Box, Dialog, DialogContent, DialogTitle, IconButton, Typography } from '@mui/material';
import type { SavedWords, TemplateAsSaved } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LetterFrame } from '../emails/LetterFrame';
import { LoadError } from '../lists/LoadError';
import { RowsSkeleton } from '../lists/skeletons';
import { changesOf, ChangedWords } from './ChangedWords';
import { FamilySwitch } from './letter/FamilySwitch';
import { useFilled } from './letter/use-filled';
import { inTheLight, NotToBeSent } from './MailFrame';
import { useSavedWords, type SavedPair } from './use-saved-words';
import { SAMPLE, useValidation, type Whose } from './use-validation';

interface CompareVersionsProps {
  before: SavedWords;
  after: SavedWords;
  onClose: () => void;
}

/** An earlier letter beside today's, both as a family would read them, and below what changed in the words. */
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
        {data && <Compared pair={data} title={t(`resources.templates.${earlier}`, { version: before.version })} />}
      </DialogContent>
    </Dialog>
  );
}

function Compared({ pair, title }: { pair: SavedPair; title: string }) {
  const t = useTranslate();
  const [whose, setWhose] = useState<Whose>(SAMPLE);
  return (
    <>
      <Box sx={{ maxWidth: 480, mb: 2 }}>
        <FamilySwitch language={languageOf(pair.after)} whose={whose} onChange={setWhose} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        <Side title={title} letter={pair.before} whose={whose} />
        <Side title={t('resources.templates.current')} letter={pair.after} whose={whose} />
      </Box>
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        {t('resources.templates.changes')}
      </Typography>
      <ChangedWords lines={changesOf(pair)} />
    </>
  );
}

/** As this family would read it, with the line that mail programs show beside the subject. */
function Side({ title, letter, whose }: { title: string; letter: TemplateAsSaved; whose: Whose }) {
  const { data, error, refetch } = useValidation(letter, whose);
  const preheader = letter.preheader ?? '';
  const filled = useFilled({ language: languageOf(letter), whose, expressions: preheader ? [preheader] : [] });
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton />}
      {data?.html === '' && <NotToBeSent problems={data.recommendations} />}
      {data?.html && (
        <>
          <Typography dir="auto" sx={{ mb: 1, fontWeight: 600 }}>
            {data.subject}
          </Typography>
          <Typography dir="auto" color="text.secondary" sx={{ mb: 1 }}>
            {filled[preheader]}
          </Typography>
          <LetterFrame html={inTheLight(data.html)} title={data.subject} />
        </>
      )}
    </Box>
  );
}

/** The language in which the letter says of itself to be. */
const languageOf = ({ html }: TemplateAsSaved): 'en' | 'he' => (/<html\b[^>]*\slang="he"/i.test(html) ? 'he' : 'en');
