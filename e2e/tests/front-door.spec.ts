import type { Locator, Page } from '@playwright/test';
import { Office } from '../pages/office.js';
import { expect, listed, test, type Listed } from '../world/demo.js';
import { awaitLetters } from '../world/mailbox.js';

test.use({ storageState: { cookies: [], origins: [] } });

const someone = (name: string) => ({
  firstName: name,
  lastName: 'Office',
  email: `${name.toLowerCase()}-${Date.now()}@example.org`,
  organization: `Congregation of ${name}`,
});

test.describe('what the login page says', () => {
  const MESSAGES = {
    no_active_subscription:
      'Your account is created but no active subscription is found. Please complete billing to continue.',
    registered: 'Registration successful. Please check your email for confirmation and then log in.',
  };
  for (const [message, text] of Object.entries(MESSAGES)) {
    test(`to ?msg=${message}`, async ({ page }) => {
      await page.goto(`/login?msg=${message}`);
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    });
  }

  test('to each brand', async ({ page }) => {
    await page.goto('/login/trial');
    await expect(page.getByRole('heading', { name: 'Start your trial' })).toBeVisible();
    for (const brand of ['starter', 'standard', 'plus']) {
      await page.goto(`/login/${brand}`);
      await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
      await expect(page.getByText(new RegExp(brand, 'i')).first()).toBeVisible();
    }
  });

  test('to an address that is not quite its own', async ({ page }) => {
    const meant = {
      '/login/no-such-plan': '/login',
      '/login/?msg=registered': '/login?msg=registered',
      '/Register/': '/register',
    };
    for (const [asked, address] of Object.entries(meant)) {
      await page.goto(asked);
      await expect(page).toHaveURL(address);
      await expect(page.getByLabel('Email')).toBeEditable();
    }
  });

  test('to a wrong password, in the words of the provider', async ({ page }) => {
    await tryToSignIn(page, 'nobody@example.org', 'not-the-password');
    await expect(page.getByRole('alert')).toHaveText(/^Login failed: .+/);
  });

  test('when the house does not take the session, and when it does not know the person', async ({ page }) => {
    await page.route('**/api/auth/supabase/callback', (route) => route.fulfill({ status: 503, json: {} }));
    await tryToSignIn(page);
    await expect(page.getByRole('alert')).toHaveText(
      'Login failed. Unable to bridge Supabase session. Please confirm your email or try again',
    );
    await page.unroute('**/api/auth/supabase/callback');

    await page.route('**/api/auth/me', (route) => route.fulfill({ status: 503, json: {} }));
    await tryToSignIn(page);
    await expect(page.getByRole('alert')).toHaveText('Failed to complete login. Please try again');
  });

  test('when no identity provider is configured', async ({ page }) => {
    await page.route('**/env.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.ENV = { API_BASE: "/api" };' }),
    );
    await page.goto('/login');
    await expect(page.getByText('Supabase is not configured')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled();
  });
});

test('registering names what is missing, and passwords that differ', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please fill in all required fields');
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(5);

  const fields = { 'First name': 'Ada', 'Last name': 'Lev', Email: 'ada@example.org' };
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  await page.getByLabel('Password', { exact: true }).fill('one-password-5787');
  await page.getByLabel('Confirm password').fill('another-password');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('alert')).toHaveText('Passwords do not match');
  await expect(page.locator('[aria-invalid=true]')).toHaveAttribute('name', 'confirmPassword');
  await expect(page.getByLabel('Confirm password')).toBeFocused();

  await page.getByLabel('Password', { exact: true }).fill('abc');
  await page.getByLabel('Confirm password').fill('abc');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    /^Registration failed: .+[^.]\. If you already have an account, try logging in$/,
  );
});

test('the callback says what went wrong, and leads back', async ({ page }) => {
  // Whoever reads is given time to; the stories are not.
  const timeToRead = 10_000;
  await page.clock.install();
  await page.goto('/auth/callback#error=access_denied&error_code=otp_expired&error_description=Too+late');
  await expect(page.getByText('Email confirmation link has expired. Please try registering again')).toBeVisible();
  await expect(page.getByText('your address is already confirmed: log in')).toBeVisible();
  await page.clock.fastForward(timeToRead);
  await page.waitForURL('/register');

  await page.goto('/auth/callback#error=access_denied&error_description=The+door+is+closed');
  await expect(page.getByText('Authentication failed: The door is closed')).toBeVisible();
  await page.clock.fastForward(timeToRead);
  await page.waitForURL('/register');

  await page.goto('/auth/callback');
  await expect(page.getByText('Authentication callback failed. Please try logging in again')).toBeVisible();
  await page.waitForURL('/login');
});

test('whoever is not signed in comes to the first page', async ({ page }) => {
  for (const path of ['/app', '/app/contacts', '/app/settings', '/account']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Every yahrzeit remembered/);
  }
});

test.describe('`next` does not lead off the site', () => {
  // Which addresses lead away is told by safe-next.spec.ts, all of them; here the page does as it says, a way of each kind.
  const AWAY = ['https://evil.example', '//evil.example', '/\\evil.example', '/.//evil.example', 'javascript:alert(1)'];

  test('after signing in', async ({ page, baseURL }) => {
    const left = whatLeaves(page, baseURL ?? '');
    // Each costs a sign-in: those that could pass for a path.
    for (const next of AWAY.filter((one) => one.startsWith('/'))) {
      await page.goto(`/login?next=${encodeURIComponent(next)}`);
      await fillIn(page);
      await page.waitForURL((url) => url.pathname !== '/login');
      expect(new URL(page.url()).origin, next).toBe(baseURL);
      await page.evaluate(() => localStorage.clear());
    }
    expect(left).toEqual([]);
  });

  test('after the callback', async ({ page, session, baseURL }) => {
    const left = whatLeaves(page, baseURL ?? '');
    const tokens = new URLSearchParams({ ...session, refresh_token: 'not-used' });
    for (const next of AWAY) {
      await page.goto('/no-such-page');
      await page.goto(`/auth/callback?next=${encodeURIComponent(next)}#${tokens}`);
      await page.waitForURL((url) => url.pathname !== '/auth/callback');
      expect(new URL(page.url()).origin, next).toBe(baseURL);
    }
    expect(left).toEqual([]);
  });

  test('and leads to a page of the site', async ({ page }) => {
    await page.goto(`/login?next=${encodeURIComponent('/app/contacts?page=2')}`);
    await fillIn(page);
    await page.waitForURL('/app/contacts?page=2');
  });
});

test('a forgotten password is replaced by a letter, and the old one is worth nothing', async ({ page }) => {
  const person = someone('Miriam');
  await new Office(page).register(person);
  await logOut(page);

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The page before it has a field of this name too.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('If there is an account with this address')).toBeVisible();

  const letters = await awaitLetters(page.request, person.email, 2);
  const letter = letters.find(({ html }) => html.includes('Choose a new password'));
  const link = /href="([^"]+)"/.exec(letter?.html ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '';
  // Whatever looks at the letters of a mailbox opens their links as well: that uses nothing up.
  for (let n = 0; n < 2; n++) await page.goto(link);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.waitForURL('/new-password');
  await page.getByLabel('New password').fill('a-newer-password-5787');
  await page.getByLabel('Confirm password').fill('a-newer-password-5787');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('Your password is changed. Please log in with it.')).toBeVisible();

  await fillIn(page, person.email, 'a-long-password-5787');
  await expect(page.getByRole('alert')).toHaveText(/^Login failed: /);
  await fillIn(page, person.email, 'a-newer-password-5787');
  await page.waitForURL(/\/(app|account)/);

  await page.goto(link);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('This link was used already or has expired. Ask for a new one.')).toBeVisible();
});

test('an address without an account is told nothing else', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('nobody-at-all@example.org');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('If there is an account with this address')).toBeVisible();
});

test('whoever logs out is out', async ({ page }) => {
  await new Office(page).signIn();
  await page.goto('/app/yahrzeits');
  await logOut(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('records of another congregation are not found', async ({ page, api }) => {
  const one = async (path: string) =>
    (await api.get<Listed<{ id: string; name?: string; subject?: string }>>(`${path}${listed()}`)).data[0];
  const [yahrzeit, contact, email, template] = await Promise.all(
    ['/yahrzeits', '/contacts', '/emails', '/templates'].map(one),
  );
  await new Office(page).register(someone('Stranger'));

  const told: [string, string, string | undefined][] = [
    [`/app/yahrzeits/${yahrzeit?.id}`, 'Unable to load yahrzeit', yahrzeit?.name],
    [`/app/contacts/${contact?.id}`, 'Contact not found.', contact?.name],
    [`/app/emails/${email?.id}`, 'Email Not Found', email?.subject],
    [`/app/templates/${template?.id}`, 'Template Not Found', undefined],
  ];
  for (const [path, text, secret] of told) {
    await page.goto(path);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    if (secret) await expect(page.getByText(secret)).toHaveCount(0);
  }
});

test('with the keyboard alone a person signs in and writes a yahrzeit down', async ({ page }) => {
  const name = `Keyboard ${Date.now()}`;
  await page.goto('/login');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type('demo@zikaron.example');
  await tabTo(page, page.getByLabel('Password'));
  await page.keyboard.type('zikaron-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL('/app/this-week');

  const yahrzeits = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Yahrzeits' });
  await expect(yahrzeits).toBeVisible();
  await tabTo(page, yahrzeits);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'New yahrzeit' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'New yahrzeit' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await page.keyboard.type(name);
  await tabTo(page, page.getByRole('textbox', { name: 'Date of Death' }));
  await page.keyboard.type('3/3/84');
  await tabTo(page, page.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name })).toBeVisible();
});

/** Moves with Tab, as somebody without a mouse, until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 60; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`60 tabs do not reach ${target.toString()}`);
}

async function tryToSignIn(page: Page, email?: string, password?: string): Promise<void> {
  await page.goto('/login');
  await fillIn(page, email, password);
}

async function fillIn(page: Page, email = 'demo@zikaron.example', password = 'zikaron-demo'): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/app/yahrzeits');
  await page.locator('header [aria-haspopup=menu]').last().click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
}

/** Everything that the page asks of another host. */
function whatLeaves(page: Page, site: string): string[] {
  const left: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== site) left.push(request.url());
  });
  return left;
}

test('whoever is signed in is led on from the front pages, and every page’s name leads into the work', async ({
  page,
}) => {
  await new Office(page).signIn();
  for (const path of ['/', '/login', '/register']) {
    await page.goto(path);
    await expect(page).toHaveURL('/account');
  }
  await page.getByRole('banner').getByRole('link', { name: 'Zikaron' }).click();
  await expect(page).toHaveURL(/\/app/);
  await page.getByRole('link', { name: 'Contacts' }).click();
  await expect(page).toHaveURL(/\/app\/contacts/);
  await page.getByRole('banner').getByRole('link', { name: 'Zikaron' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^The week of/ })).toBeVisible();
});

test('the rule for passwords stands on the form, which goes once the mail is on its way, and its link leads in twice', async ({
  page,
}) => {
  await page.goto('/register');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('At least 8 characters.');
  // A reload keeps what was typed, but for passwords.
  const [email, phone] = [page.getByLabel('Email'), page.getByLabel(/^Phone/)];
  await email.fill('rule@example.org');
  await phone.fill('555 0100');
  await page.getByLabel('Password', { exact: true }).fill('a-long-password-5787');
  await page.reload();
  await expect(email).toHaveValue('rule@example.org');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(phone).toHaveValue('555 0100');
  const office = new Office(page);
  const link = await office.register({
    ...{ firstName: 'Rule', lastName: 'Reader', organization: 'Congregation of rules' },
    email: `rule-${Date.now()}@example.org`,
  });
  await office.confirm(link);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Rule');
});

test('the landing page comes without a script, and the language that is chosen on it goes along', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Every yahrzeit remembered. Every family told in time.',
  );
  await expect(page).toHaveTitle('Zikaron: Every yahrzeit remembered. Every family told in time.');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new URL('/', page.url()).href);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Zikaron keeps your congregation/);
  await expect(page.getByRole('heading', { name: 'Starter' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);

  await page.getByRole('link', { name: 'עברית' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(scripts).toEqual([]);
  await page.getByRole('navigation').getByRole('link', { name: 'כניסה' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'כניסה' })).toBeVisible();

  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('terms, privacy and whom to write to stand at the foot of the pages, come without a script as the prices do, and are said in Hebrew too', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', 'mailto:desk@zikaron.example');
  await foot.getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveTitle('Terms · Zikaron');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  await foot.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new URL('/privacy', page.url()).href);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^What this site keeps about people/);
  await expect(page.getByRole('main').getByRole('link', { name: 'desk@zikaron.example' })).toBeVisible();
  await page.getByRole('link', { name: 'עברית' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'פרטיות' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(new URL(page.url()).origin);
  await page.goto('/pricing?plan=plus');
  await expect(page).toHaveTitle('מחירים · זיכרון');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new URL('/pricing?lang=he', page.url()).href,
  );
  expect(scripts).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'תנאי שימוש' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'תנאי שימוש' })).toBeVisible();
});

test.describe(() => {
  test.use({ timezoneId: 'America/Chicago' });

  test('whoever presses for the sunset reads its hour for their time zone, and no place, cookie or other site is asked', async ({
    page,
    baseURL,
  }) => {
    const left = whatLeaves(page, baseURL ?? '');
    await page.goto('/');
    await page.getByRole('link', { name: 'When does the sun set where you are?' }).click();
    await expect(page).toHaveURL('/sunset?zone=America%2FChicago');
    // The day of the stories, 2 December.
    await expect(page.getByRole('main')).toContainText('4:20 pm');
    await expect(page.getByRole('main')).toContainText('in Chicago, the largest city of your time zone');
    expect(await page.context().cookies()).toEqual([]);
    expect(left).toEqual([]);

    await page.getByRole('link', { name: 'עברית' }).click();
    await expect(page.getByRole('main')).toContainText('16:20');
    await expect(page.getByRole('main')).not.toContainText('הדפדפן לא מסר');
  });
});

test('the pages of signing in are there before their script, which is small, and keep where one was going', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const [path, heading] of Object.entries({
    '/login': 'Login',
    '/register': 'Create your account',
    '/forgot-password': 'Forgot your password?',
  })) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('form button'), 'nothing typed is put into an address').toBeDisabled();
  }
  await page.unroute('**/assets/*.js');

  scripts.length = 0;
  await page.goto('/login?next=/app/contacts');
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  await page.waitForLoadState('networkidle');
  const fetched = await Promise.all(
    [...new Set(scripts)].map((url) => page.request.get(url).then((one) => one.body())),
  );
  const bytes = fetched.reduce((sum, { length }) => sum + length, 0);
  expect(bytes, 'bytes of script, not pressed').toBeLessThan(60_000);

  await page.getByRole('link', { name: 'עברית' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'כניסה' })).toBeVisible();
  await page.getByLabel('דוא״ל').fill('demo@zikaron.example');
  await page.getByLabel('סיסמה', { exact: true }).fill('zikaron-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/app/contacts');
  await expect(page.getByRole('heading', { level: 1, name: 'אנשי קשר' })).toBeVisible();
});

test.describe('an Enter that is pressed before the script of the form is there', () => {
  const NAME = `Early ${Date.now()}`;
  const forms = {
    '/login': { fields: { Email: 'demo@zikaron.example', Password: 'zikaron-demo' }, then: 'The week of' },
    '/forgot-password': { fields: { Email: 'nobody-at-all@example.org' }, then: 'If there is an account with' },
    '/register': {
      fields: {
        ...{ 'First name': NAME, 'Last name': 'Office', Email: `early-${Date.now()}@example.org` },
        ...{ Password: 'a-long-password-5787', 'Confirm password': 'a-long-password-5787' },
      },
      then: 'Please check your email and click the confirmation link',
    },
  };
  for (const [path, { fields, then }] of Object.entries(forms))
    test(`is carried out once it is: ${path}`, async ({ page }) => {
      const arrive = await withLateScript(page, path);
      for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
      await page.keyboard.press('Enter');
      arrive();
      await expect(page.getByText(then).first()).toBeVisible();
    });

  test('is none where something is missing, or where one typed on', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const fields of [{ Email: 'demo@zikaron.example' }, { Email: 'demo@zikaron.example', Password: 'zika' }]) {
      const arrive = await withLateScript(page, '/login');
      for (const [label, value] of Object.entries(fields)) {
        await page.getByLabel(label).fill(value);
        if (label === 'Email') await page.keyboard.press('Enter');
      }
      arrive();
      await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
      await page.waitForLoadState('networkidle');
    }
    expect(asked).not.toContain('/auth/v1/token');
  });
});

/** Opens a page of signing in whose script comes when it is told to. */
async function withLateScript(page: Page, path: string): Promise<() => void> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.unroute('**/assets/door-*.js');
  await page.route('**/assets/door-*.js', (route) => arrival.then(() => route.continue()));
  await page.goto(path, { waitUntil: 'commit' });
  return arrive;
}

test.describe('where nobody answers just now, the page stays and is pressed again', () => {
  const VERIFY = '**/auth/v1/verify';
  const BRIDGE = '**/api/auth/supabase/callback';

  test('with the link of a letter', async ({ page }) => {
    await page.route(VERIFY, (route) => route.fulfill({ status: 503, json: {} }));
    const arrived = new Office(page).register(someone('Patience'));
    const press = page.getByRole('button', { name: 'Confirm my address' });
    await expect(page.getByRole('alert')).toHaveText(/^This is not available just now/);
    await expect(press).toBeFocused();

    // Too many have asked from there: it says "later" too.
    await page.route(VERIFY, (route) => route.fulfill({ status: 429, json: { code: 'over_request_rate_limit' } }));
    await Promise.all([page.waitForResponse(VERIFY), page.keyboard.press('Enter')]);
    await expect(press).toBeFocused();

    await page.unroute(VERIFY);
    await page.route(BRIDGE, (route) => route.abort());
    await Promise.all([page.waitForRequest(BRIDGE), page.keyboard.press('Enter')]);
    await expect(press).toBeFocused();
    await page.unroute(BRIDGE);
    await press.click();
    await arrived;
  });

  test('with the tokens of another provider', async ({ page, session }) => {
    await page.route('**/auth/v1/user', (route) => route.abort());
    await page.goto(`/auth/callback#${new URLSearchParams({ ...session, refresh_token: 'not-used' })}`);
    await expect(page.getByRole('alert')).toHaveText(/^This is not available just now/);
    await page.unroute('**/auth/v1/user');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/app/);
  });
});

test('on the narrowest telephone the bar of the front pages is one line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/pricing']) {
    await page.goto(path);
    const { height = 99 } = (await page.locator('.zk-head').boundingBox()) ?? {};
    expect(height, path).toBeLessThan(80);
  }
});
