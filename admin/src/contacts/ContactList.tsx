import { Box, Link as Anchor } from '@mui/material';
import type { Contact } from '@zikaron/contract';
import { DataTable, useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { ListChosenBar } from '../bulk-actions/ListChosenBar';
import { RecentChanges } from '../bulk-actions/RecentChanges';
import { useWriteTo } from '../bulk-actions/useWriteTo';
import { CardList } from '../lists/CardList';
import { NameCell, RowWord, StatusChip, Typed } from '../lists/Cells';
import type { Exporting } from '../lists/ExportButton';
import { YesNoFilter, searchFor } from '../lists/Filters';
import { LinkButton } from '../lists/LinkButton';
import { ListPage } from '../lists/ListPage';
import { choosable, ActionsCol } from '../lists/table';
import { EmptyOf } from '../lists/EmptyState';

/** Shown once somebody asks for them. */
const HIDDEN = ['observances'];
const EXPORTING: Exporting<'contacts'> = {
  path: '/contacts/export',
  columns: { name: ['name', 'hebrewName'], email: ['email'], phone: ['phone'], observances: ['observances'] },
  hidden: HIDDEN,
};

const at = (id: unknown) => `/app/contacts/${String(id)}`;

/** `/app/contacts` */
export default function ContactList() {
  const t = useTranslate();
  const mayWrite = useMay('contacts:write');
  const create = mayWrite && (
    <LinkButton key="new" to="/app/contacts/new" variant="contained" data-key="n" label={t('resources.contacts.new')} />
  );
  const bring = (
    <LinkButton key="bring" to="/app/imports/new" variant="outlined" label={t('resources.yahrzeits.bringIn')} />
  );
  const yesNo = (source: string) => (
    <YesNoFilter key={source} source={source} label={t(`resources.contacts.${source}`)} />
  );
  return (
    <ListPage
      title={t('resources.contacts.title')}
      intro={(total, n) => t('resources.contacts.intro', { smart_count: total, n })}
      actions={create}
      sort={{ field: 'name', order: 'ASC' }}
      columns
      exporting={EXPORTING}
      tools={mayWrite && <RecentChanges />}
      error={t('resources.contacts.loadError')}
      filters={[searchFor(t('resources.contacts.search'), 360), ...['withoutEmail', 'deceased', 'former'].map(yesNo)]}
      empty={<EmptyOf resource="contacts">{[create, bring]}</EmptyOf>}
      cards={<CardList<Contact> to={({ id }) => at(id)}>{(row) => <Card row={row} />}</CardList>}
    >
      <Rows />
    </ListPage>
  );
}

function Rows() {
  const t = useTranslate();
  const mayWrite = useMay('contacts:write');
  const word = (row: Contact, to: string, key: 'view' | 'edit', text: string) => (
    <RowWord to={to} label={t(`lists.${key}`, { name: row.name })}>
      {t(text)}
    </RowWord>
  );
  return (
    <DataTable<Contact> {...choosable(mayWrite && <Chosen />)} rowClick={(id) => at(id)} hiddenColumns={HIDDEN}>
      <DataTable.Col source="name" render={(row: Contact) => <Name row={row} to={at(row.id)} />} />
      <DataTable.Col source="email" render={(row: Contact) => <Email row={row} />} />
      <DataTable.Col source="phone" render={(row: Contact) => (row.phone ? <bdi dir="ltr">{row.phone}</bdi> : '–')} />
      <DataTable.NumberCol source="observances" />
      <ActionsCol<Contact> unheaded>
        {(row) => (
          <>
            {word(row, at(row.id), 'view', 'lists.words.view')}
            {mayWrite && word(row, `${at(row.id)}?edit=1`, 'edit', 'ra.action.edit')}
          </>
        )}
      </ActionsCol>
    </DataTable>
  );
}

const Name = ({ row, to }: { row: Contact; to?: string }) => (
  <>
    <NameCell name={row.name} hebrewName={row.hebrewName} {...(to && { to })} />
    <NoLonger row={row} />
  </>
);

function Chosen() {
  const writeTo = useWriteTo('contacts');
  const mayWrite = useMay('emails:write');
  return <ListChosenBar list="contacts" {...(mayWrite && { onWrite: (selection) => void writeTo(selection) })} />;
}

/** Who has died, or left: they stay in the list, where somebody would else add them again. */
function NoLonger({ row }: { row: Contact }) {
  const t = useTranslate();
  const why = row.deceased ? 'deceased' : row.memberUntil ? 'former' : null;
  return why && <Box sx={{ color: 'text.secondary' }}>{t(`resources.contacts.${why}`)}</Box>;
}

const NoEmail = () => <StatusChip tone="care">{useTranslate()('resources.contacts.noEmail')}</StatusChip>;

function Email({ row }: { row: Contact }) {
  const t = useTranslate();
  if (!row.email) return <NoEmail />;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Anchor href={`mailto:${row.email}`} onClick={(event) => event.stopPropagation()}>
        <bdi>{row.email}</bdi>
      </Anchor>
      {row.suppressed && (
        <Box sx={{ mt: 0.5 }}>
          <StatusChip tone="danger">{t('resources.contacts.suppressed')}</StatusChip>
        </Box>
      )}
    </Box>
  );
}

const Card = ({ row }: { row: Contact }) => (
  <>
    <Name row={row} />
    <Box sx={{ color: 'text.secondary' }}>{row.email ? <Typed text={row.email} /> : <NoEmail />}</Box>
    {row.phone && (
      <Box sx={{ color: 'text.secondary' }}>
        <bdi dir="ltr">{row.phone}</bdi>
      </Box>
    )}
  </>
);
