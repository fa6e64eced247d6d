import { Box, Button, List, ListItem, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import type { Webhook, WebhookDelivery } from '@zikaron/contract';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import { useAnswer } from '../api/useAnswer';
import { Moment } from '../dates/When';
import { StatusChip } from '../lists/Cells';
import { KeptReason } from '../lists/KeptReason';
import { Quiet } from '../theme/Quiet';
import type { Tone } from '../theme/tokens';
import { useDo } from './WebhookButtons';
import { PageButtons } from '../lists/PageButtons';

const PER_PAGE = 10;
const TONES: Record<WebhookDelivery['state'], Tone> = { queued: 'calm', delivered: 'done', failed: 'danger' };

/** What an endpoint was told, the latest first, and what it answered; looks again while something waits. */
export function DeliveryLog({ webhook }: { webhook: Webhook }) {
  const t = useTranslate();
  const [page, setPage] = useState(1);
  const range = JSON.stringify([(page - 1) * PER_PAGE, page * PER_PAGE - 1]);
  const { data } = useAnswer<{ data: WebhookDelivery[]; total: number }>(
    ['webhooks', webhook.id, 'deliveries', page],
    `/webhooks/${webhook.id}/deliveries?${new URLSearchParams({ range }).toString()}`,
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.data.some((one) => one.state === 'queued') ? 3000 : 15_000),
    },
  );
  return (
    <Box component="details" sx={{ mt: 1.5 }}>
      <Box component="summary" sx={{ fontWeight: 600 }}>
        {t('webhooks.log')}
        {data ? ` (${data.total})` : ''}
      </Box>
      {data?.total === 0 && <Typography color="text.secondary">{t('webhooks.noLog')}</Typography>}
      <List disablePadding>
        {data?.data.map((delivery) => (
          <Line key={delivery.id} webhook={webhook} delivery={delivery} />
        ))}
      </List>
      <PageButtons total={data?.total ?? 0} perPage={PER_PAGE} page={page} onPage={setPage} />
    </Box>
  );
}

function Line({ webhook, delivery }: { webhook: Webhook; delivery: WebhookDelivery }) {
  const t = useTranslate();
  const { busy, doIt } = useDo();
  const { id, type, state, attempts, occurredAt } = delivery;
  const last = attempts.at(-1);
  const said = last?.error ? (
    <KeptReason kept={last.error} />
  ) : (
    last && <bdi>{t('webhooks.status', { status: last.status, milliseconds: last.milliseconds })}</bdi>
  );
  return (
    <ListItem disableGutters sx={{ gap: 1.5, flexWrap: 'wrap', borderTop: '1px solid', borderColor: 'divider', py: 1 }}>
      <WhatAndWhen type={type} occurredAt={occurredAt} attempts={attempts} said={said} />
      <StatusChip tone={TONES[state]}>{t(`webhooks.states.${state}`)}</StatusChip>
      {state !== 'queued' && (
        <Button
          disabled={busy}
          onClick={() =>
            doIt(() => call(`/webhooks/${webhook.id}/deliveries/${id}/replay`, { method: 'POST' }), 'replayed')
          }
        >
          {t('webhooks.replay')}
        </Button>
      )}
    </ListItem>
  );
}

interface WhatAndWhenProps {
  type: string;
  occurredAt: string;
  attempts: WebhookDelivery['attempts'];
  said: ReactNode;
}

function WhatAndWhen({ type, occurredAt, attempts, said }: WhatAndWhenProps) {
  const t = useTranslate();
  return (
    <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
      {t(`webhooks.eventNames.${type}`, { _: type })}
      <Quiet sx={{ overflowWrap: 'anywhere' }}>
        <Moment at={occurredAt} />
        {attempts.length > 0 && ` · ${t('webhooks.attempts', { smart_count: attempts.length })}`}
        {said && <> · {said}</>}
      </Quiet>
    </Box>
  );
}
