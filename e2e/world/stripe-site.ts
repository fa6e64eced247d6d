import { test as base, expect } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { emptyEnvironment } from './empty-environment.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = Number(process.env.E2E_PORT ?? 4400);
/** After the ports of the copy that all other stories are told in, whose mailbox catches the letters of this one too. */
const [SITE, STRIPE] = [port + 3, port + 4];
const site = `http://127.0.0.1:${SITE}`;

const script = (name: string, args: string[], environment: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, [path.join(root, 'scripts', name), ...args], {
    cwd: root,
    env: { ...process.env, ...emptyEnvironment, CLOCK_SHIFT_SECONDS: '', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** What a program has written, once it has written this. */
function whenSaid(program: ChildProcess, said: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    program.stdout?.on('data', (part: Buffer) => {
      text += String(part);
      if (said.test(text)) resolve(text);
    });
    program.on('exit', () => reject(new Error(`It ended without saying ${said.source}:\n${text}`)));
  });
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  await ended;
}

/** A copy of its own, without demonstration, in which plans are paid by card at the stand-in for Stripe. */
export const test = base.extend<object, { house: string }>({
  house: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const stripe = script('fake-stripe.mjs', [String(STRIPE), `${site}/api/billing/webhook`], {});
      const programs = [stripe];
      try {
        const line = /^STRIPE_SECRET_KEY=.*$/m;
        const variables = line.exec(await whenSaid(stripe, line))?.[0] ?? '';
        const byCard = Object.fromEntries(variables.split(' ').map((one) => one.split('=') as [string, string]));
        await whenSaid(script('run.mjs', ['stripe:setup'], byCard), /price zikaron_plus_letters: made/);
        const house = script('start.mjs', ['--reset', '--no-demo'], {
          ...byCard,
          ...{ PORT: String(SITE), SMTP_URL: `smtp://127.0.0.1:${port + 2}`, DATA_DIR: `.test-data/e2e-${SITE}` },
        });
        programs.push(house);
        await whenSaid(house, /the worker is ready/);
        await use(site);
      } finally {
        await Promise.all(programs.map(end));
      }
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ house }, use) => use(house),
});

export { expect };
