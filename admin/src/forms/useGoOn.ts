import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Goes on to a page once something is done, which may take a while: whoever has gone elsewhere meanwhile stays there, and is
 * not torn out of what they began.
 */
export function useGoOn(): (to: string) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (to) => {
    if (window.location.pathname === pathname) void navigate(to);
  };
}
