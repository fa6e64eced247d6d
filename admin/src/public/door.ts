// The script of the pages that the server gives as plain HTML (Login.tsx, Register.tsx, ForgotPassword.tsx): it knows what the address
// says, and sends their forms. What signs in is fetched when somebody begins to.
import { safeNext } from '../api/safe-next';
import { hasStoredSession } from '../api/stored-session';
import { env, identityConfigured, type SocialProvider } from '../env';
import { chosenLocale, dressDocument, keepToldLanguage, storedMode, tellLanguage, type Locale } from '../preferences';
import { startReporting } from '../report';
import { valuesOf } from './form-values';
import { tellSignedIn } from './just-signed-in';
import { forgetTyped, keepTyped } from './typed-registration';
import { say, type PublicText } from './say';
import type { Outcome } from './signing-in';

type Values = Record<string, string>;
type Door = keyof typeof doors;

const load = () => import('./signing-in');
const locale = document.documentElement.lang as Locale;
const t: PublicText = (key, values) => say(locale, key, values);
const query = new URLSearchParams(window.location.search);
const next = safeNext(query.get('next'));

/** By the form's name: what it does, the words while it does it, and the words for what is thrown. */
const doors = {
  login: {
    work: async (values: Values) => (await load()).signIn(values, t, next),
    busy: 'login.busy',
    thrown: () => t('login.errors.completion'),
    noProvider: 'login.errors.social',
  },
  register: {
    work: async (values: Values) => {
      const missing = whatIsMissing(values);
      return missing ? { failure: t(`register.errors.${missing}`) } : (await load()).register(values, t);
    },
    busy: 'register.busy',
    thrown: () => t('login.errors.registration'),
    noProvider: 'register.errors.social',
  },
  forgot: {
    work: async (values: Values) => (await load()).askForLink(values, t),
    busy: 'forgot.busy',
    thrown: (fault: unknown) => t('forgot.failed', { message: (fault as Error).message }),
    noProvider: 'login.errors.social',
  },
} as const;

/** What is wrong with who registers before anybody is asked; `null` when nothing is. */
function whatIsMissing({ firstName, lastName, email, password, confirmPassword }: Values) {
  if (!firstName || !lastName || !email || !password) return 'missing';
  return password === confirmPassword ? null : 'mismatch';
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const show = (selector: string, shown = true): void => all(selector).forEach((one) => (one.hidden = !shown));

function sayFailure(words: string | null): void {
  for (const one of all('[data-failure]')) Object.assign(one, { textContent: words, hidden: words === null });
}

/** Marks the fields that were to be filled in, or differ from the one before, and leads to the first of them. */
function mark(form: HTMLFormElement): void {
  const values = valuesOf(form);
  const wrong = [...form.querySelectorAll('input')].filter((input) => {
    const differs = input.name === 'confirmPassword' && values.password !== values.confirmPassword;
    const isWrong = differs || !input.validity.valid || (input.required && !values[input.name]);
    input.setAttribute('aria-invalid', String(isWrong));
    return isWrong;
  });
  wrong[0]?.focus();
}

/** The sending of a form. It stays busy when it worked, since the page then goes elsewhere. */
async function send(form: HTMLFormElement, door: Door): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('button')!;
  const words = button.textContent;
  Object.assign(button, { disabled: true, textContent: t(doors[door].busy) });
  sayFailure(null);
  const outcome: Outcome = await doors[door]
    .work(valuesOf(form))
    .catch((fault: unknown) => ({ failure: doors[door].thrown(fault) }));
  if (!('failure' in outcome)) forgetTyped();
  if ('to' in outcome) return goOn(outcome.to);
  Object.assign(button, { disabled: false, textContent: words });
  if ('failure' in outcome) {
    sayFailure(outcome.failure);
    return mark(form);
  }
  show('[data-until-told]', false);
  show('[data-told]');
}

function goOn(to: string): void {
  tellSignedIn();
  window.location.assign(to);
}

async function leadTo(provider: SocialProvider, door: Door): Promise<void> {
  const way = await load()
    .then(({ wayTo }) => wayTo(provider, next))
    .catch(() => null);
  if (way) window.location.assign(way);
  else sayFailure(t(doors[door].noProvider));
}

function open(form: HTMLFormElement): void {
  const door = form.dataset.door as Door;
  if (door === 'register') keepTyped(form);
  // Whether it could be fetched is said to whoever presses the button.
  form.addEventListener('focusin', () => void load().catch(() => undefined), { once: true });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form, door);
  });
  for (const button of all('[data-provider]'))
    button.addEventListener('click', () => void leadTo(button.dataset.provider as SocialProvider, door));
  const button = form.querySelector('button')!;
  button.disabled = !identityConfigured;
  // A press of Enter that came before this script (early.ts).
  if ('pressed' in form.dataset && form.checkValidity()) button.click();
}

/** Where a session is only being renewed, or something is to be read here, nobody is led on. */
function leadsOn(): string | null {
  const stays = !hasStoredSession() || all(`[data-message="${CSS.escape(query.get('msg') ?? '')}"]`).length > 0;
  return stays || query.has('again') || window.location.pathname === '/forgot-password' ? null : (next ?? '/account');
}

/** The server gave the page in the language that it knows; where the browser has kept another one, it is told. */
function isInOwnLanguage(): boolean {
  keepToldLanguage();
  const chosen = chosenLocale();
  if (!chosen || chosen === locale) return true;
  tellLanguage(chosen);
  return !document.cookie.includes(`=${chosen}`);
}

function begin(): void {
  // Kept as it was left, with its button at work: whoever has signed in meanwhile is led on.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  dressDocument(locale, storedMode());
  show(`[data-message="${CSS.escape(query.get('msg') ?? '')}"]`);
  show('[data-unconfigured]', !identityConfigured);
  document.querySelectorAll('form').forEach(open);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
    link.href = `?${new URLSearchParams([...query, ['lang', link.hreflang]])}`;
  if (env.SENTRY_DSN) window.addEventListener('load', () => void startReporting());
}

const elsewhere = leadsOn();
if (elsewhere) window.location.replace(elsewhere);
else if (isInOwnLanguage()) begin();
else window.location.reload();
