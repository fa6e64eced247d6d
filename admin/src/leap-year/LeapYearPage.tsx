import { Box, Card, MenuItem, Pagination, Tab, Tabs, TextField, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { hebrewYearNumeral, type LeapYearPage as Answer } from '@zikaron/contract';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useSearchParams, type SetURLSearchParams } from 'react-router-dom';
import { useAnswer } from '../api/useAnswer';
import { useSettled } from '../forms/useSettled';
import { LoadError } from '../lists/LoadError';
import { PageHead } from '../lists/PageHead';
import { RowsSkeleton } from '../lists/skeletons';
import { addressOf, leapYearsFrom, PER_PAGE, VIEWS, type SearchParams, type View } from './search-params';
import { ChoiceTable } from './ChoiceTable';

/** `/app/leap-year`: every yahrzeit that the Adar rule touches, with both dates, to be approved one by one or together. */
export function LeapYearPage() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const [address, setAddress] = useSearchParams();
  const [view, setView] = useState<View>('waiting');
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const asked: SearchParams = { hebrewYear: address.get('hebrewYear'), view, q: useSettled(typed.trim(), 300) };
  const { data, error, refetch } = useAnswer<Answer>(['yahrzeits', 'leap-year', asked, page], addressOf(asked, page), {
    placeholderData: keepPreviousData,
  });
  const year = data && (locale === 'he' ? hebrewYearNumeral(data.hebrewYear) : String(data.hebrewYear));
  return (
    <>
      <PageHead
        title={t('leapYear.title', { year: year ?? '…' })}
        intro={<Box sx={{ maxWidth: '62rem' }}>{t('leapYear.intro')}</Box>}
        back={{ to: '/app/yahrzeits', label: t('resources.yahrzeits.back') }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', mb: 2 }}>
        <TextField
          value={typed}
          placeholder={t('leapYear.search')}
          onChange={({ target }) => {
            setTyped(target.value);
            setPage(1);
          }}
          slotProps={{ htmlInput: { 'aria-label': t('leapYear.search'), dir: 'auto' } }}
          sx={{ width: { xs: '100%', sm: 340 }, m: 0 }}
        />
        {data && <YearChoice data={data} setAddress={setAddress} />}
      </Box>
      <Card variant="outlined">
        <ViewTabs view={view} setView={setView} setPage={setPage} data={data} year={year} />
        {error && !data ? (
          <LoadError error={error} onRetry={() => void refetch()} title={t('leapYear.loadError')} />
        ) : !data ? (
          <RowsSkeleton />
        ) : data.total === 0 ? (
          <Nothing asked={asked} />
        ) : (
          <ChoiceTable key={`${view}-${data.hebrewYear}-${asked.q}`} answer={data} asked={asked} />
        )}
      </Card>
      {data && data.total > PER_PAGE && (
        <Box sx={{ display: 'flex', justifyContent: 'center', p: 2 }}>
          <Pagination count={Math.ceil(data.total / PER_PAGE)} page={page} onChange={(_, next) => setPage(next)} />
        </Box>
      )}
    </>
  );
}

function YearChoice({ data, setAddress }: { data: Answer; setAddress: SetURLSearchParams }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return (
    <TextField
      select
      label={t('leapYear.year')}
      value={data.hebrewYear}
      onChange={({ target }) => setAddress({ hebrewYear: target.value })}
      sx={{ width: 160, m: 0 }}
    >
      {leapYearsFrom(data.hebrewYear).map((one) => (
        <MenuItem key={one} value={one}>
          {locale === 'he' ? hebrewYearNumeral(one) : one}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface ViewTabsProps {
  view: View;
  setView: (next: 'waiting' | 'approved' | 'all') => void;
  setPage: (next: number) => void;
  data: Answer | undefined;
  year: string | undefined;
}

function ViewTabs({ view, setView, setPage, data, year }: ViewTabsProps) {
  const t = useTranslate();
  return (
    <Tabs
      value={view}
      onChange={(_, next: View) => {
        setView(next);
        setPage(1);
      }}
      aria-label={data ? t('leapYear.title', { year }) : undefined}
      sx={{ borderBottom: '1px solid', borderColor: 'divider' }}
    >
      {VIEWS.map((one) => (
        <Tab key={one} value={one} label={t(`leapYear.views.${one}`)} />
      ))}
    </Tabs>
  );
}

/** Why no row stands here: the search, or that all is said, or that nobody is concerned. */
function Nothing({ asked: { q, view } }: { asked: SearchParams }) {
  const t = useTranslate();
  const [title, text] = q
    ? ['lists.noResults', 'lists.noResultsHint']
    : view === 'waiting'
      ? ['leapYear.none', 'leapYear.noneText']
      : ['leapYear.nobody', 'leapYear.nobodyText'];
  return (
    <Box role="status" sx={{ p: { xs: 3, sm: 6 }, textAlign: 'center' }}>
      <Typography variant="h3" component="p">
        {t(title)}
      </Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t(text)}</Typography>
    </Box>
  );
}
