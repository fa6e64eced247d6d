import { existsSync, mkdirSync, renameSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What Playwright needs to launch a browser. */
export interface Browser {
  executablePath: string;
  args: string[];
  env?: Record<string, string>;
}

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
// Root may not use the sandbox.
const args = process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet;

/** A Chromium: the one that CHROMIUM_PATH names, else the system's, else the one inside the package `@sparticuz/chromium`. */
export async function chromium(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH || installed();
  return executablePath ? { executablePath, args } : unpacked();
}

function installed(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const directories = (process.env.PATH ?? '').split(path.delimiter);
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return [...names.flatMap((name) => directories.map((directory) => path.join(directory, name))), mac].find(existsSync);
}

/** Unpacks once per machine, with the libraries that a bare system lacks; aside first, so that nobody meets half of it. */
async function unpacked(): Promise<Browser> {
  const place = path.join(os.tmpdir(), `zikaron-chromium-${os.userInfo().username}`);
  if (!existsSync(place)) {
    const aside = `${place}.${process.pid}`;
    mkdirSync(aside, { recursive: true, mode: 0o700 });
    await unpackInto(aside);
    if (!existsSync(place)) renameSync(aside, place);
  }
  return {
    executablePath: path.join(place, 'chromium'),
    // The package's sandbox helper is not setuid, so nobody may use the sandbox there.
    args: ['--no-sandbox', ...quiet],
    env: {
      ...(process.env as Record<string, string>),
      LD_LIBRARY_PATH: path.join(place, 'al2023/lib'),
      FONTCONFIG_PATH: path.join(place, 'fonts'),
    },
  };
}

/** The package takes its place and its choice of libraries from the environment, and changes it: we put that back. */
async function unpackInto(directory: string): Promise<void> {
  const before = { ...process.env };
  Object.assign(process.env, { TMPDIR: directory, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' });
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    await packed.executablePath();
  } finally {
    for (const name of Object.keys(process.env)) delete process.env[name];
    Object.assign(process.env, before);
  }
}
