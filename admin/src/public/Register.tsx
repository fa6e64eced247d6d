import { Link } from 'react-router-dom';
import { Field, NewPasswordFields, Note } from './fields';
import { Failure, Providers, Unconfigured } from './plain-parts';
import { CardPage } from './PublicPage';
import { usePublicText } from './text';

/** `/register`, as plain HTML: an account with the identity provider, and with it a congregation. */
export function Register() {
  const { t } = usePublicText();
  return (
    <CardPage title={t('register.title')}>
      <Note kind="good" data-told hidden>
        {t('register.checkEmail')}
      </Note>
      <div data-until-told>
        <p className="zk-soft">{t('register.lead')}</p>
        <Unconfigured />
        <form className="zk-form" data-door="register" noValidate>
          <PersonFields />
          <NewPasswordFields label={t('fields.password')} />
          <Failure />
          <button className="zk-button" disabled>
            {t('register.submit')}
          </button>
        </form>
        <Providers />
      </div>
      <p>
        {t('register.haveAccount')} <Link to="/login">{t('login.submit')}</Link>
      </p>
    </CardPage>
  );
}

function PersonFields() {
  const { t } = usePublicText();
  const optional = `(${t('fields.optional')})`;
  return (
    <>
      <div className="zk-two">
        <Field label={t('fields.firstName')} name="firstName" autoComplete="given-name" required />
        <Field label={t('fields.lastName')} name="lastName" autoComplete="family-name" required />
      </div>
      <Field label={t('fields.email')} name="email" type="email" autoComplete="email" required />
      <Field label={`${t('fields.phone')} ${optional}`} name="phone" type="tel" autoComplete="tel" />
      <Field
        label={`${t('fields.organizationName')} ${optional}`}
        name="organizationName"
        autoComplete="organization"
        hint={t('fields.organizationHint')}
      />
    </>
  );
}
