import { SelectInput, useTranslate } from 'react-admin';
import { Columns } from '../forms/RecordForm';

/** Every rule on which custom differs, with what it may say. */
const RULES: Record<string, string[]> = {
  'rules.adarRule': ['first', 'second', 'both'],
  'rules.adar1ThirtyRule': ['shevat30', 'nisan1'],
  'rules.thirtyRule': ['firstAnniversary', 'fixed29', 'roshChodesh', 'lastDay'],
  'rules.firstYearRule': ['hebrewDate', 'twelveMonths'],
  'rules.burialRule': ['off', 'after2days', 'after3days'],
  'rules.feb29Rule': ['feb28', 'mar1'],
  serviceRule: ['onOrBefore', 'onOrAfter', 'fridayWeek', 'strictBefore', 'strictAfter'],
};

export function RuleInputs() {
  const t = useTranslate();
  return (
    <Columns>
      {Object.entries(RULES).map(([source, answers]) => {
        const rule = source.replace('rules.', '');
        return (
          <SelectInput
            key={source}
            source={source}
            label={t(`settings.rules.${rule}.label`)}
            helperText={t(`settings.rules.${rule}.hint`)}
            choices={answers.map((id) => ({ id, name: `settings.rules.${rule}.answers.${id}` }))}
          />
        );
      })}
    </Columns>
  );
}
