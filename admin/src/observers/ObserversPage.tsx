import { Box, Button } from '@mui/material';
import type { Observer } from '@zikaron/contract';
import { useState } from 'react';
import { DataTable, SearchInput, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMay } from '../api/account';
import { ListChosenBar } from '../bulk-actions/ListChosenBar';
import { RecentChanges } from '../bulk-actions/RecentChanges';
import { useWriteTo } from '../bulk-actions/useWriteTo';
import { NextDay } from '../dates/When';
import { CardList } from '../lists/CardList';
import { NameCell, RowActions, RowButton, StatusChip } from '../lists/Cells';
import { ChoosableBody } from '../lists/ChoosableBody';
import { EmptyState } from '../lists/EmptyState';
import { ChoiceFilter, YesNoFilter } from '../lists/Filters';
import { ListPage } from '../lists/ListPage';
import { ObserverDialog } from './ObserverDialog';
import { ObserverWords } from './ObserverWords';
import { CHANNELS, choicesOf } from './relationships';

/** `/app/observers`: everybody who observes somebody, with how they are reminded, to be changed together. */
export default function ObserversPage() {
  const t = useTranslate();
  const mayWrite = useMay('contacts:write');
  return (
    <ListPage
      title={t('resources.observers.title')}
      intro={(total, n) => t('resources.observers.intro', { smart_count: total, n })}
      sort={{ field: 'contact', order: 'ASC' }}
      exporting={{ path: '/observers/export' }}
      tools={mayWrite && <RecentChanges />}
      filters={[
        <SearchInput
          key="q"
          source="q"
          alwaysOn
          placeholder={t('resources.observers.search')}
          sx={{ width: { xs: '100%', sm: 360 } }}
        />,
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
      ]}
      empty={
        <EmptyState title={t('resources.observers.empty')} text={t('resources.observers.emptyText')}>
          <Button component={Link} to="/app/yahrzeits" variant="outlined">
            {t('layout.nav.yahrzeits')}
          </Button>
        </EmptyState>
      }
      cards={<CardList<Observer> to={ofContact}>{(row) => <Card row={row} />}</CardList>}
    >
      <Rows mayWrite={mayWrite} />
    </ListPage>
  );
}

const ofContact = ({ contact }: Observer): string => `/app/contacts/${contact.id}`;

function Rows({ mayWrite }: { mayWrite: boolean }) {
  const t = useTranslate();
  const [edited, setEdited] = useState<Observer | null>(null);
  return (
    <>
      <DataTable<Observer>
        {...(mayWrite ? { body: ChoosableBody, bulkActionsToolbar: <Chosen /> } : { bulkActionButtons: false })}
        rowClick={false}
      >
        <DataTable.Col
          source="contact"
          label={t('resources.observers.fields.contact')}
          render={(row: Observer) => (
            <>
              <NameCell name={row.contact.name} hebrewName={row.contact.hebrewName} to={ofContact(row)} />
              {!row.contact.email && <StatusChip tone="care">{t('resources.contacts.noEmail')}</StatusChip>}
            </>
          )}
        />
        <DataTable.Col
          source="yahrzeit"
          label={t('resources.observers.fields.yahrzeit')}
          render={({ yahrzeit }: Observer) => (
            <NameCell name={yahrzeit.name} hebrewName={yahrzeit.hebrewName} to={`/app/yahrzeits/${yahrzeit.id}`} />
          )}
        />
        <DataTable.Col
          source="reminderDaysBefore"
          label={t('resources.observers.fields.how')}
          render={(row: Observer) => <ObserverWords observer={row} />}
        />
        <DataTable.Col
          source="nextObservance"
          label={t('resources.observers.fields.nextObservance')}
          render={({ nextObservance }: Observer) => <NextDay date={nextObservance} />}
        />
        {mayWrite && (
          <DataTable.Col
            source="actions"
            label={t('lists.actions')}
            disableSort
            render={(row: Observer) => (
              <RowActions>
                <RowButton onClick={() => setEdited(row)} label={`${t('observers.edit')}: ${row.contact.name}`}>
                  {t('ra.action.edit')}
                </RowButton>
              </RowActions>
            )}
          />
        )}
      </DataTable>
      {edited && <ObserverDialog observer={edited} onClose={() => setEdited(null)} />}
    </>
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
