import { Box, Button, List, ListItem, Typography } from '@mui/material';
import type { Contact, Observer } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { ChangeAllObservers } from '../bulk-actions/ChangeMenu';
import { Day } from '../dates/When';
import { AddObservance } from '../observers/AddObservance';
import { ObserverDialog } from '../observers/ObserverDialog';
import { ObserverWords } from '../observers/ObserverWords';
import { NameLink } from '../lists/Cells';

/** The yahrzeits that a contact observes, and another one beside them. */
export function ObservanceList({ contact, observances }: { contact: Contact; observances: Observer[] }) {
  const t = useTranslate();
  const mayWrite = useMay('contacts:write');
  const [edited, setEdited] = useState<Observer | null>(null);
  return (
    <>
      {observances.length === 0 && (
        <Typography sx={{ pt: 2, color: 'text.secondary' }}>{t('resources.contacts.noObservances')}</Typography>
      )}
      <List disablePadding>
        {observances.map((observer) => (
          <ObservanceLine key={observer.id} observer={observer} setEdited={setEdited} />
        ))}
      </List>
      {mayWrite && observances.length > 1 && (
        <Box sx={{ pt: 2 }}>
          <ChangeAllObservers selection={{ list: 'contacts', ids: [contact.id] }} />
        </Box>
      )}
      {mayWrite && <AddObservance contact={contact} />}
      {edited && <ObserverDialog observer={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

function ObservanceLine({ observer, setEdited }: { observer: Observer; setEdited: (next: Observer | null) => void }) {
  const t = useTranslate();
  const mayWrite = useMay('contacts:write');
  return (
    <ListItem sx={{ py: 1.75, px: 0, gap: 1, flexWrap: 'wrap', borderBottom: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        <NameLink to={`/app/yahrzeits/${observer.yahrzeit.id}`}>{observer.yahrzeit.name}</NameLink>
        <ObserverWords observer={observer} />
        {observer.nextObservance && (
          <Box sx={{ fontSize: '.9375rem' }}>
            {t('observers.next')} <Day date={observer.nextObservance} style="weekday" />
          </Box>
        )}
      </Box>
      {mayWrite && <Button onClick={() => setEdited(observer)}>{t('observers.edit')}</Button>}
    </ListItem>
  );
}
