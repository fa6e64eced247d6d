import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import type { Forecast } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { useSearchParams, type SetURLSearchParams } from 'react-router-dom';
import { useMay } from '../api/account';
import { useAnswer } from '../api/useAnswer';
import { EmailTabs } from '../emails/EmailTabs';
import { LinkButton } from '../lists/LinkButton';
import { PageHead } from '../lists/PageHead';
import { ByWeek } from './ByWeek';
import { YearCalendar } from './YearCalendar';
import { Loaded } from '../lists/Loaded';

/** `/app/forecast`: the letters of the coming twelve months, by week and by day, as they would be planned. */
export function ForecastPage() {
  const t = useTranslate();
  const mayManage = useMay('organization:write');
  const [address, setAddress] = useSearchParams();
  const supposed = address.get('today') ?? '';
  const answer = useAnswer<Forecast>(
    ['forecast', supposed],
    `/reminders/forecast${supposed && `?today=${encodeURIComponent(supposed)}`}`,
    { placeholderData: keepPreviousData },
  );
  return (
    <>
      <PageHead title={t('forecast.title')} intro={t('forecast.intro')}>
        {mayManage && <LinkButton to="/app/settings" variant="outlined" label={t('forecast.settings')} />}
      </PageHead>
      <EmailTabs current="forecast" />
      <SupposedDay supposed={supposed} data={answer.data} setAddress={setAddress} />
      <Loaded answer={answer} title={t('forecast.loadError')}>
        {(forecast) => <Year forecast={forecast} />}
      </Loaded>
    </>
  );
}

interface SupposedDayProps {
  supposed: string;
  data: Forecast | undefined;
  setAddress: SetURLSearchParams;
}

/** The forecast as of another day. */
function SupposedDay({ supposed, data, setAddress }: SupposedDayProps) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end', mb: 2 }}>
      <TextField
        type="date"
        label={t('forecast.today')}
        value={supposed || (data?.today ?? '')}
        onChange={({ target }) => target.value && setAddress({ today: target.value })}
        sx={{ width: 210, m: 0 }}
      />
      {supposed && <Button onClick={() => setAddress({})}>{t('forecast.back')}</Button>}
    </Box>
  );
}

function Year({ forecast }: { forecast: Forecast }) {
  const t = useTranslate();
  const sum = (what: 'letters' | 'moved') => forecast.days.reduce((all, day) => all + day[what], 0);
  const [letters, moved] = [sum('letters'), sum('moved')];
  return (
    <>
      <Provisos forecast={forecast} />
      <Box sx={{ mb: 5 }}>
        <Typography variant="h2" role="status">
          {letters === 0 ? t('forecast.nothing') : t('forecast.total', { smart_count: letters })}
        </Typography>
        {letters > 0 && (
          <Typography color="text.secondary" sx={{ mt: 0.5 }}>
            {moved === 0 ? t('forecast.noneMoved') : t('forecast.moved', { smart_count: moved })}
          </Typography>
        )}
        {letters > 0 && <ByWeek weeks={forecast.weeks} />}
      </Box>
      {letters > 0 && <YearCalendar from={forecast.today} days={forecast.days} />}
    </>
  );
}

/** What the forecast goes by that is not so, or not yet. */
function Provisos({ forecast: { supposed, hasTemplate, remindersOn } }: { forecast: Forecast }) {
  const t = useTranslate();
  const missing = !hasTemplate ? 'forecast.noTemplate' : !remindersOn ? 'forecast.off' : null;
  return (
    <Stack sx={{ gap: 2, '&:not(:empty)': { mb: 2 } }}>
      {supposed && <Alert severity="info">{t('forecast.supposed')}</Alert>}
      {missing && <Alert severity="warning">{t(missing)}</Alert>}
    </Stack>
  );
}
