import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** Opens the records of one kind of doubt. */
export function OpenKind({ to, kind }: { to: string; kind: string }) {
  const t = useTranslate();
  return (
    <Button component={Link} to={to} aria-label={t('dataQuality.dateProblems.openKind', { kind })}>
      {t('dataQuality.dateProblems.open')}
    </Button>
  );
}
