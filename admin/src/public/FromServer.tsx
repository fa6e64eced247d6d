import { useEffect } from 'react';

/** In place of a page that the server gives as plain HTML, for whoever comes to it by a link inside the program. */
export function FromServer() {
  useEffect(() => {
    window.location.reload();
  }, []);
  return null;
}
