import { Alert, Button } from '@mui/material';
import { BooleanInput, ReferenceInput, SelectInput, useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useWatch } from 'react-hook-form';
import { Columns } from '../forms/RecordForm';

/** Automatic reminders: on or off, with which letter, at which hour. */
export function ReminderInputs() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const [on, template] = useWatch({ name: ['remindersOn', 'reminderTemplateId'] }) as [boolean, string | null];
  const hour = (at: number) =>
    new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
      new Date(Date.UTC(2000, 0, 1, at)),
    );
  return (
    <>
      <BooleanInput
        source="remindersOn"
        label={t('settings.fields.remindersOn')}
        helperText={t('settings.hints.remindersOn')}
      />
      {on && !template && <Alert severity="warning">{t('settings.chooseTemplate')}</Alert>}
      <Columns>
        <ReferenceInput
          source="reminderTemplateId"
          reference="templates"
          sort={{ field: 'name', order: 'ASC' }}
          perPage={100}
        >
          <SelectInput
            label={t('settings.fields.reminderTemplateId')}
            optionText="name"
            helperText={t('settings.hints.reminderTemplateId')}
          />
        </ReferenceInput>
        <SelectInput
          source="reminderHour"
          label={t('settings.fields.reminderHour')}
          translateChoice={false}
          choices={Array.from({ length: 24 }, (_, at) => ({ id: at, name: hour(at) }))}
          helperText={t('settings.hints.reminderHour')}
        />
      </Columns>
      <BooleanInput
        source="oneLetter"
        label={t('settings.fields.oneLetter')}
        helperText={t('settings.hints.oneLetter')}
      />
      <SelectInput
        source="uncertainLetters"
        label={t('settings.fields.uncertainLetters')}
        translateChoice={false}
        choices={(['ask', 'resend'] as const).map((id) => ({ id, name: t(`settings.uncertain.${id}`) }))}
        helperText={t('settings.hints.uncertainLetters')}
      />
      <Button component={Link} to="/app/forecast" sx={{ alignSelf: 'flex-start', marginInlineStart: -1 }}>
        {t('forecast.link')}
      </Button>
    </>
  );
}
