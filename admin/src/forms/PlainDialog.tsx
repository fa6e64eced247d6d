import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, IconButton } from '@mui/material';
import type { DialogProps } from '@mui/material';
import { useId, type FormEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { AtWork } from './AtWork';

interface PlainDialogProps extends Pick<DialogProps, 'maxWidth'> {
  title: ReactNode;
  /** How large the title stands. */
  rank?: 'h2' | 'h3' | 'h6';
  /** What is done by its first button, or by Enter in a field. Without it the dialog only shows something. */
  confirm?: { label: string; disabled?: boolean; busy?: boolean; does: () => void };
  /** A further button, beside the first. */
  further?: ReactNode;
  /** Closed by a cross at its head, in place of a button at its foot. */
  cross?: boolean;
  /** Left out where it waits for its button. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/** A dialog with its title, what it shows or asks, and its buttons. Whoever types much gets a `FormDialog`. */
export function PlainDialog(props: PlainDialogProps) {
  const { title, rank = 'h3', maxWidth = 'sm', confirm, cross = false, onClose, children } = props;
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form around this one in the tree of components is another form.
    event.stopPropagation();
    confirm?.does();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth={maxWidth}
      onClose={onClose}
      aria-labelledby={id}
      slotProps={confirm && { paper: { component: 'form', onSubmit: submit } }}
    >
      {confirm?.busy && <AtWork />}
      <DialogHead id={id} title={title} rank={rank} onCross={cross ? onClose : undefined} />
      <DialogContent tabIndex={confirm ? undefined : 0}>{children}</DialogContent>
      {!cross && <Buttons {...props} />}
    </Dialog>
  );
}

interface DialogHeadProps extends Required<Pick<PlainDialogProps, 'title' | 'rank'>> {
  /** By which the dialog is named. */
  id: string;
  onCross: (() => void) | undefined;
}

/** The head of a dialog: its title, and the cross where it has one. */
export function DialogHead({ id, title, rank, onCross }: DialogHeadProps) {
  const t = useTranslate();
  return (
    <DialogTitle component="div" sx={{ typography: rank, display: 'flex', alignItems: 'center', pb: onCross && 0.5 }}>
      <Box component="h2" id={id} dir="auto" sx={{ flex: 1, m: 0, font: 'inherit', overflowWrap: 'anywhere' }}>
        {title}
      </Box>
      {onCross && (
        <IconButton onClick={onCross} aria-label={t('ra.action.close')}>
          <CloseIcon />
        </IconButton>
      )}
    </DialogTitle>
  );
}

function Buttons({ confirm, further, onClose }: PlainDialogProps) {
  const t = useTranslate();
  return (
    <DialogActions>
      {confirm && (
        <Button type="submit" variant="contained" disabled={confirm.busy || confirm.disabled}>
          {confirm.label}
        </Button>
      )}
      {further}
      {onClose && <Button onClick={onClose}>{t(confirm ? 'lists.cancel' : 'ra.action.close')}</Button>}
    </DialogActions>
  );
}
