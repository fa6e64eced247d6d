import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

const TABS = [
  { id: 'messages', to: '/app/emails' },
  { id: 'jobs', to: '/app/email-jobs' },
  { id: 'runs', to: '/app/runs' },
  { id: 'coverage', to: '/app/coverage' },
  { id: 'forecast', to: '/app/forecast' },
  { id: 'suppressions', to: '/app/suppressions' },
] as const;

const tabLook = {
  ...{ px: 2, py: 1.25, whiteSpace: 'nowrap', color: 'text.secondary', fontWeight: 600, textDecoration: 'none' },
  '&[aria-current]': { color: 'primary.main', boxShadow: 'inset 0 -3px 0 currentColor' },
};

/** On a phone the bar is wider than the page: the tab one is on is shown. `scrollIntoView` would have Tab begin there, past the bar of pages. */
function intoView(tab: HTMLElement | null): void {
  const bar = tab?.parentElement;
  if (!tab || !bar) return;
  const middle = ({ left, width }: DOMRect) => left + width / 2;
  bar.scrollLeft += middle(tab.getBoundingClientRect()) - middle(bar.getBoundingClientRect());
}

/** The pages about sending: the messages, the jobs that make them and their runs, who is reached, what is to come, who is not written to. */
export function EmailTabs({ current }: { current: (typeof TABS)[number]['id'] }) {
  const t = useTranslate();
  return (
    <Box
      component="nav"
      aria-label={t('layout.nav.emails')}
      sx={{ display: 'flex', gap: 1, mb: 2.5, overflowX: 'auto', borderBottom: '1px solid', borderColor: 'divider' }}
    >
      {TABS.map(({ id, to }) => (
        <Box
          key={id}
          component={Link}
          to={to}
          aria-current={id === current ? 'page' : undefined}
          ref={id === current ? intoView : undefined}
          sx={tabLook}
        >
          {t(`resources.emails.tabs.${id}`)}
        </Box>
      ))}
    </Box>
  );
}
