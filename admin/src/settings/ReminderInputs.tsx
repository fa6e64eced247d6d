import { Alert } from '@mui/material';
import {
  BooleanInput,
  CheckboxGroupInput,
  NumberInput,
  ReferenceInput,
  required,
  SelectInput,
  useLocaleState,
  useTranslate,
} from 'react-admin';
import { RELEASE_RULES } from '@zikaron/contract';
import { useWatch } from 'react-hook-form';
import { ChosenInput } from '../forms/ChosenInput';
import { Columns } from '../forms/RecordForm';
import { dateFormat } from '../dates/civil';
import { LinkButton } from '../lists/LinkButton';
import { useSetting } from './useSetting';

/** Lead times: the table's CHECK. */
const DAYS = { min: 0, max: 90, step: 1 } as const;

/** Automatic reminders: on or off, with which letter, at which hour, how many days before. */
export function ReminderInputs() {
  const t = useTranslate();
  const field = useSetting();
  const [on, template, lead, second, rules] = useWatch({
    name: ['remindersOn', 'reminderTemplateId', 'leadDays', 'secondLeadDays', 'releaseRules'],
  }) as [boolean, string | null, number, number | null, string[]];
  return (
    <>
      <BooleanInput {...field('remindersOn')} helperText={t('settings.hints.remindersOn')} />
      {on && !template && <Alert severity="warning">{t('settings.chooseTemplate')}</Alert>}
      <LetterAndHour />
      <LeadInputs />
      {typeof second === 'number' && second >= lead && <Alert severity="info">{t('settings.secondIsLater')}</Alert>}
      <HowMany />
      <ReleaseRules />
      {rules?.length > 0 && <Unanswered />}
      <UncertainLetters />
      <LinkButton to="/app/forecast" sx={{ alignSelf: 'flex-start' }} label={t('forecast.link')} />
    </>
  );
}

function LetterAndHour() {
  const t = useTranslate();
  const field = useSetting();
  const [locale] = useLocaleState();
  const { source, ...letter } = field('reminderTemplateId');
  const hour = dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return (
    <Columns>
      <ReferenceInput source={source} reference="templates" sort={{ field: 'name', order: 'ASC' }} perPage={100}>
        <SelectInput {...letter} optionText="name" helperText={t('settings.hints.reminderTemplateId')} />
      </ReferenceInput>
      <ChosenInput
        {...field('reminderHour')}
        translateChoice={false}
        choices={Array.from({ length: 24 }, (_, at) => ({ id: at, name: hour.format(Date.UTC(2000, 0, 1, at)) }))}
        helperText={t('settings.hints.reminderHour')}
      />
    </Columns>
  );
}

function LeadInputs() {
  const t = useTranslate();
  const field = useSetting();
  return (
    <Columns>
      <NumberInput {...field('leadDays')} helperText={t('settings.hints.leadDays')} validate={required()} {...DAYS} />
      <NumberInput {...field('secondLeadDays')} helperText={t('settings.hints.secondLeadDays')} {...DAYS} />
    </Columns>
  );
}

function HowMany() {
  const t = useTranslate();
  const field = useSetting();
  return (
    <>
      <NumberInput
        {...field('formerLetterYears')}
        helperText={t('settings.hints.formerLetterYears')}
        min={0}
        max={100}
        step={1}
      />
      <BooleanInput {...field('oneLetter')} helperText={t('settings.hints.oneLetter')} />
    </>
  );
}

function ReleaseRules() {
  const t = useTranslate();
  const field = useSetting();
  return (
    <CheckboxGroupInput
      {...field('releaseRules')}
      helperText={t('settings.hints.releaseRules')}
      row={false}
      translateChoice={false}
      choices={RELEASE_RULES.map((id) => ({ id, name: t(`settings.releaseRules.${id}`) }))}
    />
  );
}

function Unanswered() {
  const t = useTranslate();
  const field = useSetting();
  return (
    <ChosenInput
      {...field('releaseUnanswered')}
      helperText={false}
      translateChoice={false}
      choices={(['release', 'keep'] as const).map((id) => ({ id, name: t(`settings.releaseUnanswered.${id}`) }))}
    />
  );
}

function UncertainLetters() {
  const t = useTranslate();
  const field = useSetting();
  return (
    <ChosenInput
      {...field('uncertainLetters')}
      translateChoice={false}
      choices={(['ask', 'resend'] as const).map((id) => ({ id, name: t(`settings.uncertain.${id}`) }))}
      helperText={t('settings.hints.uncertainLetters')}
    />
  );
}
