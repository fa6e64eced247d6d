import { Alert, Typography } from '@mui/material';
import type { ImportSummary } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { IssueText } from './IssueText';

/** What is assumed of many rows in the same words: said here for all of them, with their number, and on none. */
export function SaidOnce({ table: { counts } }: { table: ImportSummary }) {
  const t = useTranslate();
  if (counts.saidOnce.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2.5 }}>
      <Typography sx={{ fontWeight: 600 }}>{t('resources.imports.saidOnce.title')}</Typography>
      {counts.saidOnce.map(({ code, message, rows }) => (
        <Typography key={code}>
          {t('resources.imports.saidOnce.rows', { smart_count: rows })}:{' '}
          <IssueText issue={{ code, message, severity: 'info', column: null }} />
        </Typography>
      ))}
    </Alert>
  );
}
