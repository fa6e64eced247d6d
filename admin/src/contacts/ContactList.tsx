import { Box, Button, Link as Anchor } from '@mui/material';
import type { Contact } from '@zikaron/contract';
import { DataTable, SearchInput, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMay } from '../api/account';
import { ListChosenBar } from '../bulk-actions/ListChosenBar';
import { RecentChanges } from '../bulk-actions/RecentChanges';
import { useWriteTo } from '../bulk-actions/useWriteTo';
import { CardList } from '../lists/CardList';
import { NameCell, RowActions, RowWord, StatusChip, Typed } from '../lists/Cells';
import { ChoosableBody } from '../lists/ChoosableBody';
import { EmptyState } from '../lists/EmptyState';
import type { Exporting } from '../lists/ExportButton';
import { YesNoFilter } from '../lists/Filters';
import { ListPage } from '../lists/ListPage';

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
    <Button component={Link} to="/app/contacts/new" variant="contained" data-key="n">
      {t('resources.contacts.new')}
    </Button>
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
      filters={[
        <SearchInput
          key="q"
          source="q"
          alwaysOn
          placeholder={t('resources.contacts.search')}
          sx={{ width: { xs: '100%', sm: 360 } }}
        />,
        <YesNoFilter key="e" source="withoutEmail" label={t('resources.contacts.withoutEmail')} />,
        <YesNoFilter key="d" source="deceased" label={t('resources.contacts.deceased')} />,
        <YesNoFilter key="f" source="former" label={t('resources.contacts.former')} />,
      ]}
      empty={
        <EmptyState title={t('resources.contacts.empty')} text={t('resources.contacts.emptyText')}>
          {create}
          <Button component={Link} to="/app/imports/new" variant="outlined">
            {t('resources.imports.begin')}
          </Button>
        </EmptyState>
      }
      cards={<CardList<Contact> to={({ id }) => at(id)}>{(row) => <Card row={row} />}</CardList>}
    >
      <DataTable<Contact>
        {...(mayWrite ? { body: ChoosableBody, bulkActionsToolbar: <Chosen /> } : { bulkActionButtons: false })}
        rowClick={(id) => at(id)}
        hiddenColumns={HIDDEN}
      >
        <DataTable.Col
          source="name"
          render={(row: Contact) => (
            <>
              <NameCell name={row.name} hebrewName={row.hebrewName} to={at(row.id)} />
              <NoLonger row={row} />
            </>
          )}
        />
        <DataTable.Col source="email" render={(row: Contact) => <Email row={row} />} />
        <DataTable.Col source="phone" render={(row: Contact) => (row.phone ? <bdi dir="ltr">{row.phone}</bdi> : '–')} />
        <DataTable.NumberCol source="observances" />
        <DataTable.Col
          source="actions"
          label={
            <Box component="span" sx={hidden}>
              {t('lists.actions')}
            </Box>
          }
          disableSort
          render={(row: Contact) => (
            <RowActions>
              <RowWord to={at(row.id)} label={t('lists.view', { name: row.name })}>
                {t('lists.words.view')}
              </RowWord>
              {mayWrite && (
                <RowWord to={`${at(row.id)}?edit=1`} label={t('lists.edit', { name: row.name })}>
                  {t('ra.action.edit')}
                </RowWord>
              )}
            </RowActions>
          )}
        />
      </DataTable>
    </ListPage>
  );
}

function Chosen() {
  const writeTo = useWriteTo('contacts');
  const mayWrite = useMay('emails:write');
  return <ListChosenBar list="contacts" {...(mayWrite && { onWrite: (selection) => void writeTo(selection) })} />;
}

const hidden = { position: 'absolute', clipPath: 'inset(50%)' } as const;

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
    <NameCell name={row.name} hebrewName={row.hebrewName} />
    <NoLonger row={row} />
    <Box sx={{ color: 'text.secondary' }}>{row.email ? <Typed text={row.email} /> : <NoEmail />}</Box>
    {row.phone && (
      <Box sx={{ color: 'text.secondary' }}>
        <bdi dir="ltr">{row.phone}</bdi>
      </Box>
    )}
  </>
);
