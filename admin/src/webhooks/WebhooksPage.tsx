import { Box, Button, Card, Stack } from '@mui/material';
import type { Webhook, WebhookWithSecret } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Moment } from '../dates/When';
import { StatusChip } from '../lists/Cells';
import { EmptyState } from '../lists/EmptyState';
import { Loaded } from '../lists/Loaded';
import { PageHead } from '../lists/PageHead';
import { RowsSkeleton } from '../lists/skeletons';
import { DeliveryLog } from './DeliveryLog';
import { ShowSecret } from './ShowSecret';
import { WebhookButtons } from './WebhookButtons';
import { WebhookDialog } from './WebhookDialog';
import { useAnswer } from '../api/useAnswer';

/** `/app/webhooks`: the endpoints, what they are told of, and how it went. */
export function WebhooksPage() {
  const t = useTranslate();
  const [making, setMaking] = useState(false);
  const [shown, setShown] = useState<WebhookWithSecret | null>(null);
  const answer = useAnswer<{ data: Webhook[] }>(['webhooks'], '/webhooks');
  const isFilled = Boolean(answer.data?.data.length);
  const begin = <Button variant="contained" onClick={() => setMaking(true)} children={t('webhooks.new')} />;
  return (
    <>
      <PageHead title={t('layout.menu.webhooks')} intro={t('webhooks.intro')}>
        {isFilled && begin}
      </PageHead>
      <Loaded answer={answer} shape={<RowsSkeleton rows={3} />}>
        {({ data }) => (
          <Stack sx={{ gap: 2 }}>
            {!isFilled && <EmptyState title={t('webhooks.empty')} text={t('webhooks.emptyText')} children={begin} />}
            {data.map((webhook) => (
              <Endpoint key={webhook.id} webhook={webhook} onSecret={setShown} />
            ))}
          </Stack>
        )}
      </Loaded>
      {making && <WebhookDialog onClose={() => setMaking(false)} onMade={setShown} />}
      {shown && <ShowSecret words="webhooks" secret={shown.secret} onClose={() => setShown(null)} />}
    </>
  );
}

function Endpoint({ webhook, onSecret }: { webhook: Webhook; onSecret: (made: WebhookWithSecret) => void }) {
  const t = useTranslate();
  const tone = webhook.disabledAt ? 'danger' : webhook.failingSince ? 'care' : 'done';
  return (
    <Card variant="outlined" component="section" aria-label={webhook.url} sx={{ py: 3 }}>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Box component="h2" sx={{ m: 0, fontSize: '1.0625rem', overflowWrap: 'anywhere', minWidth: 0 }}>
          <bdi dir="ltr">{webhook.url}</bdi>
        </Box>
        <StatusChip tone={tone}>{t(webhook.disabledAt ? 'webhooks.off' : 'webhooks.on')}</StatusChip>
      </Box>
      {webhook.description && <Box dir="auto">{webhook.description}</Box>}
      <Box sx={{ color: 'text.secondary', mt: 0.5 }}>
        {webhook.events.map((event) => t(`webhooks.eventNames.${event}`)).join(' · ')}
      </Box>
      {webhook.disabledReason && (
        <Box sx={{ color: 'error.main' }}>{t(`webhooks.reasons.${webhook.disabledReason}`)}</Box>
      )}
      {!webhook.disabledAt && webhook.failingSince && (
        <Box sx={{ color: 'warning.main' }}>
          {t('webhooks.failing')} <Moment at={webhook.failingSince} />
        </Box>
      )}
      <WebhookButtons webhook={webhook} onSecret={onSecret} />
      <DeliveryLog webhook={webhook} />
    </Card>
  );
}
