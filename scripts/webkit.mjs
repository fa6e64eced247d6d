/**
 * Opens the pages of a copy that runs in WebKit, the engine of Safari, in English and in Hebrew, and says what failed there:
 * `npm run webkit -- http://localhost:4000`. Needs Debian's webkit2gtk-driver and xvfb, and the demonstration's login.
 */
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const SITE = process.argv[2] ?? 'http://localhost:4000';
const DRIVER = 'http://127.0.0.1:4461';
const DISPLAY = ':97';
/** What one meets before signing in; the bar and the menu lead to all else. */
const PUBLIC = [
  '/',
  '/register',
  '/pricing',
  '/forgot-password',
  '/terms',
  '/privacy',
  '/sunset?zone=America/New_York',
];
const MORE = [
  '/app/yahrzeits/new',
  '/app/contacts/new',
  '/app/email-jobs/new',
  '/app/imports/new',
  '/checkout?plan=plus',
];
/** A page has come when nothing that stands in for it is left. */
const COME = "return !!document.querySelector('h1') && !document.querySelector('.MuiSkeleton-root, [aria-busy=true]')";
const LISTEN = `if (!window.faults) { window.faults = [];
  addEventListener('error', ({ message }) => faults.push(message));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  addEventListener('securitypolicyviolation', (event) => faults.push(event.violatedDirective + ' ' + event.blockedURI));
  const say = console.error; console.error = (...all) => { faults.push(all.join(' ').slice(0, 300)); say(...all); }; }`;
const TOLD = `const faults = (window.faults ?? []).splice(0);
  const wider = document.documentElement.scrollWidth - innerWidth;
  return [document.querySelector('h1')?.innerText, ...faults, ...(wider > 0 ? [wider + ' pixels too wide'] : [])]`;
const GO = 'history.pushState({}, "", arguments[0]); dispatchEvent(new PopStateEvent("popstate"))';

const screen = spawn('Xvfb', [DISPLAY, '-screen', '0', '1400x1000x24'], { stdio: 'ignore' });
const driver = spawn('WebKitWebDriver', ['--port=4461'], { stdio: 'ignore', env: { ...process.env, DISPLAY } });
for (const program of [screen, driver])
  program.on('error', ({ message }) => {
    console.error(`${message}: apt-get install webkit2gtk-driver xvfb`);
    process.exit(1);
  });
process.on('exit', () => [driver, screen].forEach((program) => program.kill()));

async function ask(method, path, body) {
  const answer = await fetch(DRIVER + path, { method, body: body && JSON.stringify(body) });
  const { value } = await answer.json();
  if (value?.error) throw new Error(`${value.error} ${value.message}`);
  return value;
}

/** What `question` answers, asked again until it is something. @throws what it said last, after half a minute */
async function until(question) {
  let fault;
  for (let tries = 0; tries < 150; tries++, await wait(200)) {
    try {
      const answer = await question();
      if (answer) return answer;
    } catch (error) {
      fault = error;
    }
  }
  throw fault ?? new Error(`in vain: ${question}`);
}

const { sessionId } = await until(() => ask('POST', '/session', { capabilities: {} }));
const session = `/session/${sessionId}`;
const run = (script, ...args) => ask('POST', `${session}/execute/sync`, { script, args });
const find = async (value) => Object.values(await ask('POST', `${session}/element`, { using: 'xpath', value }))[0];
const visit = (path) => ask('POST', `${session}/url`, { url: SITE + path });
const press = (xpath) =>
  until(async () => (await ask('POST', `${session}/element/${await find(xpath)}/click`, {})) === null);
const type = async (xpath, text) => ask('POST', `${session}/element/${await until(() => find(xpath))}/value`, { text });

let failed = 0;

async function look(path) {
  await wait(500);
  const come = await until(() => run(COME)).catch(() => false);
  const [title, ...faults] = await run(TOLD);
  const wrong = [
    ...(come ? [] : ['did not come']),
    ...faults,
    ...(/went wrong|השתבש/.test(title ?? '') ? [title] : []),
  ];
  failed += wrong.length > 0;
  console.log(`${wrong.length ? '✘' : '✓'} ${path}  ${[title, ...wrong].join(' · ')}`);
}

await ask('POST', `${session}/window/rect`, { width: 1366, height: 900 });
for (const path of PUBLIC) {
  await visit(path);
  await run(LISTEN);
  await look(path);
}
await visit('/login');
await type('//form//input[1]', 'demo@zikaron.example');
await type('//input[@type="password"]', 'zikaron-demo');
await press('//form//button');
await until(() => run("return location.pathname.startsWith('/app')"));

for (const language of ['English', 'עברית']) {
  await run(GO, '/app/this-week');
  await wait(500);
  await until(() => run(COME));
  if (language !== 'English') await press(`//header//button[contains(., '${language}')]`);
  await until(() => run(`return document.documentElement.dir === '${language === 'English' ? 'ltr' : 'rtl'}'`));
  await press("(//header//*[@aria-haspopup='menu'])[last()]");
  await wait(1500);
  const links =
    'return [...document.querySelectorAll(\'header nav a[href^="/"], [role=menu] a[href^="/"]\')].map((a) => a.getAttribute(\'href\'))';
  const pages = new Set([...(await run(links)), ...MORE]);
  await run("document.querySelector('.MuiBackdrop-root')?.click()");
  for (const path of pages) {
    await run(LISTEN);
    await run(GO, path);
    await look(path);
  }
}
await ask('DELETE', session);
console.log(failed ? `${failed} pages failed` : 'every page came');
process.exit(failed ? 1 : 0);
