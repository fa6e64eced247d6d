import { Box, Typography } from '@mui/material';
import type { SavedWords, TemplateAsSaved } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LetterFrame } from '../emails/LetterFrame';
import { changesOf, ChangedWords } from './ChangedWords';
import { FamilySwitch } from './letter/FamilySwitch';
import { useFilled } from './letter/use-filled';
import { inTheLight, NotToBeSent } from './MailFrame';
import { useSavedWords, type SavedPair } from './use-saved-words';
import { SAMPLE, useValidation, type Whose } from './use-validation';
import { PlainDialog } from '../forms/PlainDialog';
import { Loaded } from '../lists/Loaded';

interface CompareVersionsProps {
  before: SavedWords;
  after: SavedWords;
  onClose: () => void;
}

/** An earlier letter beside today's, both as a family would read them, and below what changed in the words. */
export function CompareVersions({ before, after, onClose }: CompareVersionsProps) {
  const t = useTranslate();
  const isOther = before.id !== after.id;
  const word = (key: string) => t(`resources.templates.${key}`, { version: before.version });
  return (
    <PlainDialog
      title={word(isOther ? 'compareLetters' : 'compareTitle')}
      rank="h2"
      maxWidth="xl"
      cross
      onClose={onClose}
    >
      <Loaded answer={useSavedWords(before, after)}>
        {(pair) => <Compared pair={pair} title={word(isOther ? 'otherLetter' : 'versionTitle')} />}
      </Loaded>
    </PlainDialog>
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
  const answer = useValidation(letter, whose);
  const preheader = letter.preheader ?? '';
  const { filled } = useFilled({ language: languageOf(letter), whose, expressions: preheader ? [preheader] : [] });
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Loaded answer={answer}>
        {({ html, subject, recommendations }) =>
          html === '' ? (
            <NotToBeSent problems={recommendations} />
          ) : (
            <>
              <Typography dir="auto" sx={{ mb: 1, fontWeight: 600 }}>
                {subject}
              </Typography>
              <Typography dir="auto" color="text.secondary" sx={{ mb: 1 }}>
                {filled[preheader]}
              </Typography>
              <LetterFrame html={inTheLight(html)} title={subject} />
            </>
          )
        }
      </Loaded>
    </Box>
  );
}

/** The language in which the letter says of itself to be. */
const languageOf = ({ html }: TemplateAsSaved): 'en' | 'he' => (/<html\b[^>]*\slang="he"/i.test(html) ? 'he' : 'en');
