import { Box, List, ListItem, Typography } from '@mui/material';
import type { Activity } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { KeptReason } from '../lists/KeptReason';
import { LinkFrom } from '../lists/LinkFrom';
import { Moment } from '../dates/When';
import { StatusChip } from '../lists/Cells';
import { MessageStatus } from '../emails/MessageStatus';
import { Quiet } from '../theme/Quiet';
import { Became } from './Became';
import { useFieldWords } from './field-words';

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
            px: 0,
            borderTop: '1px solid',
            borderColor: 'divider',
            '&:first-of-type': { borderTop: 0 },
          }}
        >
          {line.kind === 'email' && <Email line={line} />}
          {line.kind === 'letter' && <Paper line={line} />}
          {line.kind === 'change' && <Change line={line} />}
        </ListItem>
      ))}
    </List>
  );
}

const Under = ({ children }: { children: React.ReactNode }) => (
  <Quiet sx={{ overflowWrap: 'anywhere' }}>{children}</Quiet>
);

function Email({ line }: { line: Activity }) {
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1.5, justifyContent: 'space-between', alignItems: 'start', flexWrap: 'wrap' }}>
        <Box
          component={LinkFrom}
          to={`/app/emails/${line.id}`}
          dir="auto"
          sx={{ color: 'primary.main', fontWeight: 600 }}
        >
          {line.subject}
        </Box>
        <MessageStatus {...line} />
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
      {line.error && <Why kept={line.error} />}
    </>
  );
}

const Why = ({ kept }: { kept: string }) => (
  <Box sx={{ color: 'error.main', fontSize: '.9375rem', overflowWrap: 'anywhere' }}>
    <KeptReason kept={kept} />
  </Box>
);

function Paper({ line }: { line: Activity }) {
  const t = useTranslate();
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1.5, justifyContent: 'space-between', alignItems: 'start', flexWrap: 'wrap' }}>
        <Box dir="auto" sx={{ fontWeight: 600 }}>
          {line.subject}
        </Box>
        <StatusChip tone="done">{t('activity.printed')}</StatusChip>
      </Box>
      <Under>
        <Moment at={line.at} /> · <bdi>{line.actor}</bdi>
      </Under>
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
      {line.changes.map((change) => (
        <ChangedField key={change.field} change={change} isNew={line.subject.startsWith('add')} />
      ))}
    </>
  );
}

/** "Notes: before → after"; of a new record only what was written. */
function ChangedField({ change: { field, before, after }, isNew }: { change: ChangeOfField; isNew: boolean }) {
  const t = useTranslate();
  const words = useFieldWords();
  const told = (value: string | null) => (
    <bdi>{value === null ? t('activity.nothing') : words.value(field, value)}</bdi>
  );
  return (
    <Under>
      {words.name(field)}:{' '}
      {!isNew && (
        <>
          {told(before)}
          <Became />
        </>
      )}
      {told(after)}
    </Under>
  );
}

type ChangeOfField = Activity['changes'][number];
