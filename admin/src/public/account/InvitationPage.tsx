import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { OfferedInvitation } from '@zikaron/contract';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { queryClient } from '../../api/freshness';
import { ApiError, call } from '../../api/http';
import { signedInAs } from '../../api/identity';
import { switchOrganization } from '../../api/organization';
import { dropInvitation, keepInvitation, keptInvitation } from '../../api/pending-invitation';
import { signOut } from '../../api/session';
import { Button, Note } from '../fields';
import { CardPage } from '../PublicPage';
import { useAccountText } from './text';
import { useAct } from './use-act';

/** `/invitation#token`: what the link in an invitation's letter opens. The token is kept while its reader signs in. */
export const InvitationPage = () => (
  <QueryClientProvider client={queryClient}>
    <Page />
  </QueryClientProvider>
);

function Page() {
  const t = useAccountText();
  const token = useLocation().hash.slice(1) || keptInvitation() || '';
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: async () => ({
      offered: await call<OfferedInvitation>('/invitations/look', { method: 'POST', body: { token: token || '-' } }),
      signedIn: await signedInAs(),
    }),
    retry: false,
  });
  return (
    <CardPage title={t('invitation.title')}>
      {isPending ? (
        <p role="status">{t('invitation.busy')}</p>
      ) : data ? (
        <Offer token={token} {...data} />
      ) : error instanceof ApiError && [400, 404].includes(error.status) ? (
        <Closed text={t('invitation.unknown')} />
      ) : (
        <NotAsked error={error} onRetry={() => void refetch()} />
      )}
    </CardPage>
  );
}

/** The server did not say what it is: nothing is known of the invitation, and its token stays. */
function NotAsked({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useAccountText();
  return (
    <>
      <Note kind="bad">{t('failed', { message: error.message })}</Note>
      <div className="zk-actions">
        <Button onClick={onRetry}>{t('invitation.retry')}</Button>
      </div>
    </>
  );
}

function Closed({ text }: { text: string }) {
  const t = useAccountText();
  useEffect(() => {
    dropInvitation();
  }, []);
  return (
    <>
      <Note kind="bad">{text}</Note>
      <p>
        <Link to="/account">{t('invitation.toAccount')}</Link>
      </p>
    </>
  );
}

interface Offered {
  token: string;
  offered: OfferedInvitation;
  signedIn: string | null;
}

function Offer({ token, offered, signedIn }: Offered) {
  const t = useAccountText();
  if (offered.state !== 'open') return <Closed text={t(`invitation.${offered.state}`, { ...offered })} />;
  return (
    <>
      <p dir="auto">{t('invitation.offer', { ...offered, role: t(`roles.${offered.role}`) })}</p>
      <p className="zk-soft">{t('invitation.for', { email: offered.email })}</p>
      {signedIn === offered.email ? (
        <Accept token={token} />
      ) : signedIn ? (
        <OtherAddress token={token} email={signedIn} />
      ) : (
        <SignInFirst token={token} />
      )}
    </>
  );
}

function Accept({ token }: { token: string }) {
  const t = useAccountText();
  const { busy, failure, act } = useAct();
  const accept = () =>
    act(async () => {
      const body = { token };
      const { organizationId } = await call<{ organizationId: string }>('/invitations/accept', {
        method: 'POST',
        body,
      });
      dropInvitation();
      switchOrganization(organizationId);
    });
  return (
    <>
      {failure && <Note kind="bad">{failure}</Note>}
      <div className="zk-actions">
        <Button disabled={busy} onClick={() => void accept()}>
          {t(busy ? 'invitation.accepting' : 'invitation.accept')}
        </Button>
      </div>
    </>
  );
}

function OtherAddress({ token, email }: { token: string; email: string }) {
  const t = useAccountText();
  const leave = async () => {
    keepInvitation(token);
    await signOut();
    window.location.reload();
  };
  return (
    <>
      <Note kind="info">{t('invitation.other', { email })}</Note>
      <div className="zk-actions">
        <Button onClick={() => void leave()}>{t('invitation.logout')}</Button>
      </div>
    </>
  );
}

function SignInFirst({ token }: { token: string }) {
  const t = useAccountText();
  const keep = () => keepInvitation(token);
  return (
    <div className="zk-actions">
      <Link className="zk-button" to="/login?next=/invitation" onClick={keep}>
        {t('invitation.login')}
      </Link>
      <Link className="zk-button zk-quiet" to="/register" onClick={keep}>
        {t('invitation.register')}
      </Link>
    </div>
  );
}
