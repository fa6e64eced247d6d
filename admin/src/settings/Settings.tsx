import { Box, GlobalStyles, Typography } from '@mui/material';
import type { OrganizationSettings, SettingsChoices } from '@zikaron/contract';
import { useEffect, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useMay } from '../api/account';
import { useAnswer } from '../api/useAnswer';
import { LoadError } from '../lists/LoadError';
import { PageHead } from '../lists/PageHead';
import { PageSkeleton } from '../lists/skeletons';
import { LookSettings } from '../looks/LookSettings';
import { DatesAtWork } from './DatesAtWork';
import { OrganizationFiles } from './OrganizationFiles';
import { SectionRail } from './SectionRail';
import { SenderDomains } from './SenderDomains';
import { ServiceSettings } from './ServiceSettings';
import { SettingsForms } from './SettingsForms';

/** `/app/settings`: what the congregation decides once: place, sender, date rules, automatic reminders. */
export function Settings() {
  const t = useTranslate();
  const settings = useAnswer<OrganizationSettings>(['orgs', 'settings'], '/orgs/mine/settings');
  const choices = useAnswer<SettingsChoices>(['orgs', 'settings', 'choices'], '/orgs/mine/settings/choices', {
    staleTime: Infinity,
  });
  useSectionOfAddress(Boolean(settings.data && choices.data));
  const error = settings.error ?? choices.error;
  const again = () => void Promise.all([settings.refetch(), choices.refetch()]);
  return (
    <>
      <PageHead title={t('layout.menu.settings')} intro={t('settings.intro')} />
      <OnlyRead />
      <DatesAtWork />
      {settings.data && choices.data ? (
        <Box sx={beside}>
          <SectionRail />
          <Sections>
            <SettingsForms settings={settings.data} choices={choices.data} />
            <BelowTheForm />
          </Sections>
        </Box>
      ) : error ? (
        <LoadError error={error} onRetry={again} />
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}

/** For whoever reads them only, what cannot be changed is no paler than what they came to read. */
const asRead = {
  '& .MuiInputBase-input.Mui-disabled.Mui-disabled': { color: 'text.primary', WebkitTextFillColor: 'currentcolor' },
  '& .MuiFormControlLabel-label.Mui-disabled.Mui-disabled': { color: 'text.primary' },
  '& .MuiCheckbox-root.Mui-disabled.Mui-disabled': { color: 'text.secondary' },
};

const Sections = ({ children }: { children: ReactNode }) => (
  <Box sx={[{ minWidth: 0, maxWidth: 860 }, !useMay('organization:write') && asRead]}>{children}</Box>
);

/** To whoever may not change them: who does. */
function OnlyRead() {
  const t = useTranslate();
  return useMay('organization:write') ? null : <Typography sx={{ mt: 1 }}>{t('settings.readOnly')}</Typography>;
}

/** What is kept elsewhere than the settings. What has the focus stands above Save. */
const BelowTheForm = () => (
  <>
    <GlobalStyles styles={{ html: { scrollPaddingBottom: 96 } }} />
    <ServiceSettings />
    <SenderDomains />
    <OrganizationFiles />
    <LookSettings />
  </>
);

const beside = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' },
  columnGap: 7,
  rowGap: 2,
  alignItems: 'start',
  mt: 3,
};

/** Whoever comes for one section, as in `/app/settings#section-place`, begins there once it is there. */
function useSectionOfAddress(isThere: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isThere) return;
    const heading = document.getElementById(hash.slice(1));
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [hash, isThere]);
}
