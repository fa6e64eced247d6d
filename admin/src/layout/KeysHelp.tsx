import { Box, FormControlLabel, Switch } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PlainDialog } from '../forms/PlainDialog';
import { SINGLE_KEYS } from './keys';

interface KeysHelpProps {
  single: boolean;
  onSingle: (on: boolean) => void;
  onClose: () => void;
}

/** The keys; single letters can be switched off, for whoever speaks to the machine (WCAG 2.1.4). */
export function KeysHelp({ single, onSingle, onClose }: KeysHelpProps) {
  const t = useTranslate();
  const keys = { find: 'Ctrl K', save: 'Ctrl S', ...SINGLE_KEYS };
  return (
    <PlainDialog title={t('layout.keys.title')} maxWidth="xs" onClose={onClose}>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1.5, columnGap: 3, m: 0, mb: 2 }}
      >
        {Object.entries(keys).map(([name, key]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Box component="dt" dir="ltr" sx={{ fontWeight: 600 }}>
              <kbd>{key}</kbd>
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {t(`layout.keys.${name}`)}
            </Box>
          </Box>
        ))}
      </Box>
      <FormControlLabel
        control={<Switch checked={single} onChange={(_, on) => onSingle(on)} />}
        label={t('layout.keys.single')}
      />
    </PlainDialog>
  );
}
