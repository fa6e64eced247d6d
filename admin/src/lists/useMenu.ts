import { useState, type MouseEvent } from 'react';

/**
 * A menu and the button that opens it. The second press of a double press falls beside the menu, which by itself would close again
 * before anybody has seen it.
 */
export function useMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return {
    open: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
    close,
    menu: {
      anchorEl: anchor,
      open: anchor !== null,
      onClose: (event: { detail?: number }) => {
        if ((event.detail ?? 0) < 2) close();
      },
    },
  };
}
