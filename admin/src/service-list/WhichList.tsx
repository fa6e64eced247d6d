import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import {
  Box,
  FormControlLabel,
  IconButton,
  MenuItem,
  Switch,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Tooltip,
} from '@mui/material';
import type { ServiceListQuery, YizkorDay } from '@zikaron/contract';
import type { ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useAccount } from '../api/account';
import { fridayOn, plusDays, todayIn } from '../dates/civil';
import { KINDS, kindOf, YIZKOR_DAYS, type Kind } from './search-params';

interface WhichListProps {
  asked: ServiceListQuery;
  onAsk: (asked: ServiceListQuery) => void;
  /** The first service of the list that is shown. */
  from: string | undefined;
  /** Whether each name says why it is read. */
  whys: boolean;
  onWhys: (on: boolean) => void;
}

/** Which services, in which language, with or without the families. None of it is printed. */
export function WhichList({ asked, onAsk, from, whys, onWhys }: WhichListProps) {
  const t = useTranslate();
  const account = useAccount().data;
  const today = todayIn(account?.organization.timezone ?? 'UTC');
  const kind = kindOf(asked);
  const { language, observers, kaddish } = asked;
  const words = { ...(language && { language }), ...(observers && { observers }) };
  const rest = { ...words, ...(kaddish && { kaddish }) };
  const choose = (next: Kind | null) => {
    if (next === 'month') onAsk({ ...rest, month: (from ?? today).slice(0, 7) });
    if (next === 'yizkor') onAsk({ ...words, yizkor: 'pesach' });
    if (next === 'friday') onAsk(rest);
  };
  return (
    <Box className="no-print" sx={bar}>
      <ToggleButtonGroup
        exclusive
        value={kind}
        onChange={(_, next: Kind | null) => choose(next)}
        aria-label={t('serviceList.which')}
        sx={{ '& .MuiToggleButton-root': { minHeight: 46, px: 2, textTransform: 'none', fontSize: '1rem' } }}
      >
        {KINDS.map((one) => (
          <ToggleButton key={one} value={one}>
            {t(`serviceList.kinds.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {kind === 'friday' && (
        <Friday shown={asked.friday ?? from ?? ''} onAsk={(friday) => onAsk({ ...rest, friday })} />
      )}
      {kind === 'month' && (
        <TextField
          type="month"
          label={t('serviceList.month')}
          value={asked.month ?? ''}
          onChange={({ target }) => target.value && onAsk({ ...rest, month: target.value })}
          sx={{ width: 200 }}
        />
      )}
      {kind === 'yizkor' && (
        <TextField
          select
          label={t('serviceList.yizkor')}
          value={asked.yizkor ?? ''}
          onChange={({ target }) => onAsk({ ...words, yizkor: target.value as YizkorDay })}
          sx={{ width: 220 }}
        >
          {YIZKOR_DAYS.map((day) => (
            <MenuItem key={day} value={day}>
              {t(`serviceList.days.${day}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        select
        label={t('serviceList.language')}
        value={language ?? account?.organization.language ?? 'en'}
        onChange={({ target }) => onAsk({ ...asked, language: target.value as 'en' | 'he' })}
        sx={{ width: 170 }}
      >
        <MenuItem value="en">{t('languages.en')}</MenuItem>
        <MenuItem value="he">{t('languages.he')}</MenuItem>
      </TextField>
      <Tooltip title={t('serviceList.observersHint')}>
        <FormControlLabel
          control={<Switch checked={observers !== 'false'} />}
          label={t('serviceList.observers')}
          onChange={(_, on) => onAsk({ ...asked, observers: on ? 'true' : 'false' })}
          sx={{ minHeight: 46, m: 0 }}
        />
      </Tooltip>
      {kind !== 'yizkor' && (
        <Tooltip title={t('serviceList.kaddishHint')}>
          <FormControlLabel
            control={<Switch checked={kaddish === 'true'} />}
            label={t('serviceList.kaddish')}
            onChange={(_, on) => onAsk(on ? { ...asked, kaddish: 'true' } : withoutKaddish(asked))}
            sx={{ minHeight: 46, m: 0 }}
          />
        </Tooltip>
      )}
      {kind !== 'yizkor' && (
        <FormControlLabel
          control={<Switch checked={whys} />}
          label={t('serviceList.why.show')}
          onChange={(_, on) => onWhys(on)}
          sx={{ minHeight: 46, m: 0 }}
        />
      )}
    </Box>
  );
}

const withoutKaddish = ({ kaddish: _, ...asked }: ServiceListQuery): ServiceListQuery => asked;

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 2,
  mb: 2.5,
  '& .MuiFormControl-root': { m: 0 },
};

/** A Friday, and its neighbours. Another day of the week means the Friday after it. */
function Friday({ shown, onAsk }: { shown: string; onAsk: (friday: string) => void }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const [earlier, later] = locale === 'he' ? [<ChevronRight />, <ChevronLeft />] : [<ChevronLeft />, <ChevronRight />];
  const step = (days: number, label: string, icon: ReactNode) => (
    <Tooltip title={label}>
      <span>
        <IconButton aria-label={label} disabled={!shown} onClick={() => onAsk(plusDays(shown, days))}>
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-end' }}>
      {step(-7, t('serviceList.previous'), earlier)}
      <TextField
        type="date"
        label={t('serviceList.friday')}
        value={shown}
        onChange={({ target }) => target.value && onAsk(fridayOn(target.value))}
        sx={{ width: 190 }}
      />
      {step(7, t('serviceList.next'), later)}
    </Box>
  );
}
