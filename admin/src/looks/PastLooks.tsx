import { Box, Link as TextLink, Typography } from '@mui/material';
import type { Looks } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Moment } from '../dates/When';

type Look = Looks['looks'][number];
type Seen = Look['seen'][number];

/** Each look: who, when, and which parts of the house with which records. */
export function PastLooks({ looks }: { looks: Look[] }) {
  const t = useTranslate();
  return (
    <>
      <Typography variant="h3" sx={{ mt: 2 }}>
        {t('settings.looks.past')}
      </Typography>
      {looks.map((look) => (
        <OneLook key={look.id} look={look} />
      ))}
    </>
  );
}

function OneLook({ look: { name, begunAt, endedAt, seen } }: { look: Look }) {
  const t = useTranslate();
  return (
    <Box component="article" aria-label={name} sx={{ borderTop: '1px solid', borderColor: 'divider', pt: 1.5 }}>
      <Typography>
        <strong dir="auto">{name}</strong> · <Moment at={begunAt} />
        {' – '}
        {endedAt ? <Moment at={endedAt} /> : t('settings.looks.now')}
      </Typography>
      {seen.length === 0 ? (
        <Typography color="text.secondary">{t('settings.looks.sawNothing')}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, color: 'text.secondary' }}>
          {seen.map((part) => (
            <PartSeen key={part.part} seen={part} />
          ))}
        </Box>
      )}
    </Box>
  );
}

/** Of these kinds a record has a page. */
const PAGES: Record<string, string> = {
  yahrzeits: '/app/yahrzeits',
  contacts: '/app/contacts',
  emails: '/app/emails',
  templates: '/app/templates',
  imports: '/app/imports',
  runs: '/app/runs',
};
const MOST_LINKS = 20;

function PartSeen({ seen: { part, times, recordIds } }: { seen: Seen }) {
  const t = useTranslate();
  const name = t(`settings.looks.parts.${part}`, { _: t(`layout.nav.${part}`, { _: part }) });
  const page = PAGES[part];
  return (
    <li>
      {name}, {t('settings.looks.times', { smart_count: times })}
      {page &&
        recordIds.slice(0, MOST_LINKS).map((record, at) => (
          <span key={record}>
            {' · '}
            <TextLink component={Link} to={`${page}/${record}`}>
              {t('settings.looks.record', { name, n: at + 1 })}
            </TextLink>
          </span>
        ))}
    </li>
  );
}
