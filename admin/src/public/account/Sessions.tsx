import { useQuery } from '@tanstack/react-query';
import type { Session } from '@zikaron/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../api/http';
import { removeAt } from '../../api/remove';
import { signOutEverywhere } from '../../api/session';
import { Button, Card, Note } from '../fields';
import { browserOf } from './browser-name';
import { Confirm } from './Confirm';
import { useAccountText } from './text';
import { useAct } from './use-act';
import { useDates } from './use-dates';

/** The browsers in which this person is signed in; each can be signed out, and all at once. */
export function Sessions() {
  const t = useAccountText();
  const { busy, failure, act } = useAct();
  const { data } = useQuery({
    queryKey: ['auth', 'sessions'],
    queryFn: async ({ signal }) => (await call<{ data: Session[] }>('/auth/sessions', { signal })).data,
  });
  return (
    <Card id="sessions" title={t('sessions.title')}>
      <p className="zk-soft">{t('sessions.text')}</p>
      {failure && <Note kind="bad">{failure}</Note>}
      <ul className="zk-lines">
        {data?.map((session) => (
          <Line
            key={session.id}
            session={session}
            busy={busy}
            onEnd={() => void act(() => removeAt(`/auth/sessions/${session.id}`))}
          />
        ))}
      </ul>
      <SignOutEverywhere busy={busy} act={act} />
    </Card>
  );
}

function SignOutEverywhere({ busy, act }: Pick<ReturnType<typeof useAct>, 'busy' | 'act'>) {
  const t = useAccountText();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const everywhere = async () => {
    await signOutEverywhere();
    await navigate('/');
    window.scrollTo({ top: 0 });
  };
  return (
    <>
      <div className="zk-actions">
        <Button quiet onClick={() => setAsking(true)}>
          {t('sessions.all')}
        </Button>
      </div>
      {asking && (
        <Confirm
          title={t('sessions.allTitle')}
          text={t('sessions.allText')}
          confirm={t('sessions.all')}
          busy={busy}
          onCancel={() => setAsking(false)}
          onConfirm={() => void act(everywhere).then(() => setAsking(false))}
        />
      )}
    </>
  );
}

function Line({ session, busy, onEnd }: { session: Session; busy: boolean; onEnd: () => void }) {
  const t = useAccountText();
  const { moment } = useDates();
  const known = browserOf(session.browser);
  const name = known ? t('sessions.on', known) : t('sessions.unknown');
  const date = moment(session.createdAt);
  return (
    <li>
      <div className="zk-line-main">
        <b>{name}</b> {session.current && <span className="zk-soft">({t('sessions.current')})</span>}
        <div className="zk-soft">{t('sessions.since', { date })}</div>
      </div>
      {!session.current && (
        <button
          type="button"
          className="zk-link"
          disabled={busy}
          aria-label={t('sessions.endOf', { name, date })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </button>
      )}
    </li>
  );
}
