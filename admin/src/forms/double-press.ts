/**
 * Closes what a press beside it closes, but not by the second press of a double press: that falls beside what the first one has opened,
 * which would be gone before anybody has seen it.
 */
export const unlessDoublePress = (close: (() => void) | undefined) =>
  close &&
  ((event: { detail?: number }) => {
    if ((event.detail ?? 0) < 2) close();
  });
