import { Box, Button, Typography } from '@mui/material';
import type { Contact, ContactDetails } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { useParams, useSearchParams } from 'react-router-dom';
import { ActivityList } from '../activity/ActivityList';
import { useMay } from '../api/account';
import { inPath } from '../api/in-path';
import { ApiError } from '../api/http';
import { useAnswer } from '../api/useAnswer';
import { CalendarButton } from '../calendars/CalendarButton';
import { SectionTabs } from '../forms/SectionTabs';
import { HoldsOf, useHoldsOf } from '../holds/HoldsOf';
import { StatusChip } from '../lists/Cells';
import { LinkButton } from '../lists/LinkButton';
import { FailedPage } from '../lists/FailedPage';
import { WindowTitle } from '../layout/WindowTitle';
import { BackLink } from '../lists/PageHead';
import { PageSkeleton } from '../lists/skeletons';
import { EmptyState } from '../lists/EmptyState';
import { AnswersOf, useAnswersOf } from '../responses/AnswersOf';
import { CalledName, useCalledName } from '../service-list/CalledName';
import { SERIF } from '../theme/tokens';
import { ContactActions } from './ContactActions';
import { ContactFacts } from './ContactFacts';
import { ContactForm } from './ContactForm';
import { ContactPrivacy } from './ContactPrivacy';
import { NewContact } from './NewContact';
import { ObservanceList } from './ObservanceList';
import { SuccessionDialog } from './SuccessionDialog';

/** `/app/contacts/{id}` and `/app/contacts/new`; `?edit=1` opens the form. */
export default function ContactPage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewContact /> : <KnownContact key={id} id={id} />;
}

function KnownContact({ id }: { id: string }) {
  const t = useTranslate();
  const { data, error, refetch } = useAnswer<ContactDetails>(
    ['contacts', 'details', id],
    `/contacts/${inPath(id)}/details`,
  );
  const beside = [useHoldsOf({ contactId: id }), useAnswersOf({ contactId: id }), useCalledName('contacts', id)];
  const back = { to: '/app/contacts', label: t('resources.contacts.title') };
  if (data && !beside.some(({ isPending }) => isPending)) return <Loaded details={data} />;
  if (error instanceof ApiError && [400, 404].includes(error.status)) {
    return (
      <>
        <BackLink {...back} />
        <EmptyState title={t('resources.contacts.notFound')} text={t('resources.contacts.notFoundText')} />
      </>
    );
  }
  if (error)
    return (
      <FailedPage
        {...{ error, back }}
        title={t('resources.contacts.name', { smart_count: 1 })}
        says={t('resources.contacts.loadError')}
        onRetry={() => void refetch()}
      />
    );
  return <PageSkeleton />;
}

function Loaded({ details }: { details: ContactDetails }) {
  const { contact } = details;
  const [query, setQuery] = useSearchParams();
  const mayWrite = useMay('contacts:write');
  const editing = mayWrite && query.get('edit') === '1';
  const close = () => setQuery({}, { replace: true });
  const died = () => setQuery({ died: '1' }, { replace: true });
  return (
    <Box sx={{ maxWidth: 1180, mx: 'auto' }}>
      <WindowTitle title={contact.name} />
      <Head editing={editing} contact={contact} died={died} />
      {mayWrite && query.get('died') === '1' && <SuccessionDialog contact={contact} onClose={close} />}
      <HoldsOf filter={{ contactId: contact.id }} />
      <AnswersOf filter={{ contactId: contact.id }} />
      <Box sx={twoColumns}>
        <AboutContact contact={contact} editing={editing} close={close} died={died} />
        <Kept details={details} />
        {!editing && <ContactPrivacy contact={contact} />}
      </Box>
    </Box>
  );
}

/** Whom they remember, and what was sent to them. */
function Kept({ details: { contact, observances, activity } }: { details: ContactDetails }) {
  const t = useTranslate();
  const kept = <ObservanceList contact={contact} observances={observances} />;
  return (
    <Box sx={{ minWidth: 0, gridRow: { lg: 'span 2' } }}>
      <SectionTabs
        asHeading
        label={contact.name}
        tabs={[
          { title: t('resources.contacts.observances'), content: kept },
          { title: t('activity.title'), content: <ActivityList lines={activity} /> },
        ]}
      />
    </Box>
  );
}

function Head({ editing, contact, died }: { editing: boolean; contact: Contact; died: () => void }) {
  const t = useTranslate();
  const mayWrite = useMay('contacts:write');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
      <BackLink to="/app/contacts" label={t('resources.contacts.title')} />
      {!editing && (
        <Box>
          {mayWrite && contact.deceased && <Button onClick={died}>{t('succession.open')}</Button>}
          {mayWrite && <LinkButton to="?edit=1" label={t('ra.action.edit')} />}
          <CalendarButton kind="contact" id={contact.id} name={contact.name} />
          {mayWrite && <ContactActions contact={contact} />}
        </Box>
      )}
    </Box>
  );
}

interface AboutContactProps {
  contact: Contact;
  editing: boolean;
  close: () => void;
  died: () => void;
}

function AboutContact({ contact, editing, close, died }: AboutContactProps) {
  const mayWrite = useMay('contacts:write');
  return (
    <Box sx={{ minWidth: 0 }}>
      <Names contact={contact} />
      {editing ? <ContactForm contact={contact} onDone={close} onDied={died} /> : <ContactFacts contact={contact} />}
      {!editing && (
        <Box sx={{ my: 3 }}>
          <CalledName of="contacts" id={contact.id} name={contact.name} mayWrite={mayWrite} />
        </Box>
      )}
    </Box>
  );
}

/** What a person may ask for stands below the facts, and on a phone below whom they remember. */
const twoColumns = {
  display: 'grid',
  gridTemplateRows: { lg: 'auto 1fr' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 6fr)' },
  columnGap: 7,
  rowGap: 2,
  alignItems: 'start',
};

/** The name large, and the Hebrew one below it at its rank. */
function Names({ contact }: { contact: Contact }) {
  return (
    <Box sx={{ mb: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography
          variant="h1"
          dir="auto"
          sx={{ fontSize: { xs: '2.125rem', sm: '2.75rem' }, overflowWrap: 'anywhere' }}
        >
          {contact.name}
        </Typography>
        <Marks contact={contact} />
      </Box>
      {contact.hebrewName && (
        <Box
          sx={{ fontFamily: SERIF, fontSize: { xs: '1.625rem', sm: '2rem' }, lineHeight: 1.3, color: 'primary.main' }}
        >
          <bdi lang="he">{contact.hebrewName}</bdi>
        </Box>
      )}
    </Box>
  );
}

function Marks({ contact }: { contact: Contact }) {
  const t = useTranslate();
  return (
    <>
      {contact.deceased && <StatusChip tone="care">{t('resources.contacts.deceased')}</StatusChip>}
      {contact.suppressed && <StatusChip tone="danger">{t('resources.contacts.suppressed')}</StatusChip>}
    </>
  );
}
