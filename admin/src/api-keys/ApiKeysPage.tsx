import { Box, Button, Card, List, ListItem, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ApiKey } from '@zikaron/contract';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import { Moment } from '../dates/When';
import { EmptyState } from '../lists/EmptyState';
import { Loaded } from '../lists/Loaded';
import { PageHead } from '../lists/PageHead';
import { RowsSkeleton } from '../lists/skeletons';
import { Quiet } from '../theme/Quiet';
import { NewApiKey } from './NewApiKey';
import { RevokeKey } from './RevokeKey';
import { useScopeText } from './scopes';

/** `/app/api-keys`: the keys in force, and the way to a new one. */
export function ApiKeysPage() {
  const t = useTranslate();
  const [making, setMaking] = useState(false);
  const answer = useQuery({
    queryKey: ['api-keys'],
    queryFn: async ({ signal }) => (await call<{ data: ApiKey[] }>('/api-keys', { signal })).data,
  });
  const data = answer.data;
  const begin = (
    <Button variant="contained" onClick={() => setMaking(true)}>
      {t('apiKeys.new')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('layout.menu.apiKeys')} intro={<Intro />}>
        {data && data.length > 0 && begin}
      </PageHead>
      <Loaded answer={answer} shape={<RowsSkeleton rows={3} />}>
        {(keys) => (keys.length > 0 ? <Keys keys={keys} /> : <NoKeys>{begin}</NoKeys>)}
      </Loaded>
      {making && <NewApiKey onClose={() => setMaking(false)} />}
    </>
  );
}

function NoKeys({ children }: { children: ReactNode }) {
  const t = useTranslate();
  return (
    <EmptyState title={t('apiKeys.empty')} text={t('apiKeys.emptyText')}>
      {children}
    </EmptyState>
  );
}

const Keys = ({ keys }: { keys: ApiKey[] }) => (
  <Card variant="outlined">
    <List disablePadding>
      {keys.map((key) => (
        <KeyLine key={key.id} apiKey={key} />
      ))}
    </List>
  </Card>
);

function Intro() {
  const t = useTranslate();
  return (
    <>
      {t('apiKeys.intro')}{' '}
      <Box component="a" href="/api/docs" sx={{ color: 'primary.main' }}>
        {t('apiKeys.docs')}
      </Box>
    </>
  );
}

const keyLook = {
  ...{ gap: 2, flexWrap: 'wrap', py: 2, px: 3 },
  ...{ borderTop: '1px solid', borderColor: 'divider', '&:first-of-type': { borderTop: 0 } },
};

/** When a key was used last, and until when it is good. */
function Used({ apiKey: { lastUsedAt, expiresAt } }: { apiKey: ApiKey }) {
  const t = useTranslate();
  const ranOut = expiresAt !== null && Date.parse(expiresAt) <= Date.now();
  return (
    <Quiet sx={{ flex: '0 1 14rem' }}>
      <div>
        {lastUsedAt ? (
          <>
            {t('apiKeys.used')}: <Moment at={lastUsedAt} />
          </>
        ) : (
          t('apiKeys.unused')
        )}
      </div>
      {expiresAt && (
        <Box sx={{ color: ranOut ? 'error.main' : 'inherit' }}>
          {t(ranOut ? 'apiKeys.ranOut' : 'apiKeys.expires')}: <Moment at={expiresAt} />
        </Box>
      )}
    </Quiet>
  );
}

function KeyLine({ apiKey: key }: { apiKey: ApiKey }) {
  const t = useTranslate();
  const scopeText = useScopeText();
  const [revoking, setRevoking] = useState(false);
  return (
    <ListItem sx={keyLook}>
      <Box sx={{ flex: '1 1 18rem', minWidth: 0 }}>
        <Typography component="h2" dir="auto" sx={{ fontWeight: 600, fontSize: '1.0625rem' }}>
          {key.name}
        </Typography>
        <Quiet>
          <bdi>
            <code>{key.start}…</code>
          </bdi>{' '}
          · {t('apiKeys.madeBy', { name: key.createdBy })} · <Moment at={key.createdAt} />
        </Quiet>
        <Box sx={{ mt: 0.5 }}>{key.scopes.map(scopeText).join(' · ')}</Box>
      </Box>
      <Used apiKey={key} />
      <Button color="error" aria-label={t('apiKeys.revokeOf', { name: key.name })} onClick={() => setRevoking(true)}>
        {t('calendars.revoke')}
      </Button>
      {revoking && <RevokeKey apiKey={key} onClose={() => setRevoking(false)} />}
    </ListItem>
  );
}
