import { Box } from '@mui/material';
import type { Observer } from '@zikaron/contract';
import { useState, type ReactNode } from 'react';
import { DataTable, useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { ListChosenBar } from '../bulk-actions/ListChosenBar';
import { RecentChanges } from '../bulk-actions/RecentChanges';
import { useWriteTo } from '../bulk-actions/useWriteTo';
import { NextDay } from '../dates/When';
import { CardList } from '../lists/CardList';
import { NameCell, RowButton, StatusChip } from '../lists/Cells';
import { ChoiceFilter, YesNoFilter, searchFor } from '../lists/Filters';
import { LinkButton } from '../lists/LinkButton';
import { ListPage } from '../lists/ListPage';
import { ObserverDialog } from './ObserverDialog';
import { ObserverWords } from './ObserverWords';
import { CHANNELS, choicesOf } from './relationships';
import { choosable, ActionsCol } from '../lists/table';
import { EmptyOf } from '../lists/EmptyState';

/** `/app/observers`: everybody who observes somebody, with how they are reminded, to be changed together. */
export default function ObserversPage() {
  const t = useTranslate();
  const mayWrite = useMay('contacts:write');
  return (
    <ListPage
      title={t('layout.menu.observers')}
      intro={(total, n) => t('resources.observers.intro', { smart_count: total, n })}
      sort={{ field: 'contact', order: 'ASC' }}
      exporting={{ path: '/observers/export' }}
      tools={mayWrite && <RecentChanges />}
      filters={useFilters()}
      empty={
        <EmptyOf resource="observers">
          <LinkButton to="/app/yahrzeits" variant="outlined" label={t('layout.nav.yahrzeits')} />
        </EmptyOf>
      }
      cards={<CardList<Observer> to={ofContact}>{(row) => <Card row={row} />}</CardList>}
    >
      <Rows mayWrite={mayWrite} />
    </ListPage>
  );
}

function useFilters() {
  const t = useTranslate();
  return [
    searchFor(t('resources.observers.search'), 360),
    <ChoiceFilter
      key="channel"
      source="channel"
      alwaysOn
      label={t('observers.channel')}
      choices={choicesOf(CHANNELS, 'observers.channels')}
    />,
    <ChoiceFilter
      key="calendar"
      source="calendar"
      label={t('observers.calendar')}
      choices={choicesOf(['hebrew', 'civil'], 'observers')}
    />,
    <YesNoFilter key="lead" source="ownLead" label={t('resources.observers.ownLead')} />,
  ];
}

const ofContact = ({ contact }: Observer): string => `/app/contacts/${contact.id}`;

function Rows({ mayWrite }: { mayWrite: boolean }) {
  const t = useTranslate();
  const [edited, setEdited] = useState<Observer | null>(null);
  const col = (source: string, field: string, render: (row: Observer) => ReactNode) => (
    <DataTable.Col source={source} label={t(`resources.observers.fields.${field}`)} render={render} />
  );
  return (
    <>
      <DataTable<Observer> {...choosable(mayWrite && <Chosen />)} rowClick={false}>
        {col('contact', 'contact', (row) => (
          <Who row={row} />
        ))}
        {col('yahrzeit', 'yahrzeit', ({ yahrzeit: { id, name, hebrewName } }) => (
          <NameCell name={name} hebrewName={hebrewName} to={`/app/yahrzeits/${id}`} />
        ))}
        {col('reminderDaysBefore', 'how', (row) => (
          <ObserverWords observer={row} />
        ))}
        {col('nextObservance', 'nextObservance', (row) => (
          <NextDay date={row.nextObservance} />
        ))}
        {mayWrite && <ActionsCol<Observer>>{(row) => <Edit row={row} onEdit={setEdited} />}</ActionsCol>}
      </DataTable>
      {edited && <ObserverDialog observer={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

function Who({ row }: { row: Observer }) {
  const t = useTranslate();
  return (
    <>
      <NameCell name={row.contact.name} hebrewName={row.contact.hebrewName} to={ofContact(row)} />
      {!row.contact.email && <StatusChip tone="care">{t('resources.contacts.noEmail')}</StatusChip>}
    </>
  );
}

function Edit({ row, onEdit }: { row: Observer; onEdit: (row: Observer) => void }) {
  const t = useTranslate();
  return (
    <RowButton onClick={() => onEdit(row)} label={`${t('observers.edit')}: ${row.contact.name}`}>
      {t('ra.action.edit')}
    </RowButton>
  );
}

function Chosen() {
  const writeTo = useWriteTo('observers');
  const mayWrite = useMay('emails:write');
  return <ListChosenBar list="observers" {...(mayWrite && { onWrite: (selection) => void writeTo(selection) })} />;
}

const Card = ({ row }: { row: Observer }) => (
  <>
    <NameCell name={row.contact.name} hebrewName={row.contact.hebrewName} />
    <Box>
      <bdi>{row.yahrzeit.name}</bdi>
    </Box>
    <ObserverWords observer={row} />
  </>
);
