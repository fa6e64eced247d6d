import { RadioButtonGroupInput, useTranslate } from 'react-admin';
import { choicesOf } from '../observers/relationships';

/** On which Hebrew day somebody died depends on it: every answer stands in sight. */
export function SunsetInput() {
  const t = useTranslate();
  return (
    <RadioButtonGroupInput
      source="afterSunset"
      label={t('resources.yahrzeits.fields.afterSunsetQuestion')}
      helperText={t('forms.dateHints.afterSunset')}
      choices={choicesOf(['yes', 'no', 'unsure'], 'resources.yahrzeits.sunset')}
    />
  );
}
