import { Box, Button, List, ListItem, Typography } from '@mui/material';
import type { Observer, YahrzeitDetails } from '@zikaron/contract';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { removeAt } from '../api/remove';
import { ChangeAllObservers } from '../bulk-actions/ChangeMenu';
import { HoldButton } from '../holds/HoldsOf';
import { AskToDo } from '../lists/Ask';
import { AddObserver } from '../observers/AddObserver';
import { ObserverDialog } from '../observers/ObserverDialog';
import { ObserverWords } from '../observers/ObserverWords';
import { useActivity } from './use-activity';
import { dateFormat } from '../dates/civil';
import { useTimezone } from '../dates/When';
import { useDone } from '../forms/useChange';
import { NameLink } from '../lists/Cells';

/** Who is reminded, and how. */
export function ObserverList({ yahrzeit, mayAdd }: { yahrzeit: YahrzeitDetails; mayAdd: boolean }) {
  const t = useTranslate();
  const [edited, setEdited] = useState<Observer | null>(null);
  const [removed, setRemoved] = useState<Observer | null>(null);
  return (
    <>
      {yahrzeit.observers.length === 0 && (
        <Typography sx={{ pt: 2, color: 'text.secondary' }}>{t('observers.empty')}</Typography>
      )}
      <List disablePadding>
        {yahrzeit.observers.map((observer) => (
          <ObserverLine key={observer.id} {...{ observer, yahrzeit, mayAdd, setEdited, setRemoved }} />
        ))}
      </List>
      {mayAdd && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, py: 2 }}>
          <AddObserver yahrzeit={yahrzeit} />
          {yahrzeit.observers.length > 1 && (
            <ChangeAllObservers selection={{ list: 'yahrzeits', ids: [yahrzeit.id] }} />
          )}
        </Box>
      )}
      {edited && <ObserverDialog observer={edited} onClose={() => setEdited(null)} />}
      {removed && <RemoveObserver observer={removed} onClose={() => setRemoved(null)} />}
    </>
  );
}

interface ObserverLineProps {
  observer: Observer;
  yahrzeit: YahrzeitDetails;
  mayAdd: boolean;
  setEdited: (next: Observer | null) => void;
  setRemoved: (next: Observer | null) => void;
}

function ObserverLine({ observer, yahrzeit, mayAdd, setEdited, setRemoved }: ObserverLineProps) {
  return (
    <ListItem sx={{ py: 1.75, px: 0, gap: 1, flexWrap: 'wrap', borderBottom: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ flex: '1 1 10rem', minWidth: 0 }}>
        <NameLink to={`/app/contacts/${observer.contact.id}`}>{observer.contact.name}</NameLink>
      </Box>
      <Told yahrzeitId={yahrzeit.id} contactId={observer.contact.id} />
      <Box sx={{ flexBasis: '100%', mt: -1 }}>
        <Address contact={observer.contact} />
        <ObserverWords observer={observer} />
      </Box>
      {mayAdd && <Acts observer={observer} setEdited={setEdited} setRemoved={setRemoved} />}
    </ListItem>
  );
}

/** Who was added by an address alone is called by it, which is said once. */
function Address({ contact: { name, email } }: Pick<Observer, 'contact'>) {
  const t = useTranslate();
  if (email === name) return null;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <bdi>{email ?? t('resources.contacts.noEmail')}</bdi>
    </Box>
  );
}

interface ActsProps {
  observer: Observer;
  setEdited: (next: Observer | null) => void;
  setRemoved: (next: Observer | null) => void;
}

function Acts({ observer, setEdited, setRemoved }: ActsProps) {
  const t = useTranslate();
  return (
    <Box sx={quietWords}>
      <HoldButton about="observer" recordId={observer.id} name={observer.contact.name} label="holds.holdOne" />
      <Button onClick={() => setEdited(observer)}>{t('observers.edit')}</Button>
      <Button color="error" onClick={() => setRemoved(observer)}>
        {t('ra.action.remove')}
      </Button>
    </Box>
  );
}

/** They wait below the name without calling; the one that ends something stays wine. */
const quietWords = {
  flexBasis: '100%',
  my: -1,
  '& .MuiButton-root': { fontSize: '.9375rem', '&:not(.MuiButton-colorError)': { color: 'text.secondary' } },
};

/** What this person was last sent about this yahrzeit. */
function Told({ yahrzeitId, contactId }: { yahrzeitId: string; contactId: string }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const timeZone = useTimezone();
  const { data } = useActivity(yahrzeitId);
  const letter = data?.data.find((line) => line.contactId === contactId && line.status !== 'cancelled');
  if (!letter) return null;
  const day = dateFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone });
  const state = letter.cameBack ? 'failed' : letter.status;
  const isThere = state === 'sent' || state === 'printed';
  return (
    <Box sx={{ color: isThere ? 'success.main' : 'text.secondary', alignSelf: 'start' }}>
      {t(`observers.states.${state}`, { day: day.format(new Date(letter.sentAt ?? letter.at)) })}
    </Box>
  );
}

function RemoveObserver({ observer, onClose }: { observer: Observer; onClose: () => void }) {
  const t = useTranslate();
  const done = useDone(['yahrzeits']);
  const remove = async () => {
    await removeAt(`/observers/${observer.id}`);
    await done(t('observers.removed'));
    onClose();
  };
  return (
    <AskToDo
      danger
      title={t('observers.removeTitle', { name: observer.contact.name })}
      text={t('observers.removeText', { name: observer.yahrzeit.name })}
      confirm={t('ra.action.remove')}
      work={remove}
      failed={t('observers.removeFailed')}
      onClose={onClose}
    />
  );
}
