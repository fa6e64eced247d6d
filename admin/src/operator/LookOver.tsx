import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

/** How the last look ended, for whoever comes back from it. */
export function LookOver() {
  const t = useTranslate();
  const [search, setSearch] = useSearchParams();
  const why = search.get('look');
  if (why !== 'left' && why !== 'over') return null;
  return (
    <Alert
      severity={why === 'over' ? 'warning' : 'info'}
      sx={{ mb: 2 }}
      onClose={() => setSearch({}, { replace: true })}
    >
      {t(`operator.look.${why}`)}
    </Alert>
  );
}
