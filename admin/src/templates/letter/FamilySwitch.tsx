import { Box, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Quiet } from '../../theme/Quiet';
import { SAMPLE, type Whose } from '../use-validation';
import { useFamilies, type Family } from './use-families';

interface FamilySwitchProps {
  language: 'en' | 'he';
  whose: Whose;
  onChange: (whose: Whose) => void;
}

const INVENTED = 'invented';

/** Whose letter it is that one looks at: three families of the office, or an invented one. */
export function FamilySwitch({ language, whose, onChange }: FamilySwitchProps) {
  const t = useTranslate();
  const families = useFamilies(language);
  const choose = (id: string) => {
    const family = families.find((one) => one.whose.yahrzeit?.id === id);
    onChange(family?.whose ?? SAMPLE);
  };
  return (
    <TextField
      select
      label={t('resources.templates.letter.asItIsFor')}
      value={whose.yahrzeit?.id ?? INVENTED}
      onChange={({ target }) => choose(target.value)}
      sx={{ my: 0, '& .MuiSelect-select': { whiteSpace: 'normal', py: 1 } }}
    >
      {families.map(({ whose: { yahrzeit }, name, about, day }) => (
        <MenuItem key={yahrzeit?.id} value={yahrzeit?.id}>
          <FamilyWords name={name} about={about} day={day} />
        </MenuItem>
      ))}
      <MenuItem value={INVENTED}>{t('resources.templates.letter.invented')}</MenuItem>
    </TextField>
  );
}

function FamilyWords({ name, about, day }: Pick<Family, 'name' | 'about' | 'day'>) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box dir="auto" sx={{ fontWeight: 600 }}>
        {name || about}
      </Box>
      <Quiet sx={{ whiteSpace: 'normal' }}>
        <bdi>{about}</bdi>
        {day && ', '}
        {day && <bdi>{day}</bdi>}
      </Quiet>
    </Box>
  );
}
