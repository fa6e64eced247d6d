import { NumberInput, useTranslate } from 'react-admin';
import { Columns } from '../forms/RecordForm';
import { useSetting } from './useSetting';

/** For how long the text of letters, the cells of lists and what was changed are kept; an empty field is always. */
export function RetentionInputs() {
  const t = useTranslate();
  const field = useSetting();
  const about = (name: 'letterTextYears' | 'listCellsDays' | 'historyYears') => ({
    ...field(name),
    helperText: t(`settings.hints.${name}`),
    step: 1,
  });
  return (
    <Columns>
      <NumberInput {...about('letterTextYears')} min={1} max={100} />
      <NumberInput {...about('listCellsDays')} min={7} max={3650} />
      <NumberInput {...about('historyYears')} min={1} max={100} />
    </Columns>
  );
}
