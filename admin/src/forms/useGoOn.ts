import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Goes on to a page once something is done, which may take a while: whoever has gone elsewhere meanwhile stays there, and is
 * not torn out of what they began. `replace` where Back must not lead to the form that has made a thing, or to what is gone.
 */
export function useGoOn(): (to: string, how?: { replace: boolean }) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (to, how) => {
    if (window.location.pathname === pathname) void navigate(to, how);
  };
}
