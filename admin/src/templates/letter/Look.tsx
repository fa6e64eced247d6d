import { Box } from '@mui/material';
import type { TemplateValidation } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { directionOf } from '../../preferences';
import { inTheDark, inTheLight } from '../MailFrame';
import { dusk, SERIF } from '../../theme/tokens';

export const LOOKS = ['computer', 'telephone', 'dark', 'paper'] as const;
export type LookName = (typeof LOOKS)[number];

const WIDTH: Record<LookName, number> = { computer: 680, telephone: 375, dark: 680, paper: 816 };
const PAGE_HEIGHT = 1056;
const TALL = 720;
const SMALL: Record<LookName, number> = { computer: 0.3, telephone: 0.36, dark: 0.3, paper: 0.26 };

interface LookProps {
  name: LookName;
  letter: Pick<TemplateValidation, 'html' | 'paper' | 'subject'>;
  language: 'en' | 'he';
  small?: boolean;
}

/** As a picture that is looked at and not used. */
const shrunk = (scale: number) => ({
  transform: `scale(${scale})`,
  transformOrigin: 'top center',
  pointerEvents: 'none',
});

/** A letter as one of its readers sees it, in full size or as a small picture of its beginning. */
export function Look({ name, letter, language, small = false }: LookProps) {
  const t = useTranslate();
  const width = WIDTH[name];
  const dark = name === 'dark';
  const page =
    name === 'paper' ? (
      <PaperPage letter={letter} language={language} />
    ) : (
      <Box
        component="iframe"
        sandbox=""
        tabIndex={small ? -1 : 0}
        srcDoc={dark ? inTheDark(letter.html) : inTheLight(letter.html)}
        title={t('resources.emails.letterTitle', { subject: letter.subject })}
        sx={{ display: 'block', border: 0, width: '100%', height: TALL, bgcolor: dark ? dusk[900] : '#fff' }}
      />
    );
  const sheet = { width: small ? width : '100%', maxWidth: width, flex: 'none', ...(small && shrunk(SMALL[name])) };
  return (
    <Box aria-hidden={small || undefined} sx={{ display: 'flex', justifyContent: 'center' }}>
      <Box sx={sheet}>{page}</Box>
    </Box>
  );
}

/** The words on one sheet of letter paper. */
const PaperPage = ({ letter, language }: Pick<LookProps, 'letter' | 'language'>) => (
  <Box
    dir={directionOf(language)}
    lang={language}
    sx={{
      bgcolor: '#fff',
      color: '#222',
      minHeight: PAGE_HEIGHT,
      p: '96px',
      fontFamily: SERIF,
      fontSize: 17,
      lineHeight: 1.5,
      boxShadow: '0 0 0 1px #e3d9c3',
    }}
  >
    <Box sx={{ fontSize: 21, fontWeight: 600, mb: 3 }}>{letter.subject}</Box>
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{letter.paper}</Box>
  </Box>
);
