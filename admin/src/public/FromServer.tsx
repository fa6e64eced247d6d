import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { BRANDS } from './brands';

/**
 * In place of a page that the server gives as plain HTML, for whoever comes to it by a link inside the program, or by an address
 * that means it but is not quite its own (`/Register/`).
 */
export function FromServer({ page }: { page: string }) {
  const { search } = useLocation();
  useEffect(() => {
    if (window.location.pathname === page) window.location.reload();
    else window.location.replace(page + search);
  }, [page, search]);
  return null;
}

/** The same of signing in: a plan that we do not know is left out of the address. */
export function LoginFromServer() {
  const { brand } = useParams();
  return <FromServer page={BRANDS.some((one) => one === brand) ? `/login/${brand}` : '/login'} />;
}
