import { Link } from 'react-router-dom';
import { Field, Note } from './fields';
import { Failure, Unconfigured } from './plain-parts';
import { CardPage } from './PublicPage';
import { usePublicText } from './text';

/** `/forgot-password`, as plain HTML: asks for a link. */
export function ForgotPassword() {
  const { t } = usePublicText();
  return (
    <CardPage title={t('forgot.title')}>
      <p className="zk-soft">{t('forgot.lead')}</p>
      <Unconfigured />
      <Note kind="good" data-told hidden>
        {t('forgot.sent')}
      </Note>
      <div data-until-told>
        <Failure />
        <form className="zk-form" data-door="forgot">
          <Field label={t('fields.email')} name="email" type="email" autoComplete="email" required />
          <button className="zk-button" disabled>
            {t('forgot.submit')}
          </button>
        </form>
      </div>
      <p>
        <Link className="zk-link" to="/login">
          {t('forgot.back')}
        </Link>
      </p>
    </CardPage>
  );
}
