import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { removeAt } from '../api/remove';
import { useDone } from '../forms/useChange';
import { selectAll, useCopy } from '../forms/useCopy';
import { Quiet } from '../theme/Quiet';
import { AskToDo } from './Ask';

interface PrivateAddressProps {
  link: { id: string; url: string };
  /** Where it is revoked, without its id; the query of the list is named by the same. */
  path: string;
  /** The group of texts that says what revoking does: `revoked`, `revokeFailed`, `revokeTitle`, `revokeText`. */
  words: string;
  label?: string;
  /** The forms in which it is read, each by its ending, such as `.html`; one is copied. */
  endings?: readonly string[];
  /** What it shows, since when, by whom. */
  children: ReactNode;
}

/** An address that opens something to whoever has it: copied, revoked. */
export function PrivateAddress({ link, path, words, label, endings = [], children }: PrivateAddressProps) {
  const t = useTranslate();
  const copy = useCopy();
  const [asking, setAsking] = useState(false);
  const [ending, setEnding] = useState(endings[0] ?? '');
  const address = link.url + ending;
  return (
    <Box sx={{ py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <TextField
        label={label === undefined ? t('calendars.address') : <bdi>{label}</bdi>}
        value={address}
        size="small"
        slotProps={{ htmlInput: { readOnly: true, dir: 'ltr', onFocus: selectAll } }}
      />
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Quiet sx={{ flex: '1 1 12rem' }}>{children}</Quiet>
        {ending && <EndingChoice endings={endings} ending={ending} onChoose={setEnding} />}
        <Button onClick={() => copy(address)}>{t(ending ? 'calendars.copyAs' : 'calendars.copy', { ending })}</Button>
        <Button color="error" onClick={() => setAsking(true)}>
          {t('calendars.revoke')}
        </Button>
      </Box>
      {asking && <Revoke {...{ link, path, words, label }} onClose={() => setAsking(false)} />}
    </Box>
  );
}

interface EndingChoiceProps {
  endings: readonly string[];
  ending: string;
  onChoose: (ending: string) => void;
}

function EndingChoice({ endings, ending, onChoose }: EndingChoiceProps) {
  return (
    <TextField
      select
      value={ending}
      size="small"
      slotProps={{ htmlInput: { 'aria-label': useTranslate()('calendars.copyAs', { ending: '' }).trim() } }}
      onChange={({ target }) => onChoose(target.value)}
      sx={{ width: 110, m: 0 }}
    >
      {endings.map((one) => (
        <MenuItem key={one} value={one}>
          <bdi dir="ltr">{one}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
}

interface RevokeProps extends Pick<PrivateAddressProps, 'path' | 'words' | 'label'> {
  link: { id: string };
  onClose: () => void;
}

/** Asks before an address ends. */
function Revoke({ link, path, words, label, onClose }: RevokeProps) {
  const t = useTranslate();
  const done = useDone([path]);
  const revoke = async () => {
    await removeAt(`/${path}/${link.id}`);
    await done(t(`${words}.revoked`));
    onClose();
  };
  return (
    <AskToDo
      danger
      title={t(`${words}.revokeTitle`, { label })}
      text={t(`${words}.revokeText`)}
      confirm={t('calendars.revoke')}
      work={revoke}
      failed={t(`${words}.revokeFailed`)}
      onClose={onClose}
    />
  );
}
