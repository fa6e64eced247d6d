import { Box, List, ListItem, Typography } from '@mui/material';
import type { Activity } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Moment } from '../dates/When';
import { MessageStatus } from '../emails/MessageStatus';

/** What was sent and what was changed, the newest first. */
export function ActivityList({ lines }: { lines: Activity[] }) {
  const t = useTranslate();
  if (lines.length === 0) return <Typography sx={{ p: 3, color: 'text.secondary' }}>{t('activity.empty')}</Typography>;
  return (
    <List disablePadding>
      {lines.map((line) => (
        <ListItem
          key={`${line.kind}-${line.id}`}
          sx={{
            display: 'block',
            py: 1.75,
            px: 3,
            borderTop: '1px solid',
            borderColor: 'divider',
            '&:first-of-type': { borderTop: 0 },
          }}
        >
          {line.kind === 'email' ? <Email line={line} /> : <Change line={line} />}
        </ListItem>
      ))}
    </List>
  );
}

const Under = ({ children }: { children: React.ReactNode }) => (
  <Box sx={{ color: 'text.secondary', fontSize: '.9375rem', overflowWrap: 'anywhere' }}>{children}</Box>
);

function Email({ line }: { line: Activity }) {
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1.5, justifyContent: 'space-between', alignItems: 'start', flexWrap: 'wrap' }}>
        <Box component={Link} to={`/app/emails/${line.id}`} dir="auto" sx={{ color: 'primary.main', fontWeight: 600 }}>
          {line.subject}
        </Box>
        <MessageStatus status={line.status} />
      </Box>
      <Under>
        <Moment at={line.sentAt ?? line.at} /> · <bdi>{line.toEmail}</bdi>
        {line.templateName && (
          <>
            {' '}
            · <bdi>{line.templateName}</bdi>
          </>
        )}
      </Under>
      {line.error && <Box sx={{ color: 'error.main', fontSize: '.9375rem' }}>{line.error}</Box>}
    </>
  );
}

function Change({ line }: { line: Activity }) {
  const t = useTranslate();
  return (
    <>
      <Box sx={{ fontWeight: 600 }}>{t(`activity.actions.${line.subject}`, { _: line.subject })}</Box>
      <Under>
        <Moment at={line.at} />
        {line.actor && (
          <>
            {' '}
            · <bdi>{line.actor}</bdi>
          </>
        )}
      </Under>
      {line.changes.filter(saysSomething).map(({ field, before, after }) => (
        <Under key={field}>
          {t(`activity.fields.${field}`, { _: field })}:{' '}
          {before !== null && (
            <>
              <bdi>{before}</bdi> →{' '}
            </>
          )}
          <bdi>{after ?? '–'}</bdi>
        </Under>
      ))}
    </>
  );
}

/** An empty set of rules, or nothing that stays nothing, is no news. */
const saysSomething = ({ before, after }: Activity['changes'][number]): boolean =>
  [before, after].some((value) => value !== null && value !== '{}');
