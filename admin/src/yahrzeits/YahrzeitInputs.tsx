import { Box } from '@mui/material';
import { NumberInput, required, TextInput, useTranslate } from 'react-admin';
import { Columns } from '../forms/RecordForm';
import type { DayTyped, YahrzeitFormValues } from './form-values';
import { KnownDayInput } from './KnownDayInput';
import { OwnRules } from './OwnRules';
import { SunsetInput } from './SunsetInput';
import { UnderstoodDatesPanel } from './UnderstoodDatesPanel';

const auto = { htmlInput: { dir: 'auto' } };

/** The fields of a yahrzeit. `before` is the record being edited; a new one has the first fields only. */
export function YahrzeitInputs({ before }: { before?: YahrzeitFormValues }) {
  const t = useTranslate();
  const label = (field: string) => t(`resources.yahrzeits.fields.${field}`);
  return (
    <>
      <NamesAndDates before={before} />
      <SunsetInput />
      <UnderstoodDatesPanel before={before} />
      <TextInput source="personDetails" label={label('personDetails')} multiline minRows={2} slotProps={auto} />
      {before && <LaterInputs />}
    </>
  );
}

function NamesAndDates({ before }: { before: YahrzeitFormValues | undefined }) {
  const t = useTranslate();
  const label = (field: string) => t(`resources.yahrzeits.fields.${field}`);
  const hint = (field: string) => t(`forms.dateHints.${field}`);
  return (
    <Columns>
      <TextInput source="name" label={label('name')} validate={required()} slotProps={auto} autoFocus={!before} />
      <TextInput
        source="hebrewName"
        label={label('hebrewName')}
        slotProps={{ htmlInput: { dir: 'rtl', lang: 'he' } }}
      />
      <TextInput
        source="gregorianText"
        label={label('gregorianDate')}
        helperText={hint('gregorianDate')}
        autoComplete="off"
        slotProps={auto}
      />
      <TextInput
        source="hebrewText"
        label={label('hebrewDateOfDeath')}
        helperText={hint('hebrewDate')}
        autoComplete="off"
        slotProps={auto}
      />
    </Columns>
  );
}

const BURIAL: DayTyped = { mayLieAhead: true };

/** What is asked once the record is there. */
function LaterInputs() {
  const t = useTranslate();
  const label = (field: string) => t(`resources.yahrzeits.fields.${field}`);
  return (
    <Box>
      <Columns>
        <KnownDayInput source="burialDate" label={label('burialDate')} known={BURIAL} />
        <NumberInput source="ageAtDeath" label={label('ageAtDeath')} min={0} max={150} step={1} />
        <TextInput source="plaque" label={label('plaque')} slotProps={auto} />
      </Columns>
      <TextInput source="notes" label={label('notes')} multiline minRows={2} slotProps={auto} />
      <OwnRules />
    </Box>
  );
}
