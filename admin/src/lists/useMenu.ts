import { useState, type MouseEvent } from 'react';

/** A menu and the button that opens it. */
export function useMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return {
    open: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
    close,
    menu: {
      anchorEl: anchor,
      open: anchor !== null,
      onClose: close,
    },
  };
}
