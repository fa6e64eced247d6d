import { Box, Button, Typography } from '@mui/material';
import { FIRST_YEAR_COLUMNS, type FirstYear, type FirstYears } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMay } from '../api/account';
import { call } from '../api/http';
import { useAnswer } from '../api/useAnswer';
import { Day } from '../dates/When';
import { NameCell } from '../lists/Cells';
import { PageHead } from '../lists/PageHead';
import { Quiet } from '../theme/Quiet';
import { DeathDialog } from './DeathDialog';
import { Steps } from './Steps';
import { useChange } from '../forms/useChange';
import { Loaded } from '../lists/Loaded';

/** `/app/first-year`: who died within the year, by the part of the year that their mourners are in. */
export function FirstYearPage() {
  const t = useTranslate();
  const mayWrite = useMay('contacts:write');
  const [noting, setNoting] = useState(false);
  const answer = useAnswer<FirstYears>(['first-year'], '/first-year');
  return (
    <>
      <PageHead title={t('layout.menu.firstYear')} intro={t('firstYear.intro')}>
        {mayWrite && (
          <Button variant="contained" onClick={() => setNoting(true)}>
            {t('firstYear.death')}
          </Button>
        )}
      </PageHead>
      {noting && <DeathDialog onClose={() => setNoting(false)} />}
      <Loaded answer={answer}>
        {(year) =>
          year.data.length === 0 ? <Typography role="status">{t('firstYear.none')}</Typography> : <Year {...year} />
        }
      </Loaded>
    </>
  );
}

function Year({ data, today }: FirstYears) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
        gap: 3,
        mt: 3,
        alignItems: 'start',
      }}
    >
      {FIRST_YEAR_COLUMNS.map((column) => {
        const people = data.filter((one) => one.column === column);
        return <Column key={column} column={column} people={people} today={today} />;
      })}
    </Box>
  );
}

interface ColumnProps {
  column: 'shiva' | 'thirtyDays' | 'elevenMonths' | 'toYahrzeit';
  people: FirstYear[];
  today: string;
}

function Column({ column, people, today }: ColumnProps) {
  const t = useTranslate();
  return (
    <Box component="section" aria-labelledby={`column-${column}`}>
      <Typography variant="h2" id={`column-${column}`} sx={{ mb: 1 }}>
        {t(`firstYear.columns.${column}`)}
      </Typography>
      {people.length === 0 && <Typography color="text.secondary">{t('firstYear.nobody')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {people.map((one) => (
          <Box component="li" key={one.id} sx={{ borderTop: '1px solid', borderColor: 'divider', py: 2 }}>
            <Person of={one} today={today} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** The date of death or burial is another one than that of which the days follow. */
function Corrected({ of }: { of: FirstYear }) {
  const t = useTranslate();
  const mayWrite = useMay('contacts:write');
  const { busy, change } = useChange();
  const workOut = () =>
    change(async () => {
      await call(`/first-year/${of.id}/dates`, { method: 'POST' });
      return t('firstYear.workedOut');
    });
  return (
    <Box role="note" sx={{ mt: 1 }}>
      {t('firstYear.corrected')}
      {mayWrite && (
        <Button
          size="small"
          variant="outlined"
          disabled={busy}
          onClick={() => void workOut()}
          aria-label={`${t('firstYear.workOut')}: ${of.name}`}
          sx={{ display: 'block', mt: 0.5 }}
        >
          {t('firstYear.workOut')}
        </Button>
      )}
    </Box>
  );
}

const Mourner = ({ id, name, phone }: FirstYear['mourners'][number]) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
    <Box component={Link} to={`/app/contacts/${id}`} dir="auto">
      {name}
    </Box>
    {phone && (
      <Box component="a" href={`tel:${phone.replace(/[^\d+]/g, '')}`} dir="ltr">
        {phone}
      </Box>
    )}
  </Box>
);

function Person({ of, today }: { of: FirstYear; today: string }) {
  const t = useTranslate();
  return (
    <>
      <NameCell name={of.name} hebrewName={of.hebrewName} to={`/app/yahrzeits/${of.id}`} />
      <Quiet>
        {t('firstYear.until')} <Day date={of.until} style="weekday" />
        {of.carer && ` · ${t('firstYear.caredBy', { name: of.carer })}`}
      </Quiet>
      {of.shiva && of.column === 'shiva' && (
        <Box dir="auto" sx={{ whiteSpace: 'pre-line' }}>
          {of.shiva}
        </Box>
      )}
      {of.mourners.map((mourner) => (
        <Mourner key={mourner.id} {...mourner} />
      ))}
      {of.datesChanged && <Corrected of={of} />}
      <Steps of={of} today={today} />
    </>
  );
}
