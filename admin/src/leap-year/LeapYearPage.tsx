import { Box, Card, Tab, Tabs, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { hebrewYearNumeral, type LeapYearPage as Answer } from '@zikaron/contract';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useSearchParams, type SetURLSearchParams } from 'react-router-dom';
import { useAnswer } from '../api/useAnswer';
import { useSettled } from '../forms/useSettled';
import { PageHead } from '../lists/PageHead';
import { addressOf, leapYearsFrom, PER_PAGE, VIEWS, type SearchParams, type View } from './search-params';
import { ChoiceTable } from './ChoiceTable';
import { Choice } from '../forms/Choice';
import { Loaded } from '../lists/Loaded';
import { PageButtons } from '../lists/PageButtons';
import { SearchField } from '../forms/SearchField';

/** `/app/leap-year`: every yahrzeit that the Adar rule touches, with both dates, to be approved one by one or together. */
export function LeapYearPage() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { asked, setAddress, typed, setTyped, setView, page, setPage } = useSearch();
  const answer = useAnswer<Answer>(['yahrzeits', 'leap-year', asked, page], addressOf(asked, page), {
    placeholderData: keepPreviousData,
  });
  const { data } = answer;
  const year = data && (locale === 'he' ? hebrewYearNumeral(data.hebrewYear) : String(data.hebrewYear));
  return (
    <>
      <PageHead
        title={t('leapYear.title', { year: year ?? '…' })}
        intro={<Box sx={{ maxWidth: '62rem' }}>{t('leapYear.intro')}</Box>}
        back={{ to: '/app/yahrzeits', label: t('resources.yahrzeits.back') }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', mb: 2 }}>
        <SearchField label={t('resources.templates.search')} value={typed} onChange={setTyped} width={340} />
        {data && <YearChoice data={data} setAddress={setAddress} />}
      </Box>
      <Card variant="outlined">
        <ViewTabs view={asked.view} setView={setView} label={data && t('leapYear.title', { year })} />
        <Loaded answer={answer} title={t('leapYear.loadError')}>
          {(found) => <Choices answer={found} asked={asked} />}
        </Loaded>
      </Card>
      <PageButtons total={data?.total ?? 0} perPage={PER_PAGE} page={page} onPage={setPage} />
    </>
  );
}

const Choices = ({ answer, asked }: { answer: Answer; asked: SearchParams }) =>
  answer.total === 0 ? (
    <Nothing asked={asked} />
  ) : (
    <ChoiceTable key={`${asked.view}-${answer.hebrewYear}-${asked.q}`} answer={answer} asked={asked} />
  );

function YearChoice({ data, setAddress }: { data: Answer; setAddress: SetURLSearchParams }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Choice
      label={t('leapYear.year')}
      value={data.hebrewYear}
      onChange={(year) => setAddress({ hebrewYear: String(year) })}
      choices={leapYearsFrom(data.hebrewYear).map((id) => ({ id, name: locale === 'he' ? hebrewYearNumeral(id) : id }))}
      sx={{ width: 160, m: 0 }}
    />
  );
}

interface ViewTabsProps {
  view: View;
  setView: (next: View) => void;
  label: string | undefined;
}

function ViewTabs({ view, setView, label }: ViewTabsProps) {
  const t = useTranslate();
  return (
    <Tabs value={view} onChange={(_, next: View) => setView(next)} aria-label={label}>
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

/** What is asked for. Whoever asks for something else sees its first page. */
function useSearch() {
  const [address, setAddress] = useSearchParams();
  const [view, setView] = useState<View>('waiting');
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const asked: SearchParams = { hebrewYear: address.get('hebrewYear'), view, q: useSettled(typed.trim(), 300) };
  const onFirst =
    <Value,>(set: (next: Value) => void) =>
    (next: Value) => {
      set(next);
      setPage(1);
    };
  return { asked, setAddress, typed, setTyped: onFirst(setTyped), setView: onFirst(setView), page, setPage };
}
