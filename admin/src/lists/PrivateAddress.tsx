import { Box, Button, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import { useToast } from '../forms/useAction';
import { AskToDo } from './Ask';

interface PrivateAddressProps {
  link: { id: string; url: string };
  /** Where it is revoked, without its id; the query of the list is named by the same. */
  path: string;
  /** The group of texts that says what revoking does: `revoked`, `revokeFailed`, `revokeTitle`, `revokeText`. */
  words: string;
  label?: string;
  /** What it shows, since when, by whom. */
  children: ReactNode;
}

/** An address that opens something to whoever has it: copied, revoked. */
export function PrivateAddress({ link, path, words, label, children }: PrivateAddressProps) {
  const t = useTranslate();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(link.url).then(
      () => toast(t('calendars.copied')),
      () => toast(t('calendars.copyFailed'), 'warning'),
    );
  return (
    <Box sx={{ py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <TextField
        label={label === undefined ? t('calendars.address') : <bdi>{label}</bdi>}
        value={link.url}
        size="small"
        slotProps={{ htmlInput: { readOnly: true, dir: 'ltr', onFocus: select } }}
      />
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box sx={{ flex: '1 1 12rem', color: 'text.secondary', fontSize: '.9375rem' }}>{children}</Box>
        <Button onClick={() => void copy()}>{t('calendars.copy')}</Button>
        <Button color="error" onClick={() => setAsking(true)}>
          {t('calendars.revoke')}
        </Button>
      </Box>
      {asking && <Revoke link={link} path={path} words={words} onClose={() => setAsking(false)} />}
    </Box>
  );
}

interface RevokeProps extends Pick<PrivateAddressProps, 'path' | 'words'> {
  link: { id: string };
  onClose: () => void;
}

/** Asks before an address ends. */
function Revoke({ link, path, words, onClose }: RevokeProps) {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const revoke = async () => {
    await call(`/${path}/${link.id}`, { method: 'DELETE' });
    await queries.invalidateQueries({ queryKey: [path] });
    toast(t(`${words}.revoked`));
    onClose();
  };
  return (
    <AskToDo
      variant="danger"
      title={t(`${words}.revokeTitle`)}
      text={t(`${words}.revokeText`)}
      confirm={t('calendars.revoke')}
      work={revoke}
      failed={(reason) => reason || t(`${words}.revokeFailed`)}
      onClose={onClose}
    />
  );
}

const select = ({ target }: { target: EventTarget }) => (target as HTMLInputElement).select();
