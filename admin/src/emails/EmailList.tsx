import { Box, useMediaQuery, type Theme } from '@mui/material';
import type { EmailMessage } from '@zikaron/contract';
import { AutocompleteInput, DataTable, DateInput, ReferenceInput, useRefresh, useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { ListChosenBar } from '../bulk-actions/ListChosenBar';
import { RecentChanges } from '../bulk-actions/RecentChanges';
import { keptTogether } from '../dates/civil';
import { Moment, MomentCell } from '../dates/When';
import { CardList } from '../lists/CardList';
import { EmailAddress, RowButton, RowWord, Typed } from '../lists/Cells';
import type { Exporting } from '../lists/ExportButton';
import { TWO_LINES, useDensity } from '../lists/density';
import { LinkButton } from '../lists/LinkButton';
import { ListPage } from '../lists/ListPage';
import { Quiet } from '../theme/Quiet';
import { BesideButton, ListAndLetter, useBeside } from './Beside';
import { EmailTabs } from './EmailTabs';
import { ManyAtOnce } from './ManyAtOnce';
import { MessageStatus } from './MessageStatus';
import { isLeaving } from './is-leaving';
import { SendingProgress } from './SendingProgress';
import { useMessageActions } from './useMessageActions';
import { ChoiceFilter, searchFor } from '../lists/Filters';
import { choosable, ActionsCol } from '../lists/table';
import { choicesOf } from '../observers/relationships';
import { EmptyOf } from '../lists/EmptyState';
import { useFilterValues } from '../lists/filter-values';

const at = (id: unknown) => `/app/emails/${String(id)}`;
const STATES = ['queued', 'sending', 'sent', 'failed', 'uncertain', 'cancelled'];

/** The subject and the person say more than which template it was: it is shown on wish. */
const HIDDEN = ['template'];

const EXPORTING: Exporting<'emails'> = {
  path: '/emails/export',
  columns: {
    createdAt: ['createdAt'],
    toEmail: ['toEmail', 'contact'],
    subject: ['subject'],
    template: ['template'],
    yahrzeit: ['yahrzeit'],
    status: ['status', 'error'],
    sentAt: ['sentAt'],
  },
  hidden: HIDDEN,
};

/** `/app/emails`: every message; it follows a run while one is going on. */
export default function EmailList() {
  const t = useTranslate();
  const maySend = useMay('emails:send');
  const [isBeside] = useBeside();
  const begin = <LinkButton to="/app/email-jobs/new" variant="contained" label={t('resources.email-jobs.new')} />;
  return (
    <ListPage
      title={t('layout.nav.emails')}
      intro={(total, n) => t('resources.emails.intro', { smart_count: total, n })}
      above={[<EmailTabs key="tabs" current="messages" />, <Progress key="progress" />, <ManyAtOnce key="many" />]}
      sort={{ field: 'createdAt', order: 'DESC' }}
      refetchEvery={(rows) => (rows.some((row) => isLeaving(row as EmailMessage)) ? 2000 : 10_000)}
      columns={!isBeside}
      tools={[<BesideButton key="beside" />, maySend && <RecentChanges key="recent" />]}
      exporting={EXPORTING}
      filters={useFilters()}
      empty={<EmptyOf resource="emails">{begin}</EmptyOf>}
      cards={<CardList<EmailMessage> to={({ id }) => at(id)}>{(row) => <Card row={row} />}</CardList>}
    >
      {isBeside ? <ListAndLetter line={(row) => <Card row={row} />} /> : <Messages />}
    </ListPage>
  );
}

type Row = EmailMessage;

/** The original's table. */
function Messages() {
  const maySend = useMay('emails:send');
  return (
    <DataTable<Row>
      {...choosable(maySend && <ListChosenBar list="emails" />)}
      rowClick={(id) => at(id)}
      hiddenColumns={HIDDEN}
    >
      <DataTable.Col source="createdAt" render={(row: Row) => <MomentCell at={row.createdAt} />} />
      <DataTable.Col source="toEmail" render={(row: Row) => <To row={row} />} />
      <DataTable.Col source="subject" render={(row: Row) => <Cut of={row.subject} room="9rem" />} />
      <DataTable.Col source="template" disableSort render={(row: Row) => <Typed text={row.template?.name} />} />
      <DataTable.Col source="yahrzeit" disableSort render={(row: Row) => <Cut of={row.yahrzeit?.name} room="7rem" />} />
      <DataTable.Col source="status" render={(row: Row) => <MessageStatus {...row} />} />
      <DataTable.Col source="sentAt" render={(row: Row) => <MomentCell at={row.sentAt} />} />
      <ActionsCol<Row>>{(row) => <Actions row={row} />}</ActionsCol>
    </DataTable>
  );
}

/** Where rows stand close together, as much of it is read as its column has room for: it asks for none by itself. */
function Cut({ of, room }: { of: string | null | undefined; room: string }) {
  const [density] = useDensity();
  return (
    <Box sx={{ minWidth: room }}>
      <Box dir="auto" title={of ?? undefined} sx={[aligned, density === 'compact' && oneLine]}>
        {of ? keptTogether(of) : '–'}
      </Box>
    </Box>
  );
}

const aligned = { textAlign: 'left', overflowWrap: 'anywhere' };
const oneLine = { width: 0, minWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

/** Of one run when the list shows one. */
function Progress() {
  const { runId } = useFilterValues();
  return <SendingProgress runId={typeof runId === 'string' ? runId : undefined} />;
}

function useFilters() {
  const t = useTranslate();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const label = (name: string) => t(`resources.emails.filters.${name}`);
  const field = (name: string) => t(`resources.emails.fields.${name}`);
  const among = (name: string) => (
    <ReferenceInput
      key={name}
      {...{ source: `${name}Id`, label: field(name), reference: `${name}s` }}
      sort={{ field: 'name', order: 'ASC' }}
    >
      <AutocompleteInput label={field(name)} optionText="name" filterToQuery={asSearch} sx={{ minWidth: 220 }} />
    </ReferenceInput>
  );
  return [
    searchFor(label('search'), 280),
    <ChoiceFilter
      key="status"
      source="status"
      alwaysOn={!narrow}
      label={field('status')}
      choices={choicesOf(STATES, 'resources.emails.statesToChoose')}
      sx={{ minWidth: 170 }}
    />,
    ...['template', 'yahrzeit', 'contact'].map(among),
    <DateInput key="from" source="from" label={label('from')} parse={(date: string) => date} />,
    <DateInput key="to" source="to" label={label('to')} parse={(date: string) => date} />,
  ];
}

const asSearch = (q: string) => ({ q });

/** Most addresses stand in one line. */
const To = ({ row }: { row: EmailMessage }) => (
  <Box className={TWO_LINES} title={row.toEmail} sx={{ minWidth: '14rem' }}>
    {row.contact && <Box dir="auto">{row.contact.name}</Box>}
    <EmailAddress address={row.toEmail} under={row.contact !== null} />
  </Box>
);

function Actions({ row }: { row: EmailMessage }) {
  const t = useTranslate();
  const mayWrite = useMay('emails:send');
  const refresh = useRefresh();
  const { resend, cancel, arrived, sendAgain, busy } = useMessageActions(row.id, refresh);
  const button = (name: string, onClick: () => void, always = true) => (
    <RowButton always={always} onClick={onClick} label={t(`resources.emails.${name}`)} disabled={busy} />
  );
  return (
    <>
      <RowWord to={at(row.id)} label={t('lists.words.view')}>
        {t('lists.words.view')}
      </RowWord>
      {mayWrite && row.status === 'failed' && button('resend', resend)}
      {mayWrite && row.status === 'queued' && button('cancel', cancel, false)}
      {mayWrite && row.status === 'uncertain' && button('arrived', arrived)}
      {mayWrite && row.status === 'uncertain' && button('sendAgain', sendAgain)}
    </>
  );
}

const Card = ({ row }: { row: EmailMessage }) => (
  <>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'start' }}>
      <Box sx={{ fontWeight: 600, minWidth: 0 }}>
        <Typed text={row.subject ? keptTogether(row.subject) : row.yahrzeit?.name} />
      </Box>
      <Box sx={{ flexShrink: 0, maxWidth: '55%' }}>
        <MessageStatus {...row} />
      </Box>
    </Box>
    <To row={row} />
    <Quiet>
      <Moment at={row.sentAt ?? row.createdAt} />
    </Quiet>
  </>
);
