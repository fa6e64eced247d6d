import { Box, Button, useMediaQuery, type Theme } from '@mui/material';
import type { EmailMessage } from '@zikaron/contract';
import {
  AutocompleteInput,
  DataTable,
  DateInput,
  ReferenceInput,
  SearchInput,
  useListContext,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { useMay } from '../api/account';
import { ListChosenBar } from '../bulk-actions/ListChosenBar';
import { RecentChanges } from '../bulk-actions/RecentChanges';
import { Moment, MomentCell } from '../dates/When';
import { CardList } from '../lists/CardList';
import { RowActions, RowButton, RowWord, Typed } from '../lists/Cells';
import { ChoosableBody } from '../lists/ChoosableBody';
import { EmptyState } from '../lists/EmptyState';
import type { Exporting } from '../lists/ExportButton';
import { ListPage } from '../lists/ListPage';
import { BesideButton, ListAndLetter, useBeside } from './Beside';
import { EmailTabs } from './EmailTabs';
import { ManyAtOnce } from './ManyAtOnce';
import { MessageStatus } from './MessageStatus';
import { isLeaving } from './is-leaving';
import { SendingProgress } from './SendingProgress';
import { useMessageActions } from './useMessageActions';
import { ChoiceFilter } from '../lists/Filters';

const at = (id: unknown) => `/app/emails/${String(id)}`;
const STATES = ['queued', 'sending', 'sent', 'failed', 'uncertain', 'cancelled'];

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
};

/** `/app/emails`: every message; it follows a run while one is going on. */
export default function EmailList() {
  const t = useTranslate();
  const maySend = useMay('emails:send');
  const [isBeside] = useBeside();
  return (
    <ListPage
      title={t('resources.emails.title')}
      intro={(total, n) => t('resources.emails.intro', { smart_count: total, n })}
      above={
        <>
          <EmailTabs current="messages" />
          <Progress />
          <ManyAtOnce />
        </>
      }
      sort={{ field: 'createdAt', order: 'DESC' }}
      refetchEvery={(rows) => (rows.some((row) => isLeaving(row as EmailMessage)) ? 2000 : 10_000)}
      columns={!isBeside}
      tools={
        <>
          <BesideButton />
          {maySend && <RecentChanges />}
        </>
      }
      exporting={EXPORTING}
      filters={useFilters()}
      empty={
        <EmptyState title={t('resources.emails.empty')} text={t('resources.emails.emptyText')}>
          <Button component={Link} to="/app/email-jobs/new" variant="contained">
            {t('resources.email-jobs.new')}
          </Button>
        </EmptyState>
      }
      cards={<CardList<EmailMessage> to={({ id }) => at(id)}>{(row) => <Card row={row} />}</CardList>}
    >
      {isBeside ? <ListAndLetter line={(row) => <Card row={row} />} /> : <Messages />}
    </ListPage>
  );
}

/** The original's table. */
function Messages() {
  const t = useTranslate();
  const maySend = useMay('emails:send');
  return (
    <DataTable<EmailMessage>
      {...(maySend
        ? { body: ChoosableBody, bulkActionsToolbar: <ListChosenBar list="emails" /> }
        : { bulkActionButtons: false })}
      rowClick={(id) => at(id)}
    >
      <DataTable.Col source="createdAt" render={(row: EmailMessage) => <MomentCell at={row.createdAt} />} />
      <DataTable.Col source="toEmail" render={(row: EmailMessage) => <To row={row} />} />
      <DataTable.Col source="subject" render={(row: EmailMessage) => <Typed text={row.subject} />} />
      <DataTable.Col
        source="template"
        disableSort
        render={(row: EmailMessage) => <Typed text={row.template?.name} />}
      />
      <DataTable.Col
        source="yahrzeit"
        disableSort
        render={(row: EmailMessage) => <Typed text={row.yahrzeit?.name} />}
      />
      <DataTable.Col source="status" render={(row: EmailMessage) => <MessageStatus status={row.status} />} />
      <DataTable.Col source="sentAt" render={(row: EmailMessage) => <MomentCell at={row.sentAt} />} />
      <DataTable.Col
        source="actions"
        label={t('lists.actions')}
        disableSort
        render={(row: EmailMessage) => <Actions row={row} />}
      />
    </DataTable>
  );
}

/** Of one run when the list shows one. */
function Progress() {
  const { filterValues } = useListContext();
  return <SendingProgress runId={(filterValues as { runId?: string }).runId} />;
}

function useFilters() {
  const t = useTranslate();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const label = (name: string) => t(`resources.emails.filters.${name}`);
  const among = (resource: string) => ({ reference: resource, sort: { field: 'name', order: 'ASC' as const } });
  const choice = (name: string) => (
    <AutocompleteInput
      label={label(name)}
      optionText="name"
      filterToQuery={(q: string) => ({ q })}
      sx={{ minWidth: 220 }}
    />
  );
  return [
    <SearchInput key="q" source="q" alwaysOn placeholder={label('search')} sx={{ width: { xs: '100%', sm: 280 } }} />,
    <ChoiceFilter
      key="status"
      source="status"
      alwaysOn={!narrow}
      label={label('status')}
      choices={STATES.map((id) => ({ id, name: `resources.emails.states.${id}` }))}
      sx={{ minWidth: 170 }}
    />,
    <ReferenceInput key="template" source="templateId" label={label('template')} {...among('templates')}>
      {choice('template')}
    </ReferenceInput>,
    <ReferenceInput key="yahrzeit" source="yahrzeitId" label={label('yahrzeit')} {...among('yahrzeits')}>
      {choice('yahrzeit')}
    </ReferenceInput>,
    <ReferenceInput key="contact" source="contactId" label={label('contact')} {...among('contacts')}>
      {choice('contact')}
    </ReferenceInput>,
    <DateInput key="from" source="from" label={label('from')} parse={(date: string) => date} />,
    <DateInput key="to" source="to" label={label('to')} parse={(date: string) => date} />,
  ];
}

const To = ({ row }: { row: EmailMessage }) => (
  <Box>
    {row.contact && <Box dir="auto">{row.contact.name}</Box>}
    <Box sx={{ color: row.contact ? 'text.secondary' : undefined, fontSize: '.9375rem', overflowWrap: 'anywhere' }}>
      <bdi>{row.toEmail}</bdi>
    </Box>
  </Box>
);

function Actions({ row }: { row: EmailMessage }) {
  const t = useTranslate();
  const mayWrite = useMay('emails:send');
  const refresh = useRefresh();
  const { resend, cancel, arrived, sendAgain, busy } = useMessageActions(row.id, refresh);
  return (
    <RowActions>
      <RowWord to={at(row.id)} label={t('resources.emails.view')}>
        {t('lists.words.view')}
      </RowWord>
      {mayWrite && row.status === 'failed' && (
        <RowButton always onClick={resend} label={t('resources.emails.resend')} disabled={busy}>
          {t('resources.emails.resend')}
        </RowButton>
      )}
      {mayWrite && row.status === 'queued' && (
        <RowButton onClick={cancel} label={t('resources.emails.cancel')} disabled={busy}>
          {t('resources.emails.cancel')}
        </RowButton>
      )}
      {mayWrite && row.status === 'uncertain' && (
        <>
          <RowButton always onClick={arrived} label={t('resources.emails.arrived')} disabled={busy}>
            {t('resources.emails.arrived')}
          </RowButton>
          <RowButton always onClick={sendAgain} label={t('resources.emails.sendAgain')} disabled={busy}>
            {t('resources.emails.sendAgain')}
          </RowButton>
        </>
      )}
    </RowActions>
  );
}

const Card = ({ row }: { row: EmailMessage }) => (
  <>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'start' }}>
      <Box sx={{ fontWeight: 600, minWidth: 0 }}>
        <Typed text={row.subject ?? row.yahrzeit?.name} />
      </Box>
      <MessageStatus status={row.status} />
    </Box>
    <To row={row} />
    <Box sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>
      <Moment at={row.sentAt ?? row.createdAt} />
    </Box>
  </>
);
