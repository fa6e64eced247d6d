import { Link } from 'react-router-dom';
import type { BRANDS } from './brands';
import { Field, Note } from './fields';
import { Failure, Providers, Unconfigured } from './plain-parts';
import { CardPage } from './PublicPage';
import { usePublicText } from './text';

const MESSAGES = { no_active_subscription: 'info', registered: 'good', password_changed: 'good' } as const;

/**
 * `/login` and `/login/{brand}`, as plain HTML; `door.ts` makes it work. After signing in: `next`, else the admin with a
 * subscription, else the account.
 */
export function Login({ brand }: { brand?: (typeof BRANDS)[number] }) {
  const { t } = usePublicText();
  return (
    <CardPage title={t('login.title')} heading={brand && t(`login.brands.${brand}.title`)}>
      {brand && <p className="zk-soft">{t(`login.brands.${brand}.subtitle`)}</p>}
      <Messages />
      <Unconfigured />
      <Failure />
      <form className="zk-form" data-door="login">
        <Field label={t('fields.email')} name="email" type="email" autoComplete="username" required />
        <Field label={t('fields.password')} name="password" type="password" autoComplete="current-password" required />
        <button className="zk-button" disabled>
          {t('login.submit')}
        </button>
      </form>
      <Providers />
      <p>
        <Link className="zk-link" to="/forgot-password">
          {t('login.forgot')}
        </Link>
      </p>
      <p>
        {t('login.noAccount')} <Link to="/register">{t('login.register')}</Link>
      </p>
    </CardPage>
  );
}

/** One of them is shown to who comes with it in the address. */
function Messages() {
  const { t } = usePublicText();
  return (Object.keys(MESSAGES) as (keyof typeof MESSAGES)[]).map((message) => (
    <Note key={message} kind={MESSAGES[message]} data-message={message} hidden>
      {t(`login.messages.${message}`)}
    </Note>
  ));
}
