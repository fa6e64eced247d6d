import { Box, Button, Typography } from '@mui/material';
import type { EmailMessage } from '@zikaron/contract';
import { useState } from 'react';
import { useListContext, useRefresh, useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { call } from '../api/http';
import { useAction, useToast } from '../forms/useAction';
import { useSoon } from '../forms/useSoon';
import { Ask } from '../lists/Ask';
import { useFilterValues } from '../lists/filter-values';

/** As many as the API changes at once. */
const AT_ONCE = 1000;

interface Deed {
  name: 'arrived' | 'sendAgain' | 'resend' | 'cancel';
  path: string;
  body?: object;
}

/** What can be done with all messages of a state together. */
const DEEDS: Record<string, Deed[]> = {
  uncertain: [
    { name: 'arrived', path: 'settle', body: { verdict: 'arrived' } },
    { name: 'sendAgain', path: 'settle', body: { verdict: 'send_again' } },
  ],
  failed: [{ name: 'resend', path: 'resend' }],
  queued: [{ name: 'cancel', path: 'cancel' }],
};

/** Where the list shows one state, what all messages that fit it can undergo at once, on whichever page they are. */
export function ManyAtOnce() {
  const t = useTranslate();
  const { total = 0 } = useListContext<EmailMessage>();
  const deeds = useDeeds();
  const [asking, setAsking] = useState<Deed | null>(null);
  const { busy, carryOut, soon } = useCarryOut(() => setAsking(null));
  if (total === 0 || deeds.length === 0) return null;
  const words = (name: string) => t(`resources.emails.many.${name}`, { smart_count: Math.min(total, AT_ONCE) });
  /** What a press can take back is not asked about. */
  const begin = (deed: Deed) => (deed.name === 'arrived' ? soon(deed) : setAsking(deed));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
      <Typography>{words('here')}</Typography>
      {deeds.map((deed) => (
        <Button key={deed.name} variant="outlined" disabled={busy} onClick={() => begin(deed)}>
          {words(deed.name)}
        </Button>
      ))}
      {asking && (
        <Ask
          open
          title={words(`${asking.name}Ask`)}
          busy={busy}
          onConfirm={() => void carryOut(asking)}
          onCancel={() => setAsking(null)}
        />
      )}
    </Box>
  );
}

/** What this person may do with messages of the state that the list shows. */
function useDeeds(): Deed[] {
  const maySend = useMay('emails:send');
  const { status } = useFilterValues();
  return (maySend && DEEDS[String(status)]) || [];
}

/** Does it to all messages that the filter finds, at once or soon. */
function useCarryOut(onDone: () => void) {
  const t = useTranslate();
  const toast = useToast();
  const refresh = useRefresh();
  const filterValues = useFilterValues();
  const { busy, act } = useAction();
  const later = useSoon();
  const carryOut = ({ path, body }: Deed) =>
    act(async () => {
      const query = new URLSearchParams({
        filter: JSON.stringify(filterValues),
        range: JSON.stringify([0, AT_ONCE - 1]),
      });
      const { data } = await call<{ data: EmailMessage[] }>(`/emails?${query.toString()}`);
      await call(`/emails/${path}`, { method: 'POST', body: { ...body, ids: data.map(({ id }) => id) } });
      onDone();
      toast(t('firstYear.done'));
      refresh();
    });
  const soon = (deed: Deed) => later.soon(t('resources.emails.settled'), () => carryOut(deed));
  return { busy: busy || later.waits, carryOut, soon };
}
