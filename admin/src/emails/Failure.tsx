import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import type { EmailMessageDetails, LetterFailure } from '@zikaron/contract';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { call } from '../api/http';
import { useAction, useToast } from '../forms/useAction';
import { KeptReason } from '../lists/KeptReason';
import { LinkButton } from '../lists/LinkButton';
import { fieldInWords } from '../templates/letter/in-words';

interface FailureProps {
  message: EmailMessageDetails;
  failure: LetterFailure;
  onChange: () => void;
}

/** Whether what is wrong is mended, and the letter sent, by the one button that stands beneath it. */
export const mendsAndSends = ({ failure, contact, template }: EmailMessageDetails): boolean =>
  (failure?.kind === 'address' && contact !== null) || (failure?.kind === 'template' && template !== null);

/** Why a letter failed, in one sentence: what is wrong, where, and what mends it. */
export function Failure({ message, failure, onChange }: FailureProps) {
  const t = useTranslate();
  const mayWrite = useMay('contacts:write');
  const mayMend = useMay('templates:write') || failure.kind !== 'template';
  const place = mayMend && placeOf(message, failure);
  return (
    <Alert severity="error" icon={false} sx={{ mb: 2, '& .MuiAlert-message': { width: '100%' } }}>
      <Typography component="h2" sx={{ fontWeight: 600 }}>
        {t(`resources.emails.failure.${wordOf(message, failure)}`, {
          field: failure.field ? fieldInWords(t, failure.field) : '',
        })}
      </Typography>
      {failure.said && (
        <Box sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {isTheirs(failure) && t('resources.emails.failure.said')} <KeptReason kept={failure.said} />
        </Box>
      )}
      {failure.kind === 'address' && message.contact && mayWrite && !message.textRemovedAt ? (
        <MendAddress contactId={message.contact.id} message={message} onChange={onChange} />
      ) : (
        place && <MendThere {...place} />
      )}
    </Alert>
  );
}

function MendThere({ to, word }: { to: string; word: string }) {
  const t = useTranslate();
  const label = t(`resources.emails.failure.mend.${word}`);
  return <LinkButton leadsBack to={to} label={label} variant="contained" sx={{ mt: 1.5 }} />;
}

/** Whether the words are the mail server's, and not the house's own. */
const isTheirs = ({ kind }: LetterFailure): boolean => kind === 'mailServer' || kind === 'address';

interface MendAddressProps {
  contactId: string;
  message: EmailMessageDetails;
  onChange: () => void;
}

function useMendAddress({ contactId, message, onChange }: MendAddressProps) {
  const t = useTranslate();
  const toast = useToast();
  const { busy, act } = useAction();
  const save = (email: string) =>
    act(async () => {
      await call(`/contacts/${contactId}`, { method: 'PUT', body: { email } });
      await call(`/emails/${message.id}/resend`, { method: 'POST', body: {} });
      toast(t('resources.emails.resent'));
      onChange();
    });
  return { busy, save };
}

/** The address is written anew where the letter says that it is wrong, and the letter goes to it. */
function MendAddress(props: MendAddressProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState(props.message.toEmail);
  const { busy, save } = useMendAddress(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(typed.trim());
  };
  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end', mt: 1 }}
    >
      <TextField
        type="email"
        required
        label={t('resources.contacts.fields.email')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        sx={{ flex: '1 1 16rem', maxWidth: 420, my: 0 }}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
      />
      <Button type="submit" variant="contained" disabled={busy}>
        {t('resources.emails.failure.saveAndSend')}
      </Button>
    </Box>
  );
}

function wordOf({ template }: EmailMessageDetails, { kind, field }: LetterFailure): string {
  if (kind !== 'template') return kind;
  if (!template) return 'templateGone';
  return field ? 'templateField' : kind;
}

/** Where what is wrong is mended; null where nothing here mends it. */
function placeOf(
  { id, template, contact }: EmailMessageDetails,
  failure: LetterFailure,
): { to: string; word: string } | null {
  const { kind, recordType, recordId } = failure;
  if (kind === 'template') return template && { to: `/app/templates/${template.id}?resend=${id}`, word: 'template' };
  if (kind === 'address') return contact && { to: `/app/contacts/${contact.id}`, word: 'contact' };
  if (kind !== 'field') return null;
  if (recordType === 'organization') return { to: '/app/settings', word: 'settings' };
  return recordType && recordId ? { to: `/app/${recordType}s/${recordId}`, word: recordType } : null;
}
