import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { SaveState } from './use-template-draft';

interface SaveButtonsProps {
  state: SaveState;
  dirty: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

/** Save and Discard, and in words how it stands with the saving. */
export function SaveButtons({ state, dirty, onSave, onDiscard }: SaveButtonsProps) {
  const t = useTranslate();
  const word = state === 'idle' && dirty ? 'unsaved' : state;
  return (
    <>
      <Box
        role="status"
        sx={{
          alignSelf: 'center',
          color: word === 'unsaved' ? 'warning.main' : 'text.secondary',
          minWidth: 90,
          textAlign: 'center',
        }}
      >
        {word !== 'idle' && t(word === 'late' ? 'forms.late' : `resources.templates.saveState.${word}`)}
      </Box>
      <Button variant="outlined" disabled={!dirty || state === 'saving' || state === 'late'} onClick={onDiscard}>
        {t('resources.templates.discard')}
      </Button>
      <Button variant={dirty ? 'contained' : 'outlined'} disabled={!dirty || state === 'saving'} onClick={onSave}>
        {t('ra.action.save')}
      </Button>
    </>
  );
}
