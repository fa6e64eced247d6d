import { Alert } from '@mui/material';
import type { ImportSummary } from '@zikaron/contract';
import { useTranslate } from 'react-admin';

/** What the workbook holds and does not show: rows, which were read, rows filled down, which were read once, and sheets, which were not. */
export function HiddenParts({ hidden: { rows, numbers, sheets, filledDown } }: Pick<ImportSummary, 'hidden'>) {
  const t = useTranslate();
  return (
    <>
      {rows > 0 && (
        <Alert severity="warning" sx={{ mb: 2.5 }}>
          {t('resources.imports.hidden.rows', { smart_count: rows })} <bdi>{numbers}</bdi>
        </Alert>
      )}
      {filledDown && (
        <Alert severity="warning" sx={{ mb: 2.5 }}>
          {t('resources.imports.hidden.filledDown')} <bdi>{filledDown}</bdi>
        </Alert>
      )}
      {sheets.length > 0 && (
        <Alert severity="info" sx={{ mb: 2.5 }}>
          {t('resources.imports.hidden.sheets')} <bdi>{sheets.join(', ')}</bdi>
        </Alert>
      )}
    </>
  );
}
