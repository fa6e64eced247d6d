import { Box } from '@mui/material';
import { DateTimeInput, NumberInput, RadioButtonGroupInput, ReferenceInput, useTranslate } from 'react-admin';
import { ChosenInput } from '../forms/ChosenInput';
import { hasTiming, type JobValues } from './job-values';
import { PeopleInput } from './PeopleInput';
import { useWatch } from 'react-hook-form';

const choices = (ids: string[], texts: string) =>
  ids.map((id) => ({ id, name: `resources.email-jobs.${texts}.${id}` }));

const MODES = choices(['window', 'ids'], 'modes');
const TIMINGS = choices(['eachOnItsDay', 'allNow'], 'timings');

/** Observers come from a list, chosen there one by one: nothing else is asked of them then. */
const OBSERVERS = [['observerIds', 'observers']] as const;
const RECORDS = [
  ['yahrzeitIds', 'yahrzeits'],
  ['contactIds', 'contacts'],
] as const;

/** The fields of an email job: which letter, for whom, and when. */
export function EmailJobInputs() {
  const t = useTranslate();
  const values = useWatch() as JobValues;
  const label = (name: string) => t(`resources.email-jobs.fields.${name}`);
  const hint = (name: string) => t(`resources.email-jobs.hints.${name}`);
  return (
    <>
      <ReferenceInput source="templateId" reference="templates" sort={{ field: 'name', order: 'ASC' }} perPage={100}>
        <ChosenInput label={label('template')} helperText={hint('template')} optionText="name" />
      </ReferenceInput>
      <RadioButtonGroupInput source="mode" label={label('mode')} choices={MODES} helperText={false} />
      {values.mode === 'ids' ? (
        (values.observerIds?.length ? OBSERVERS : RECORDS).map(([source, reference]) => (
          <PeopleInput key={source} source={source} reference={reference} label={label(source)} hint={hint(source)} />
        ))
      ) : (
        <WindowInputs />
      )}
      <DateTimeInput source="sendAt" label={label('sendAt')} helperText={hint('sendAt')} />
      {hasTiming(values) && (
        <RadioButtonGroupInput source="timing" label={label('timing')} choices={TIMINGS} helperText={false} />
      )}
    </>
  );
}

const DAYS = { min: -366, max: 366, step: 1 };

/** Which days a job is about, counted from the day it runs. */
function WindowInputs() {
  const t = useTranslate();
  const label = (name: string) => t(`resources.email-jobs.fields.${name}`);
  const hint = (name: string) => t(`resources.email-jobs.hints.${name}`);
  return (
    <>
      <ChosenInput
        source="window.basis"
        label={label('basis')}
        helperText={hint('basis')}
        choices={choices(['sendDate', 'observanceDate', 'serviceDate'], 'bases')}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        <NumberInput source="window.fromDays" label={label('fromDays')} helperText={hint('fromDays')} {...DAYS} />
        <NumberInput source="window.toDays" label={label('toDays')} helperText={hint('toDays')} {...DAYS} />
      </Box>
    </>
  );
}
