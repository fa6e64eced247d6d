import { Box, Button, TableCell, TableRow } from '@mui/material';
import type { PlannedOutcome } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmailAddress } from '../lists/Cells';
import { LinkButton } from '../lists/LinkButton';
import { Day, Moment } from '../dates/When';
import { MessageStatus } from '../emails/MessageStatus';
import { stacked } from '../lists/stacked';
import { WideTable } from '../lists/WideTable';
import { Quiet } from '../theme/Quiet';
import { useReasonWords } from './useReasonWords';

interface OutcomeTableProps {
  outcomes: PlannedOutcome[];
  label: string;
  /** Shows a letter that is not written yet; those of a run that was made are messages. */
  onShow?: (outcome: PlannedOutcome) => void;
}

/** Who is written to and when; or who is not, and why. */
export function OutcomeTable({ outcomes, label, onShow }: OutcomeTableProps) {
  const t = useTranslate();
  const reasonWords = useReasonWords();
  const heads = ['contact', 'yahrzeit', 'observance', 'when'].map((name) => t(`resources.email-jobs.columns.${name}`));
  return (
    <WideTable label={label} heads={heads} sx={stacked}>
      {outcomes.map((outcome) => (
        <OutcomeRow
          key={`${outcome.observanceId}-${outcome.occurrenceDate ?? ''}`}
          outcome={outcome}
          onShow={onShow}
          reasonWords={reasonWords}
        />
      ))}
    </WideTable>
  );
}

interface OutcomeRowProps {
  outcome: PlannedOutcome;
  onShow: ((outcome: PlannedOutcome) => void) | undefined;
  reasonWords: (reason: string | null) => string;
}

function OutcomeRow({ outcome, onShow, reasonWords }: OutcomeRowProps) {
  const t = useTranslate();
  const column = (name: string) => t(`resources.email-jobs.columns.${name}`);
  return (
    <TableRow>
      <TableCell>
        <Person to={`/app/contacts/${outcome.contact.id}`} name={outcome.contact.name} />
        <EmailAddress address={outcome.contact.email} under />
      </TableCell>
      <TableCell data-label={column('yahrzeit')}>
        <Person to={`/app/yahrzeits/${outcome.yahrzeit.id}`} name={outcome.yahrzeit.name} />
      </TableCell>
      <TableCell data-label={column('observance')}>
        <Day date={outcome.occurrenceDate} style="weekday" />
      </TableCell>
      <TableCell data-label={column(outcome.outcome === 'queued' ? 'leaves' : 'why')}>
        {outcome.outcome === 'queued' ? <Letter outcome={outcome} onShow={onShow} /> : reasonWords(outcome.reason)}
      </TableCell>
    </TableRow>
  );
}

export const Person = ({ to, name }: { to: string; name: string }) => (
  <Box component={Link} to={to} dir="auto" sx={{ color: 'primary.main', fontWeight: 600 }}>
    {name}
  </Box>
);

function Letter({ outcome, onShow }: { outcome: PlannedOutcome; onShow: OutcomeTableProps['onShow'] }) {
  const t = useTranslate();
  const { sendAt, moved, inLetter, messageId, messageStatus, cameBack, contact } = outcome;
  const words = t('resources.email-jobs.showLetter');
  const button = { size: 'small', sx: { marginInlineStart: -1 }, 'aria-label': `${words}: ${contact.name}` } as const;
  return (
    <>
      <Moment at={sendAt} />
      {moved && <Box sx={{ color: 'warning.main', fontSize: '.9375rem' }}>{t('resources.email-jobs.moved')}</Box>}
      {inLetter > 1 && <Quiet>{t('resources.email-jobs.together', { smart_count: inLetter })}</Quiet>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <MessageStatus status={messageStatus} cameBack={cameBack} />
        {messageId && <LinkButton leadsBack to={`/app/emails/${messageId}`} label={words} {...button} />}
        {onShow && (
          <Button onClick={() => onShow(outcome)} {...button}>
            {words}
          </Button>
        )}
      </Box>
    </>
  );
}
