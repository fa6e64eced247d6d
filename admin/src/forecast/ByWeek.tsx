import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography, useTheme } from '@mui/material';
import type { Forecast } from '@zikaron/contract';
import { useLocaleState, useTranslate } from 'react-admin';
import { Stacked } from '../charts';
import { InPlace } from '../charts/InPlace';
import { Day } from '../dates/When';
import { axisFormat } from '../dates/civil';

/** The weeks as a chart, and beside it the same figures as a table. */
export function ByWeek({ weeks }: { weeks: Forecast['weeks'] }) {
  const t = useTranslate();
  return (
    <Box sx={columns}>
      <Box>
        <Typography variant="h3" sx={{ mb: 1 }}>
          {t('forecast.byWeek')}
        </Typography>
        <InPlace>
          <Chart weeks={weeks} />
        </InPlace>
      </Box>
      <Box sx={{ maxHeight: 320, overflow: 'auto' }} tabIndex={0} role="region" aria-label={t('forecast.byWeek')}>
        <Figures weeks={weeks} />
      </Box>
    </Box>
  );
}

const columns = {
  ...{ mt: 2, display: 'grid', gap: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(22rem, 2fr)' },
};

function Chart({ weeks }: { weeks: Forecast['weeks'] }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { palette } = useTheme();
  const short = axisFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const own = weeks.map(({ letters, moved }) => letters - moved);
  const moved = weeks.map((one) => one.moved);
  return (
    <Stacked
      labels={weeks.map(({ week }) => short.format(new Date(`${week}T00:00:00Z`)))}
      layers={[
        { label: t('forecast.onTheirDay'), values: own, color: palette.primary.main },
        { label: t('forecast.movedHere'), values: moved, color: palette.secondary.light },
      ]}
    />
  );
}

function Figures({ weeks }: { weeks: Forecast['weeks'] }) {
  const t = useTranslate();
  return (
    <Table size="small" stickyHeader>
      <TableHead>
        <TableRow>
          <TableCell>{t('forecast.week')}</TableCell>
          <TableCell align="right">{t('forecast.letters')}</TableCell>
          <TableCell align="right">{t('forecast.movedHere')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {weeks.map(({ week, letters, moved }) => (
          <TableRow key={week}>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>
              <Day date={week} />
            </TableCell>
            <TableCell align="right">{letters}</TableCell>
            <TableCell align="right">{moved || '–'}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
