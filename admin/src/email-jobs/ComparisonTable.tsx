import { TableCell, TableRow } from '@mui/material';
import type { ComparedLine } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { LinkButton } from '../lists/LinkButton';
import { Day, Moment } from '../dates/When';
import { EmailAddress, StatusChip } from '../lists/Cells';
import { stacked } from '../lists/stacked';
import { WideTable } from '../lists/WideTable';
import { Quiet } from '../theme/Quiet';
import { Person } from './OutcomeTable';
import { useReasonWords } from './useReasonWords';

/** What a run changes against the letters of a year before: who is missing and why, or who is new. */
export function ComparisonTable({ lines, label }: { lines: ComparedLine[]; label: string }) {
  const t = useTranslate();
  const heads = [
    ...['contact', 'yahrzeit'].map((name) => t(`resources.email-jobs.columns.${name}`)),
    ...['lastYear', 'thisYear', 'why'].map((name) => t(`resources.email-jobs.comparison.${name}`)),
  ];
  return (
    <WideTable label={label} heads={heads} sx={stacked}>
      {lines.map((line) => (
        <ComparedRow key={line.id} line={line} />
      ))}
    </WideTable>
  );
}

function ComparedRow({ line }: { line: ComparedLine }) {
  const t = useTranslate();
  return (
    <TableRow>
      <LastReader line={line} />
      <TableCell data-label={t('resources.email-jobs.columns.yahrzeit')}>
        {line.yahrzeit ? (
          <Person to={`/app/yahrzeits/${line.yahrzeit.id}`} name={line.yahrzeit.name} />
        ) : (
          t('resources.email-jobs.comparison.gone')
        )}
      </TableCell>
      <TableCell data-label={t('resources.email-jobs.comparison.lastYear')}>
        <Day date={line.lastDate} />
        <LastLetter line={line} />
      </TableCell>
      <TableCell data-label={t('resources.email-jobs.comparison.thisYear')}>
        <Day date={line.thisDate} />
      </TableCell>
      <TableCell>
        <Why line={line} />
      </TableCell>
    </TableRow>
  );
}

function LastReader({ line }: { line: ComparedLine }) {
  return (
    <TableCell>
      {line.contact && <Person to={`/app/contacts/${line.contact.id}`} name={line.contact.name} />}
      <EmailAddress address={line.toEmail} under />
    </TableCell>
  );
}

/** The letter of the year before, as it was. */
function LastLetter({ line }: { line: ComparedLine }) {
  const t = useTranslate();
  return (
    line.lastMessageId && (
      <LinkButton
        leadsBack
        size="small"
        to={`/app/emails/${line.lastMessageId}`}
        label={t('resources.email-jobs.showLetter')}
        aria-label={`${t('resources.email-jobs.showLetter')}: ${line.contact?.name ?? line.toEmail ?? ''}`}
        sx={{ display: { sm: 'flex' }, width: 'fit-content', marginInlineStart: { xs: 1, sm: -1 } }}
      />
    )
  );
}

function Why({ line: { reason, by, at, observerSince } }: { line: ComparedLine }) {
  const t = useTranslate();
  const reasonWords = useReasonWords();
  if (reason === null)
    return (
      <>
        {t('resources.email-jobs.comparison.observerSince')} <Moment at={observerSince} />
      </>
    );
  return (
    <>
      <StatusChip tone="care">{reasonWords(reason)}</StatusChip>
      {by && (
        <Quiet>
          {t('coverage.lost.by', { name: by })} · <Moment at={at} />
        </Quiet>
      )}
    </>
  );
}
