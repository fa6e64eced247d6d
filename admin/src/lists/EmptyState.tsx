import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** There is nothing yet: what this place is for, and the button that begins. */
export const EmptyState = ({ title, text, children }: { title: string; text: string; children?: ReactNode }) => (
  <Box sx={{ py: { xs: 4, sm: 8 }, textAlign: 'center', borderBottom: 1, borderColor: 'divider' }}>
    <Typography variant="h2">{title}</Typography>
    <Typography color="text.secondary" sx={{ mt: 1, mb: children ? 3 : 0, maxWidth: '36rem', mx: 'auto' }}>
      {text}
    </Typography>
    {children && <Box sx={{ display: 'flex', gap: 1.5, justifyContent: 'center', flexWrap: 'wrap' }}>{children}</Box>}
  </Box>
);

/** A list of react-admin's without any row: its own texts say what it is for. */
export function EmptyOf({ resource, children }: { resource: string; children?: ReactNode }) {
  const t = useTranslate();
  return (
    <EmptyState title={t(`resources.${resource}.empty`)} text={t(`resources.${resource}.emptyText`)}>
      {children}
    </EmptyState>
  );
}
