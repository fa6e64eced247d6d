import { Box, Divider, GlobalStyles, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { OrganizationSettings, SettingsChoices } from '@zikaron/contract';
import { useEffect, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useMay } from '../api/account';
import { call } from '../api/http';
import { useAnswer } from '../api/useAnswer';
import { RecordForm } from '../forms/RecordForm';
import { changedFields, withoutEmpty } from '../forms/without-empty';
import { useToast } from '../forms/useAction';
import { LoadError } from '../lists/LoadError';
import { PageHead } from '../lists/PageHead';
import { PageSkeleton } from '../lists/skeletons';
import { LookSettings } from '../looks/LookSettings';
import { DatesAtWork } from './DatesAtWork';
import { GeneralInputs, SenderInputs } from './GeneralInputs';
import { OrganizationFiles } from './OrganizationFiles';
import { PlaceInputs } from './PlaceInputs';
import { ReminderInputs } from './ReminderInputs';
import { RetentionInputs } from './RetentionInputs';
import { RuleInputs } from './RuleInputs';
import { SectionRail } from './SectionRail';
import { ShabbatInputs } from './ShabbatInputs';
import { SenderDomains } from './SenderDomains';
import { ServiceSettings } from './ServiceSettings';

/** `/app/settings`: what the congregation decides once: place, sender, date rules, automatic reminders. */
export function Settings() {
  const t = useTranslate();
  const settings = useAnswer<OrganizationSettings>(['orgs', 'settings'], '/orgs/mine/settings');
  const choices = useAnswer<SettingsChoices>(['orgs', 'settings', 'choices'], '/orgs/mine/settings/choices', {
    staleTime: Infinity,
  });
  const error = settings.error ?? choices.error;
  const again = () => void Promise.all([settings.refetch(), choices.refetch()]);
  return (
    <>
      <PageHead title={t('settings.title')} intro={t('settings.intro')} />
      <DatesAtWork />
      {settings.data && choices.data ? (
        <Box sx={beside}>
          <SectionRail />
          <Box sx={{ minWidth: 0, maxWidth: 860 }}>
            <SettingsForm settings={settings.data} choices={choices.data} />
            <BelowTheForm />
          </Box>
        </Box>
      ) : error ? (
        <LoadError error={error} onRetry={again} />
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}

/** What is saved by itself. */
const BelowTheForm = () => (
  <>
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

function SettingsForm({ settings, choices }: { settings: OrganizationSettings; choices: SettingsChoices }) {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const mayWrite = useMay('organization:write');
  useSectionOfAddress();
  const save = async (typed: OrganizationSettings, _: string, opened: OrganizationSettings) => {
    // What a colleague has saved since the form was opened stays, but for what was typed here.
    const now = await call<OrganizationSettings>('/orgs/mine/settings');
    const body = withoutEmpty({ ...now, ...changedFields(opened, typed) }, now);
    const saved = await call<OrganizationSettings>('/orgs/mine/settings', { method: 'PUT', body });
    queries.setQueryData(['orgs', 'settings'], saved);
    await queries.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[1] === 'mine' || queryKey[1] === 'dates' || queryKey[0] === 'yahrzeits',
    });
    toast(t('settings.saved'));
  };
  return (
    <Box sx={saveInSight}>
      <GlobalStyles styles={{ html: { scrollPaddingBottom: 96 } }} />
      <RecordForm record={{ ...settings }} save={save} failed={t('settings.failed')} disabled={!mayWrite}>
        <Sections settings={settings} choices={choices} />
      </RecordForm>
    </Box>
  );
}

function Sections({ settings, choices }: { settings: OrganizationSettings; choices: SettingsChoices }) {
  return (
    <>
      <Section name="reminders">
        <ReminderInputs />
      </Section>
      <Section name="general">
        <GeneralInputs />
      </Section>
      <Section name="place">
        <PlaceInputs />
      </Section>
      <Section name="shabbat">
        <ShabbatInputs />
      </Section>
      <Section name="sender">
        <SenderInputs />
      </Section>
      <Section name="rules">
        <RuleInputs saved={settings} presets={choices.presets} />
      </Section>
      <Section name="retention" last>
        <RetentionInputs />
      </Section>
    </>
  );
}

/** Save stays at the foot of the window as long as something of its form is seen. */
const saveInSight = {
  '& form > :last-child': {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    py: 1.5,
    bgcolor: 'background.default',
    borderTop: '1px solid',
    borderColor: 'divider',
  },
};

/** Whoever comes for one section, as in `/app/settings#section-place`, begins there. */
function useSectionOfAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const heading = document.getElementById(hash.slice(1));
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [hash]);
}

function Section({ name, last, children }: { name: string; last?: boolean; children: ReactNode }) {
  const t = useTranslate();
  return (
    <Box component="section" aria-labelledby={`section-${name}`}>
      <Typography variant="h2" id={`section-${name}`} tabIndex={-1} sx={{ scrollMarginTop: 96 }}>
        {t(`settings.sections.${name}.title`)}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {t(`settings.sections.${name}.text`)}
      </Typography>
      {children}
      {!last && <Divider sx={{ my: 5 }} />}
    </Box>
  );
}
