import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import { useChange } from '../forms/useChange';

const RULES = ['first', 'second', 'both'] as const;

/** How many are ticked, and the three things that can be said of them. */
export function ApproveBar({ ids, onDone, children }: { ids: string[]; onDone: () => void; children: ReactNode }) {
  const t = useTranslate();
  const { busy, change } = useChange(['yahrzeits']);
  const approve = (adarRule: (typeof RULES)[number]) =>
    change(async () => {
      const body = { ids, adarRule };
      const { data } = await call<{ data: { approved: number } }>('/leap-year/approve', { method: 'POST', body });
      onDone();
      return t('leapYear.approved', { smart_count: data.approved });
    }, t('leapYear.failed'));
  return (
    <Box sx={bar}>
      <Box role="status" sx={{ flex: '1 1 9rem', color: 'text.secondary' }}>
        {t('leapYear.selected', { smart_count: ids.length })}
      </Box>
      {children}
      {RULES.map((rule) => (
        <Button key={rule} variant="outlined" disabled={busy || ids.length === 0} onClick={() => void approve(rule)}>
          {t(`leapYear.approve.${rule}`)}
        </Button>
      ))}
    </Box>
  );
}

const bar = {
  ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1.5, px: 2 },
  ...{ borderBottom: '1px solid', borderColor: 'divider' },
};
