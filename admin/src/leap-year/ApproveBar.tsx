import { Box, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import { useAction, useToast } from '../forms/useAction';

const RULES = ['first', 'second', 'both'] as const;

/** How many are ticked, and the three things that can be said of them. */
export function ApproveBar({ ids, onDone, children }: { ids: string[]; onDone: () => void; children: ReactNode }) {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const { busy, act } = useAction();
  const approve = (adarRule: (typeof RULES)[number]) =>
    act(
      async () => {
        const { data } = await call<{ data: { approved: number } }>('/leap-year/approve', {
          method: 'POST',
          body: { ids, adarRule },
        });
        await queries.invalidateQueries({ queryKey: ['yahrzeits'] });
        toast(t('leapYear.approved', { smart_count: data.approved }));
        onDone();
      },
      (reason) => reason || t('leapYear.failed'),
    );
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        p: 1.5,
        px: 2,
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
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
