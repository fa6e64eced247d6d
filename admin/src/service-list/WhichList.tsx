import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import {
  Box,
  FormControlLabel,
  IconButton,
  Switch,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Tooltip,
} from '@mui/material';
import type { ServiceListQuery, Account } from '@zikaron/contract';
import type { ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useAccount } from '../api/account';
import { fridayOn, plusDays, todayIn } from '../dates/civil';
import { KINDS, kindOf, YIZKOR_DAYS, type Kind } from './search-params';
import { Choice } from '../forms/Choice';

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
      <KindChoice kind={kind} choose={choose} />
      {kind === 'friday' && (
        <Friday shown={asked.friday ?? from ?? ''} onAsk={(friday) => onAsk({ ...rest, friday })} />
      )}
      {kind === 'month' && <Month shown={asked.month ?? ''} onAsk={(month) => onAsk({ ...rest, month })} />}
      {kind === 'yizkor' && <YizkorChoice asked={asked} onAsk={onAsk} words={words} />}
      <LanguageChoice language={language} account={account} onAsk={onAsk} asked={asked} />
      <Box sx={switches}>
        <FamiliesSwitch observers={observers} onAsk={onAsk} asked={asked} />
        {kind !== 'yizkor' && <KaddishSwitch kaddish={kaddish} onAsk={onAsk} asked={asked} />}
        {kind !== 'yizkor' && <WhysSwitch whys={whys} onWhys={onWhys} />}
      </Box>
    </Box>
  );
}

/** On a line of their own, so that none of them stands alone on the next. */
const switches = { display: 'flex', flexWrap: 'wrap', columnGap: 2, flexBasis: '100%' };

function KindChoice({ kind, choose }: { kind: Kind; choose: (next: Kind | null) => void }) {
  const t = useTranslate();
  return (
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
  );
}

interface YizkorChoiceProps {
  asked: ServiceListQuery;
  onAsk: (asked: ServiceListQuery) => void;
  words: { observers?: 'true' | 'false' | undefined; language?: 'en' | 'he' | undefined };
}

function YizkorChoice({ asked, onAsk, words }: YizkorChoiceProps) {
  const t = useTranslate();
  return (
    <Choice
      label={t('serviceList.yizkor')}
      value={asked.yizkor ?? ''}
      onChange={(yizkor) => onAsk({ ...words, yizkor })}
      choices={YIZKOR_DAYS.map((id) => ({ id, name: t(`serviceList.days.${id}`) }))}
      sx={{ width: 220 }}
    />
  );
}

interface LanguageChoiceProps {
  language: 'en' | 'he' | undefined;
  account: Account | undefined;
  onAsk: (asked: ServiceListQuery) => void;
  asked: ServiceListQuery;
}

function LanguageChoice({ language, account, onAsk, asked }: LanguageChoiceProps) {
  const t = useTranslate();
  return (
    <Choice
      label={t('serviceList.language')}
      value={language ?? account?.organization.language ?? 'en'}
      onChange={(chosen) => onAsk({ ...asked, language: chosen })}
      choices={(['en', 'he'] as const).map((id) => ({ id, name: t(`languages.${id}`) }))}
      sx={{ width: 170 }}
    />
  );
}

interface FamiliesSwitchProps {
  observers: 'true' | 'false' | undefined;
  onAsk: (asked: ServiceListQuery) => void;
  asked: ServiceListQuery;
}

function FamiliesSwitch({ observers, onAsk, asked }: FamiliesSwitchProps) {
  const t = useTranslate();
  return (
    <Tooltip title={t('serviceList.observersHint')}>
      <FormControlLabel
        control={<Switch checked={observers !== 'false'} />}
        label={t('serviceList.observers')}
        onChange={(_, on) => onAsk({ ...asked, observers: on ? 'true' : 'false' })}
        sx={{ minHeight: 46, m: 0 }}
      />
    </Tooltip>
  );
}

interface KaddishSwitchProps {
  kaddish: 'true' | undefined;
  onAsk: (asked: ServiceListQuery) => void;
  asked: ServiceListQuery;
}

function KaddishSwitch({ kaddish, onAsk, asked }: KaddishSwitchProps) {
  const t = useTranslate();
  return (
    <Tooltip title={t('serviceList.kaddishHint')}>
      <FormControlLabel
        control={<Switch checked={kaddish === 'true'} />}
        label={t('serviceList.kaddish')}
        onChange={(_, on) => onAsk(on ? { ...asked, kaddish: 'true' } : withoutKaddish(asked))}
        sx={{ minHeight: 46, m: 0 }}
      />
    </Tooltip>
  );
}

function WhysSwitch({ whys, onWhys }: { whys: boolean; onWhys: (on: boolean) => void }) {
  const t = useTranslate();
  return (
    <FormControlLabel
      control={<Switch checked={whys} />}
      label={t('serviceList.why.show')}
      onChange={(_, on) => onWhys(on)}
      sx={{ minHeight: 46, m: 0 }}
    />
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

function Month({ shown, onAsk }: { shown: string; onAsk: (month: string) => void }) {
  const t = useTranslate();
  return (
    <TextField
      type="month"
      label={t('serviceList.month')}
      value={shown}
      onChange={({ target }) => target.value && onAsk(target.value)}
      sx={{ width: 200 }}
    />
  );
}
