import { Button, Stack, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useToast } from './useAction';

/** A secret that is shown this once, to be copied. */
export function CopyText({ label, text }: { label: string; text: string }) {
  const t = useTranslate();
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast(t('apiKeys.copied')),
      () => toast(t('apiKeys.copyFailed'), 'warning'),
    );
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-end' }}>
      <TextField
        label={label}
        value={text}
        fullWidth
        slotProps={{
          htmlInput: {
            readOnly: true,
            dir: 'ltr',
            onFocus: select,
            sx: { fontFamily: 'monospace', fontSize: '.9375rem' },
          },
        }}
      />
      <Button variant="outlined" onClick={() => void copy()} sx={{ mb: 0.5 }}>
        {t('apiKeys.copy')}
      </Button>
    </Stack>
  );
}

const select = ({ target }: { target: EventTarget }) => (target as HTMLInputElement).select();
