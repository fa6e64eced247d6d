import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** The two pages about sending: the messages, and the jobs that make them. */
export function EmailTabs({ current }: { current: 'messages' | 'jobs' }) {
  const t = useTranslate();
  const tabs = [
    { id: 'messages', to: '/app/emails' },
    { id: 'jobs', to: '/app/email-jobs' },
  ] as const;
  return (
    <Box
      component="nav"
      aria-label={t('resources.emails.title')}
      sx={{ display: 'flex', gap: 1, mb: 2.5, borderBottom: '1px solid', borderColor: 'divider' }}
    >
      {tabs.map(({ id, to }) => (
        <Box
          key={id}
          component={Link}
          to={to}
          aria-current={id === current ? 'page' : undefined}
          sx={{
            px: 2,
            py: 1.25,
            color: 'text.secondary',
            fontWeight: 600,
            textDecoration: 'none',
            '&[aria-current]': { color: 'primary.main', boxShadow: 'inset 0 -3px 0 currentColor' },
          }}
        >
          {t(`resources.emails.tabs.${id}`)}
        </Box>
      ))}
    </Box>
  );
}
