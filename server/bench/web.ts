import {
  chromium,
  expect,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
  type Response,
} from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { freePort, removeTemporary, temporaryDirectory } from '../src/app/embedded/temporary-postgres.js';
import { mustBe, spread, type BenchOptions, type BenchResult } from './bench.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const LOGIN = { email: 'demo@zikaron.example', password: 'zikaron-demo' };
/** As Lighthouse's "slow 4G" on a phone of the middle: 1.6 Mbit/s down, 150 ms there and back, a quarter of the speed. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 675_000 / 8 };
const SLOWDOWN = 4;
const PHONE = { width: 412, height: 823 };
/** A phone is given the plain letter instead of the designer. */
const DESKTOP = { width: 1440, height: 900 };

/** Kilobytes of brotli that a page's JavaScript may have. The designer's come on top of what the admin has loaded. */
const BUDGETS = { login: 40, 'first list': 250, designer: 580 };
type PageName = keyof typeof BUDGETS | 'landing';

interface Load {
  readonly scripts: ReadonlyMap<string, number>;
  /** Largest contentful paint, in milliseconds after the navigation began. */
  readonly lcp: number;
  readonly shift: number;
}

/** Each page is loaded by an empty browser, as somebody does who comes for the first time. */
export async function web({ runs = 3 }: BenchOptions = {}): Promise<BenchResult> {
  const directory = temporaryDirectory();
  const copy = await aCopy(directory);
  const browser = await chromium.launch({ executablePath: installedChromium(), args: ['--no-sandbox'] });
  try {
    const pages = {
      landing: await loads(browser, copy.site, '/', runs),
      login: await loads(browser, copy.site, '/login', runs),
      'first list': await loads(browser, copy.site, '/app/yahrzeits', runs, true),
      designer: await loads(browser, copy.site, await designerOf(browser, copy.site), 1, true),
    };
    const known = pages['first list'][0]?.scripts ?? new Map();
    const kilobytes = (name: PageName): number => {
      const scripts = [...(pages[name][0]?.scripts ?? [])].filter(([url]) => name !== 'designer' || !known.has(url));
      return scripts.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000;
    };
    mustBe('kB of scripts of the landing page', kilobytes('landing'), 0);
    const names = Object.keys(BUDGETS) as (keyof typeof BUDGETS)[];
    for (const name of names) mustBe(`that ${name} came with scripts of its own`, kilobytes(name) > 0, true);
    return {
      name: 'web',
      goal: 'brotli JavaScript within its budget, none for landing; LCP ≤ 2.5 s on a slow phone; layout shift ≤ 0.02',
      ratio: spread(names.map((name) => kilobytes(name) / BUDGETS[name])),
      counts: Object.fromEntries(
        names.map((name) => [`kB of ${name}, of ${BUDGETS[name]}`, Math.round(kilobytes(name))]),
      ),
      notes: (['landing', ...names] as const).map((name) => {
        const [lcp, shift] = [
          spread(pages[name].map((one) => one.lcp)),
          Math.max(...pages[name].map((one) => one.shift)),
        ];
        return `${name}: LCP ${(lcp.median / 1000).toFixed(1)} s, layout shift ${shift.toFixed(3)}`;
      }),
    };
  } finally {
    await browser.close();
    await copy.stop();
    await removeTemporary(directory);
  }
}

async function loads(browser: Browser, site: string, where: string, runs: number, signedIn = false): Promise<Load[]> {
  const all: Load[] = [];
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext({
      viewport: where.startsWith('/app/templates/') ? DESKTOP : PHONE,
      storageState: signedIn ? await signIn(browser, site) : undefined,
    });
    all.push(await load(context, site + where));
    await context.close();
  }
  return all;
}

async function load(context: BrowserContext, url: string): Promise<Load> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const scripts = scriptsOf(page);
  await page.addInitScript({ content: WATCH_PAINT });
  await slowDown(session);
  await page.goto(url, { timeout: 120_000 });
  await page.waitForLoadState('networkidle', { timeout: 120_000 });
  // A slow processor is idle on the network before it has seen what to ask for next.
  for (let seen = -1; seen !== scripts.asked(); await page.waitForTimeout(5_000)) seen = scripts.asked();
  await expect.poll(() => page.evaluate('self.paint.lcp'), { timeout: 30_000 }).toBeGreaterThan(0);
  const { lcp, shift } = await page.evaluate<Pick<Load, 'lcp' | 'shift'>>('self.paint');
  return { scripts: await scripts.sized(), lcp, shift };
}

/** Brotli bytes of each script that the page asks for, once it has loaded. */
function scriptsOf(page: Page): { asked(): number; sized(): Promise<Map<string, number>> } {
  const answers: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') answers.push(response);
  });
  const sized = async (answer: Response) => [answer.url(), brotliCompressSync(await answer.body()).length] as const;
  return {
    asked: () => answers.length,
    sized: async () => new Map(await Promise.all(answers.map(sized))),
  };
}

/** Runs in the page, before anything of it: remembers when the largest thing was painted, and how much has moved since. */
const WATCH_PAINT = `
  self.paint = { lcp: 0, shift: 0 };
  const watch = (type, see) => new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => { self.paint.lcp = startTime; });
  watch('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) self.paint.shift += value; });`;

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

async function signIn(browser: Browser, site: string) {
  const page = await browser.newPage();
  await page.goto(`${site}/login`);
  await page.getByLabel('Email').fill(LOGIN.email);
  await page.getByLabel('Password', { exact: true }).fill(LOGIN.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/app/**');
  const state = await page.context().storageState();
  await page.close();
  return state;
}

/** The address of the first template's designer. */
async function designerOf(browser: Browser, site: string): Promise<string> {
  const context = await browser.newContext({ storageState: await signIn(browser, site) });
  const page = await context.newPage();
  await page.goto(`${site}/app/templates`);
  await page.getByRole('row').nth(1).getByRole('link', { name: /edit/i }).click();
  await page.waitForURL(/\/app\/templates\/[\da-f-]{36}/);
  const { pathname } = new URL(page.url());
  await context.close();
  return pathname;
}

async function aCopy(directory: string): Promise<{ site: string; stop(): Promise<void> }> {
  const [PORT, MAILBOX_PORT, MAILBOX_SMTP_PORT] = [await freePort(), await freePort(), await freePort()].map(String);
  const copy = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: directory, PORT, MAILBOX_PORT, MAILBOX_SMTP_PORT },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(copy, 'exit');
  for await (const line of createInterface(copy.stdout)) if (/ s {2}ready$/.test(line)) break;
  return {
    site: `http://127.0.0.1:${PORT}`,
    async stop() {
      copy.kill('SIGTERM');
      await ended;
    },
  };
}

function installedChromium(): string {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const places = names.flatMap((name) =>
    (process.env.PATH ?? '').split(path.delimiter).map((one) => path.join(one, name)),
  );
  const found = [process.env.CHROMIUM_PATH ?? '', ...places].find((file) => file !== '' && existsSync(file));
  if (!found) throw new Error('This benchmark needs a Chromium: install one, or name it in CHROMIUM_PATH.');
  return found;
}
