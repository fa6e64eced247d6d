import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import DesktopIcon from '@mui/icons-material/DesktopWindowsOutlined';
import PhoneIcon from '@mui/icons-material/SmartphoneOutlined';
import { Alert, Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LetterFrame } from '../emails/LetterFrame';
import { dusk } from '../theme/tokens';

const WAYS = { desktop: <DesktopIcon />, phone: <PhoneIcon />, dark: <DarkIcon /> };
type Way = keyof typeof WAYS;
const PHONE_WIDTH = 375;

/** A letter as a mail program shows it: on a desk, on a phone, in the dark. */
export function MailFrame({ html, subject, problems = [] }: { html: string; subject: string; problems?: string[] }) {
  const t = useTranslate();
  const [way, setWay] = useState<Way>('desktop');
  if (html === '') return <NotToBeSent problems={problems} />;
  return (
    <>
      <WayChoice way={way} onChange={setWay} />
      <Typography sx={{ mb: 1 }}>
        {t('resources.templates.fields.subject')}:{' '}
        <Box component="bdi" sx={{ fontWeight: 600 }}>
          {subject}
        </Box>
      </Typography>
      <Box
        sx={{
          maxWidth: way === 'phone' ? PHONE_WIDTH : undefined,
          mx: 'auto',
          '& iframe': { bgcolor: way === 'dark' ? dusk[900] : '#fff' },
        }}
      >
        <LetterFrame html={way === 'dark' ? inTheDark(html) : inTheLight(html)} title={subject} />
      </Box>
    </>
  );
}

/** What is said in place of a letter that would not leave, and why it would not. */
export function NotToBeSent({ problems }: { problems: readonly string[] }) {
  const t = useTranslate();
  return (
    <Alert severity="error">
      {t('resources.templates.notToBeSent')}
      {problems.map((problem) => (
        <Box key={problem}>{problem}</Box>
      ))}
    </Alert>
  );
}

/** A letter's own rules for dark mail programs, in force or out of force whatever the reader of this page prefers. */
export const inTheDark = (html: string): string => html.replace(/\(\s*prefers-color-scheme:\s*dark\s*\)/g, 'all');
export const inTheLight = (html: string): string => html.replace(/\(\s*prefers-color-scheme:\s*dark\s*\)/g, 'not all');

function WayChoice({ way, onChange }: { way: Way; onChange: (way: Way) => void }) {
  const t = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={way}
      onChange={(_, next: Way | null) => next && onChange(next)}
      aria-label={t('resources.templates.ways.title')}
      sx={{
        mb: 1.5,
        '& .MuiToggleButton-root': { minHeight: 44, gap: 1, px: 2, textTransform: 'none', fontSize: '1rem' },
      }}
    >
      {Object.entries(WAYS).map(([name, icon]) => (
        <ToggleButton key={name} value={name}>
          {icon}
          {t(`resources.templates.ways.${name}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
