import {
  Button,
  Dialog,
  DialogContent,
  GlobalStyles,
  useMediaQuery,
  type DialogProps,
  type Theme,
} from '@mui/material';
import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Ask } from '../lists/Ask';
import { DialogHead } from './PlainDialog';
import { FORM_BUTTONS } from './RecordForm';
import { Unsaved } from './unsaved';

/** Where a dialog fills a phone, what one reads first stands at its head: to what is above its buttons one has not come yet. */
const placeOfToasts = { 'body .MuiSnackbar-root.MuiSnackbar-root': { top: 'auto', bottom: '6rem' } };

/** Save stays at the foot of a form that is longer than the screen, and covers no field that has the focus. */
const saveInSight = {
  ...{ pb: 0, scrollPaddingBottom: 96 },
  [`& .${FORM_BUTTONS}`]: { position: 'sticky', bottom: 0, zIndex: 1, bgcolor: 'background.paper', mt: 1, py: 2.5 },
  // At the foot of a phone also below a short form: a toast stands above it.
  '.MuiDialog-paperFullScreen > &, .MuiDialog-paperFullScreen > & > form': { display: 'flex', flexDirection: 'column' },
  '& > form': { flexGrow: 1 },
  [`.MuiDialog-paperFullScreen > & > form > .${FORM_BUTTONS}`]: { mt: 'auto' },
};

export interface FormDialogProps {
  title: string;
  maxWidth?: DialogProps['maxWidth'];
  /** Closes it: after saving, or when there is nothing to lose. */
  onClose: () => void;
  /** The form, with the button that gives it up. */
  children: (cancel: ReactNode) => ReactNode;
}

/** A form in a dialog, which fills a phone. Escape, a click beside it and Cancel ask first when something typed would be lost. */
export function FormDialog({ title, maxWidth = 'sm', onClose, children }: FormDialogProps) {
  const t = useTranslate();
  const id = useId();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const unsaved = useRef(false);
  const [asking, setAsking] = useState(false);
  const hear = useCallback((now: boolean) => void (unsaved.current = now), []);
  const giveUp = () => (unsaved.current ? setAsking(true) : onClose());
  const look = { maxWidth, fullScreen: narrow, onClose: giveUp };
  return (
    <Dialog open {...look} fullWidth aria-labelledby={id}>
      {narrow && <GlobalStyles styles={placeOfToasts} />}
      <DialogHead id={id} title={title} rank="h2" onCross={giveUp} />
      <DialogContent sx={saveInSight}>
        <Unsaved.Provider value={hear}>
          {children(<Button onClick={giveUp}>{t('ra.action.cancel')}</Button>)}
        </Unsaved.Provider>
      </DialogContent>
      <Ask
        open={asking}
        danger
        title={t('forms.unsaved')}
        text={t('forms.leave')}
        confirm={t('layout.look.leave')}
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      />
    </Dialog>
  );
}
