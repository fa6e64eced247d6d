import { Box, Button, Typography } from '@mui/material';
import type { ListIssue, ThisWeek } from '@zikaron/contract';
import { useLocaleState, useTranslate } from 'react-admin';
import { useAccount } from '../api/account';
import { useAnswer } from '../api/useAnswer';
import { useAmericanPaper } from '../files/paper';
import { useDownload } from '../files/useDownload';
import { LinkButton } from '../lists/LinkButton';
import { addressOf } from '../service-list/search-params';
import { SERIF } from '../theme/tokens';
import { weekdayAndDay } from './words';

/** The coming Friday's names as the sheet that will lie on the pulpit. */
export function FridaySheet({ week: { friday, reading, days } }: { week: ThisWeek }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const account = useAccount().data;
  const more = friday.count - friday.names.length;
  const issue = useIssue(friday.date);
  const isThisWeeks = days.some(({ date }) => date === friday.date);
  const named = t(reading.festival ? 'thisWeek.friday.shabbatFestival' : 'thisWeek.friday.shabbat', {
    reading: locale === 'he' ? reading.he : reading.en,
  });
  return (
    <Box component="section" aria-labelledby="friday">
      <Typography variant="h2" id="friday" sx={{ mb: 1.5 }}>
        {t('thisWeek.friday.title')}
      </Typography>
      <Box sx={sheet}>
        <Typography variant="h3" component="p" sx={{ textAlign: 'center' }}>
          <bdi>{account?.organization.name}</bdi>
        </Typography>
        <WhichShabbat isThisWeeks={isThisWeeks} named={named} friday={friday} reading={reading} />
        <Names friday={friday} />
        {(more > 0 || issue) && <MoreAndIssue more={more} issue={issue} />}
      </Box>
      <Buttons friday={friday.date} />
    </Box>
  );
}

function Names({ friday: { count, names } }: Pick<ThisWeek, 'friday'>) {
  const t = useTranslate();
  if (count === 0)
    return (
      <Typography color="text.secondary" sx={{ textAlign: 'center' }}>
        {t('thisWeek.friday.none')}
      </Typography>
    );
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, fontFamily: SERIF, fontSize: '1.0625rem' }}>
      {names.map((name) => (
        <Name key={name.yahrzeitId} name={name} />
      ))}
    </Box>
  );
}

interface WhichShabbatProps {
  isThisWeeks: boolean;
  named: string;
  friday: ThisWeek['friday'];
  reading: { en: string; he: string; festival: boolean };
}

function WhichShabbat({ isThisWeeks, named, friday, reading }: WhichShabbatProps) {
  const [locale] = useLocaleState();
  return (
    <Box sx={{ textAlign: 'center', fontFamily: SERIF, color: 'secondary.main', fontSize: '1.125rem', mb: 2 }}>
      {isThisWeeks ? named : weekdayAndDay(friday.date, locale)}
      {isThisWeeks && locale !== 'he' && !reading.festival && (
        <>
          {' · '}
          <bdi lang="he">שבת {reading.he}</bdi>
        </>
      )}
    </Box>
  );
}

function MoreAndIssue({ more, issue }: { more: number; issue: ListIssue | undefined }) {
  const t = useTranslate();
  return (
    <Typography color="text.secondary" sx={{ textAlign: 'center', mt: 2 }}>
      {[
        more > 0 && t('thisWeek.more', { smart_count: more }),
        issue && t('thisWeek.friday.issue', { number: issue.number }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Typography>
  );
}

/** The latest list that was taken of this Friday. */
function useIssue(friday: string): ListIssue | undefined {
  const { data } = useAnswer<{ data: ListIssue[] }>(['yahrzeits', 'list-issues'], '/list-issues?range=[0,4]');
  return data?.data.find(({ from, to }) => from <= friday && friday <= to);
}

/** The list on paper, as it is usually read and large, and the page on which it is looked through. */
function Buttons({ friday }: { friday: string }) {
  const t = useTranslate();
  const size = useAmericanPaper() ? 'letter' : 'a4';
  const { busy, download } = useDownload();
  const sheetOf = (type: 'usual' | 'large') => () => void download(addressOf({ friday }, '.pdf', { size, type }));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
      <Button variant="outlined" disabled={busy} onClick={sheetOf('usual')}>
        {t('thisWeek.friday.print')}
      </Button>
      <Button variant="outlined" disabled={busy} onClick={sheetOf('large')}>
        {t('thisWeek.friday.large')}
      </Button>
      <LinkButton to="/app/service-list" variant="outlined" label={t('thisWeek.friday.open')} />
    </Box>
  );
}

const sheet = {
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '3px',
  px: { xs: 2, sm: 3.5 },
  py: 3,
  boxShadow: '0 14px 30px -18px rgb(60 40 10 / 30%)',
};

const Name = ({ name: { text, hebrewName } }: { name: ThisWeek['friday']['names'][number] }) => (
  <Box component="li" sx={nameLook}>
    <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
      {text}
    </Box>
    {hebrewName && !text.includes(hebrewName) && <bdi lang="he">{hebrewName}</bdi>}
  </Box>
);

const nameLook = {
  display: 'flex',
  columnGap: 2,
  py: 0.625,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  borderBottom: '1px dotted',
  borderColor: 'divider',
};
