import { Alert, Box, Button, Typography } from '@mui/material';
import type { EmailMessageDetails } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { keptTogether } from '../dates/civil';
import { Moment } from '../dates/When';
import { FactLine as Fact } from '../forms/Facts';
import { SectionTabs } from '../forms/SectionTabs';
import { KeptReason } from '../lists/KeptReason';
import { LinkFrom } from '../lists/LinkFrom';
import { PageHead } from '../lists/PageHead';
import { Attempts } from './Attempts';
import { Failure, mendsAndSends } from './Failure';
import { LetterFrame } from './LetterFrame';
import { MergeFields } from './MergeFields';
import { MessageStatus } from './MessageStatus';
import { useMessageActions } from './useMessageActions';

interface MessageProps {
  message: EmailMessageDetails;
  onChange: () => void;
}

/** One message: what is known, the letter as it was sent, every attempt, and its merge fields. */
export function MessageView({ message, onChange }: MessageProps) {
  const t = useTranslate();
  const subject = message.subject ?? t('resources.emails.noSubject');
  return (
    <>
      <PageHead
        title={keptTogether(subject)}
        beside={<MessageStatus {...message} />}
        back={{ to: '/app/emails', label: t('layout.nav.emails') }}
      >
        <Buttons message={message} onChange={onChange} />
      </PageHead>
      <Notices message={message} onChange={onChange} />
      <Box sx={twoColumns}>
        <SectionTabs
          label={subject}
          tabs={[
            { title: t('resources.emails.sections.letter'), content: <Letter message={message} subject={subject} /> },
            { title: t('resources.emails.sections.text'), content: <PlainText message={message} /> },
            { title: t('resources.emails.sections.mergeFields'), content: <MergeFields message={message} /> },
            { title: t('resources.emails.sections.attempts'), content: <Attempts message={message} /> },
            { title: t('resources.emails.sections.headers'), content: <Headers headers={message.headers} /> },
          ]}
        />
        <Overview message={message} />
      </Box>
    </>
  );
}

/** The letter, and what is known of it beside it; below it where there is no room. */
const twoColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' },
  columnGap: 7,
  rowGap: 3,
  alignItems: 'start',
};

/** What went wrong with a letter, or may have. */
export function Notices({ message, onChange }: MessageProps) {
  const t = useTranslate();
  return (
    <>
      {message.failure ? (
        <Failure message={message} failure={message.failure} onChange={onChange} />
      ) : (
        message.error &&
        message.status !== 'uncertain' && (
          <Alert severity="info" sx={{ mb: 2 }}>
            <KeptReason kept={message.error} />
          </Alert>
        )
      )}
      {message.status === 'uncertain' && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('resources.emails.uncertainText')}
        </Alert>
      )}
    </>
  );
}

/** What can be done about a letter in its state. */
export function Buttons({ message, onChange }: MessageProps) {
  const t = useTranslate();
  const maySend = useMay('emails:send');
  const mayMend = useMay('contacts:write');
  const { resend, cancel, arrived, sendAgain, busy } = useMessageActions(message.id, onChange);
  if (!maySend || message.textRemovedAt) return null;
  const button = (text: string, onClick: () => void, filled = false) => (
    <Button key={text} variant={filled ? 'contained' : 'outlined'} disabled={busy} onClick={onClick}>
      {t(`resources.emails.${text}`)}
    </Button>
  );
  if (message.status === 'failed') return mayMend && mendsAndSends(message) ? null : button('resend', resend);
  if (message.status === 'queued') return button('cancel', cancel);
  if (message.status !== 'uncertain') return null;
  return [button('arrived', arrived, true), button('sendAgain', sendAgain)];
}

interface RecordLinkProps {
  of: 'contacts' | 'yahrzeits' | 'templates';
  record: { id: string; name: string } | null;
}

/** A record by its name, where it is still there. */
function RecordLink({ of, record }: RecordLinkProps) {
  if (!record) return '–';
  return (
    <Box component={LinkFrom} to={`/app/${of}/${record.id}`} dir="auto" sx={{ color: 'primary.main' }}>
      {record.name}
    </Box>
  );
}

/** As far as a finger needs from one name to the next. */
const apart = { '&:not(:last-child)': { mb: { xs: 2.5, md: 0 } } };

function Overview({ message }: { message: EmailMessageDetails }) {
  const t = useTranslate();
  const name = (field: string) => t(`resources.emails.fields.${field}`);
  return (
    <Box component="dl" sx={{ m: 0, mt: { lg: 3.5 } }}>
      <Fact name={name('toEmail')}>
        <bdi>{message.toEmail}</bdi>
      </Fact>
      <Fact name={name('contact')}>
        <RecordLink of="contacts" record={message.contact} />
      </Fact>
      <Fact name={name('yahrzeit')}>
        {[message.yahrzeit, ...message.otherYahrzeits].map((yahrzeit, at) => (
          <Box key={yahrzeit?.id ?? at} sx={apart}>
            <RecordLink of="yahrzeits" record={yahrzeit} />
          </Box>
        ))}
      </Fact>
      <Fact name={name('template')}>
        <RecordLink of="templates" record={message.template} />
      </Fact>
      <Fact name={name('createdAt')}>
        <Moment at={message.createdAt} />
      </Fact>
      <Fact name={name(message.sentAt ? 'sentAt' : 'sendAt')}>
        <Moment at={message.sentAt ?? message.sendAt} />
      </Fact>
    </Box>
  );
}

/** The letter as it was sent, or why there is none. */
export function Letter({ message, subject }: { message: EmailMessageDetails; subject: string }) {
  if (!message.html) return <NoText message={message} />;
  return (
    <Box sx={{ pt: 2 }}>
      <LetterFrame html={message.html} title={subject} />
    </Box>
  );
}

/** Why there is no text: it is not written yet, or no longer kept. */
function NoText({ message: { textRemovedAt } }: { message: EmailMessageDetails }) {
  const t = useTranslate();
  const why = textRemovedAt ? 'resources.emails.textNotKept' : 'resources.emails.notWritten';
  return <Typography sx={{ py: 3, color: 'text.secondary', maxWidth: '60ch' }}>{t(why)}</Typography>;
}

function PlainText({ message }: { message: EmailMessageDetails }) {
  if (!message.text) return <NoText message={message} />;
  return (
    <Box
      component="pre"
      dir="auto"
      sx={{ m: 0, py: 3, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontFamily: 'inherit', fontSize: '1rem' }}
    >
      {message.text}
    </Box>
  );
}

const Headers = ({ headers }: { headers: Record<string, string> }) => (
  <Box component="dl" dir="ltr" sx={{ m: 0, py: 3, fontSize: '.9375rem' }}>
    {Object.entries(headers).map(([name, value]) => (
      <Box key={name} sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        <Box component="dt" sx={{ fontWeight: 600 }}>
          {name}
        </Box>
        <Box component="dd" sx={{ m: 0 }}>
          {value}
        </Box>
      </Box>
    ))}
  </Box>
);
