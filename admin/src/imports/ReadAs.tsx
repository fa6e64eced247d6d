import { Alert, Button } from '@mui/material';
import type { ImportSummary } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { useTelling } from './use-telling';

/** The program whose list the file was taken for, by its headings; whoever looks at it may say that it is none of theirs. */
export function ReadAs({ table, mayDeny }: { table: ImportSummary; mayDeny: boolean }) {
  const t = useTranslate();
  const { busy, tell } = useTelling(table);
  if (table.preset === null) return null;
  const deny = (
    <Button color="inherit" disabled={busy} onClick={() => void tell('columns', { fields: [], preset: null })}>
      {t('resources.imports.readAs.deny')}
    </Button>
  );
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 2.5 }} action={mayDeny ? deny : undefined}>
      {t('resources.imports.readAs.text')} <bdi>{table.preset}</bdi>
    </Alert>
  );
}
