import { Box, Divider, Typography } from '@mui/material';
import type { OrganizationSettings, SettingsChoices } from '@zikaron/contract';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { RecordForm } from '../forms/RecordForm';
import { SavedForm, SavedMark } from '../forms/SavedForm';
import { useToast } from '../forms/useAction';
import { changedFields } from '../forms/without-empty';
import { AT_THE_FOOT } from '../layout/foot';
import { GeneralInputs, SenderInputs } from './GeneralInputs';
import { PlaceInputs } from './PlaceInputs';
import { ReminderInputs } from './ReminderInputs';
import { RetentionInputs } from './RetentionInputs';
import { RuleInputs } from './RuleInputs';
import { saveInSight } from './save-in-sight';
import { ShabbatInputs } from './ShabbatInputs';
import { useSaveSettings } from './useSaveSettings';

interface SettingsProps {
  settings: OrganizationSettings;
}

/**
 * The settings, section by section. Most are saved as one goes. Where letters leave by what is said, where all dates follow it,
 * or where what is older is erased, half an answer does harm, and the section has a Save of its own (decision 0051).
 */
export function SettingsForms({ settings, choices }: SettingsProps & { choices: SettingsChoices }) {
  return (
    <>
      <Section name="reminders">
        <SavedTogether settings={settings} saveLabel="settings.saveReminders">
          <ReminderInputs />
        </SavedTogether>
      </Section>
      <SavedAsOneGoes settings={settings} />
      <Section name="rules">
        <SavedTogether settings={settings} saveLabel="settings.saveRules">
          <RuleInputs saved={settings} presets={choices.presets} />
        </SavedTogether>
      </Section>
      <Section name="retention" last>
        <SavedTogether settings={settings} saveLabel="settings.saveRetention">
          <RetentionInputs />
        </SavedTogether>
      </Section>
    </>
  );
}

interface SavedTogetherProps extends SettingsProps {
  saveLabel: string;
  children: ReactNode;
}

function SavedTogether({ settings, saveLabel, children }: SavedTogetherProps) {
  const t = useTranslate();
  const toast = useToast();
  const mayWrite = useMay('organization:write');
  const save = useSaveSettings();
  const submit = async (typed: OrganizationSettings, _: string, opened: OrganizationSettings) => {
    // What a colleague has saved since the form was opened stays, but for what was typed here.
    await save(changedFields(opened, typed), opened);
    toast(t('settings.saved'));
  };
  return (
    <Box {...(mayWrite && { className: AT_THE_FOOT, sx: saveInSight })}>
      <RecordForm
        record={{ ...settings }}
        save={submit}
        failed={t('settings.failed')}
        saveLabel={saveLabel}
        readOnly={!mayWrite}
      >
        {children}
      </RecordForm>
    </Box>
  );
}

const GENERAL = ['name', 'language', 'dateOrder', 'timezone'];
const PLACE = ['israel', 'city', 'address', 'latitude', 'longitude'];

/** One form: a city that is found says the time zone too. */
function SavedAsOneGoes({ settings }: SettingsProps) {
  const t = useTranslate();
  const save = useSaveSettings();
  return (
    <SavedForm record={settings} save={save} failed={t('settings.failed')}>
      <Section name="general" saved={GENERAL}>
        <GeneralInputs />
      </Section>
      <Section name="place" saved={PLACE}>
        <PlaceInputs />
      </Section>
      <Section name="shabbat" saved={['shabbatTimes']}>
        <ShabbatInputs />
      </Section>
      <Section name="sender" saved={['senderName', 'replyTo']}>
        <SenderInputs />
      </Section>
    </SavedForm>
  );
}

interface SectionProps {
  name: string;
  last?: boolean;
  /** Its fields, where they are saved as one goes. */
  saved?: readonly string[];
  children: ReactNode;
}

function Section({ name, last, saved, children }: SectionProps) {
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
      {saved && <SavedMark of={saved} />}
      {!last && <Divider sx={{ mt: saved ? 1 : 5, mb: 5 }} />}
    </Box>
  );
}
