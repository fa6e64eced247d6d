import { Button, Stack, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { selectAll, useCopy } from './useCopy';

/** A secret that is shown this once, to be copied. */
export function CopyText({ label, text }: { label: string; text: string }) {
  const t = useTranslate();
  const copy = useCopy();
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
            onFocus: selectAll,
            sx: { fontFamily: 'monospace', fontSize: '.9375rem' },
          },
        }}
      />
      <Button variant="outlined" onClick={() => copy(text)} sx={{ mb: 0.5 }}>
        {t('calendars.copy')}
      </Button>
    </Stack>
  );
}
