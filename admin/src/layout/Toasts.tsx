import { GlobalStyles } from '@mui/material';
import { Notification } from 'react-admin';
import { AT_THE_FOOT, ROOM_FOR_TOAST } from './foot';

/**
 * What happened, said at the window's foot, where each page keeps room for it below its last line. Where something else stands
 * there, such as Save, it is said below the bar. It is not on paper.
 */
export const Toasts = () => (
  <>
    <GlobalStyles styles={placeOfToasts} />
    <Notification
      autoHideDuration={5000}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      slotProps={{ clickAwayListener: { onClickAway: staysAtDoublePress } }}
    />
  </>
);

/** A press beside a notice closes it, but not the second of a double press: that would take away its Undo. */
function staysAtDoublePress(event: (MouseEvent | TouchEvent) & { defaultMuiPrevented?: boolean }): void {
  if (event.detail > 1) event.defaultMuiPrevented = true;
}

/** What takes the focus while a toast stands is scrolled out from under it. */
const placeOfToasts = {
  '@media print': { 'body .MuiSnackbar-root': { display: 'none' } },
  'html:has(.MuiSnackbar-root)': { scrollPaddingBottom: ROOM_FOR_TOAST },
  [`body:has(.${AT_THE_FOOT}, .MuiDialog-root) .MuiSnackbar-root`]: { top: 68, bottom: 'auto' },
};
