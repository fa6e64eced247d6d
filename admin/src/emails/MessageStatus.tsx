import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { StatusChip } from '../lists/Cells';
import { Quiet } from '../theme/Quiet';
import type { Tone } from '../theme/tokens';

const TONES: Record<string, Tone> = {
  queued: 'calm',
  sending: 'calm',
  sent: 'done',
  failed: 'danger',
  uncertain: 'care',
  cancelled: 'care',
};

/** What a mail server answers to a letter that it does not take: "550 5.1.1 No such user". */
const MAIL_SERVER = /^[45]\d\d[ -]/;

interface MessageStatusProps {
  status: string | null;
  /** Why it failed, where that is known: of a letter that another mail server gave back, that server's words. */
  error?: string | null;
  /** Whether it was heard of a letter that was sent that it did not arrive. */
  cameBack?: boolean;
}

/** Where a message stands, as a person says it; beside it, quietly, the word of the list's filter and of the API, or what to do. */
export function MessageStatus({ status, error, cameBack }: MessageStatusProps) {
  const t = useTranslate();
  if (!status) return null;
  const returned = status === 'sent' ? cameBack : status === 'failed' && MAIL_SERVER.test(error ?? '');
  const said = returned ? 'cameBack' : status;
  const beside = t(`resources.emails.statesBeside.${status}`, { _: '' });
  return (
    <Box component="span" sx={look}>
      <StatusChip tone={returned ? 'danger' : (TONES[status] ?? 'calm')}>
        {t(`resources.emails.states.${said}`, { _: status })}
      </StatusChip>
      {beside && <Quiet component="span">{beside}</Quiet>}
    </Box>
  );
}

const look = { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75 };
