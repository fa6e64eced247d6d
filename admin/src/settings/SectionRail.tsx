import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useMay } from '../api/account';

/** The sections of the settings by the id of their heading, with the key of their words. */
const OF_THE_FORM = ['reminders', 'general', 'place', 'shabbat', 'sender', 'rules', 'retention'].map((name) => ({
  id: `section-${name}`,
  title: `settings.sections.${name}.title`,
}));
const BELOW_IT = [
  { id: 'services', title: 'settings.services.title' },
  { id: 'sender-domains', title: 'settings.senderDomains.title' },
];
const ARCHIVE = { id: 'archive', title: 'settings.archive.title' };
const BRING = { id: 'bring-archive', title: 'settings.bring.title' };
const LOOKS = { id: 'looks', title: 'settings.looks.title' };
const CALENDARS = { id: 'calendars', title: 'settings.calendar.title' };

/** The way to each section: beside them on a desk, above them where there is no room. */
export function SectionRail() {
  const t = useTranslate();
  const { hash } = useLocation();
  const [mayTake, mayBring, mayShare, mayLetLook] = [
    useMay('organization:write'),
    useMay('organization:delete'),
    useMay('yahrzeits:write'),
    useMay('looks:write'),
  ];
  const files = [...(mayTake ? [ARCHIVE] : []), ...(mayBring ? [BRING] : []), ...(mayShare ? [CALENDARS] : [])];
  const sections = [...OF_THE_FORM, ...BELOW_IT, ...files, ...(mayLetLook ? [LOOKS] : [])];
  return (
    <Box component="nav" aria-label={t('layout.menu.settings')} sx={rail}>
      {sections.map(({ id, title }) => (
        <Box
          key={id}
          component={Link}
          to={`#${id}`}
          replace
          aria-current={hash === `#${id}` ? 'location' : undefined}
          sx={entry}
        >
          {t(title)}
        </Box>
      ))}
    </Box>
  );
}

const rail = {
  position: { lg: 'sticky' },
  top: 76,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr', lg: '1fr' },
  columnGap: 2.5,
} as const;

const entry = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'text.secondary',
  textDecoration: 'none',
  lineHeight: 1.25,
  borderBottom: { xs: '1px solid', lg: 'none' },
  borderInlineStart: { lg: '2px solid' },
  // After each of the lines, which would have the colour of its words.
  borderColor: { xs: 'divider', lg: 'divider' },
  paddingInlineStart: { lg: 2 },
  '&:hover': { color: 'text.primary' },
  '&[aria-current]': {
    color: 'primary.main',
    fontWeight: 600,
    borderColor: 'secondary.light',
  },
};
