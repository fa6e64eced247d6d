import { Box, Button, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { plusDays, type CivilDate } from '../dates/civil';
import { monthOf, type SearchParams } from './search-params';

interface WindowFieldsProps {
  asked: SearchParams;
  today: CivilDate;
  onAsk: (changes: Record<string, string>) => void;
}

/** Which days are asked about, both included. */
export function WindowFields({ asked, today, onAsk }: WindowFieldsProps) {
  const t = useTranslate();
  const days = ([from, to]: [CivilDate, CivilDate]) => onAsk({ from, to });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end' }}>
      <TextField
        type="date"
        label={t('coverage.from')}
        value={asked.from}
        onChange={({ target: { value } }) =>
          value && onAsk({ from: value, to: value > asked.to ? plusDays(value, 29) : asked.to })
        }
        sx={{ width: 190, m: 0 }}
      />
      <TextField
        type="date"
        label={t('coverage.to')}
        value={asked.to}
        onChange={({ target: { value } }) => value && onAsk({ from: asked.from, to: value })}
        slotProps={{ htmlInput: { min: asked.from, max: plusDays(asked.from, 400) } }}
        sx={{ width: 190, m: 0 }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        <Button onClick={() => days([today, plusDays(today, 29)])}>{t('coverage.quick.days30')}</Button>
        <Button onClick={() => days(monthOf(today, 0))}>{t('coverage.quick.month')}</Button>
        <Button onClick={() => days(monthOf(today, 1))}>{t('coverage.quick.next')}</Button>
      </Box>
    </Box>
  );
}
