import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';

/** A letter as its reader sees it. Sandboxed without any permission: no script of a letter runs here, no form is sent. */
export function LetterFrame({ html, title }: { html: string; title: string }) {
  const t = useTranslate();
  return (
    <Box
      component="iframe"
      sandbox=""
      srcDoc={html}
      title={t('resources.emails.letterTitle', { subject: title })}
      sx={{
        display: 'block',
        width: '100%',
        height: 'clamp(26rem, 70vh, 760px)',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: '#fff',
      }}
    />
  );
}
