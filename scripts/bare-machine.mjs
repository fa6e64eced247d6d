// A machine with nothing but Node: what people may lack is taken out of the PATH, and nothing is removed.
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const ofBrowsers = /^(chrom(e|ium)|google-chrome)/;
const ofRedis = /^(redis|valkey)-server$/;

const directories = () => (process.env.PATH ?? '').split(path.delimiter).filter(existsSync);

const has = (program) => directories().some((directory) => readdirSync(directory).some((name) => program.test(name)));

/** Whether the queue's second backend can be tried here. */
export const hasRedis = () => has(ofRedis);

/** Whether nothing is here that could be set aside. */
export const isBare = () => !hasRedis() && !has(ofBrowsers);

/**
 * Environment of a machine without a browser and without Redis. `directory` is emptied, and filled with links to every
 * program of the PATH but those.
 */
export function bareMachine(directory) {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const programs = new Map();
  // Of two programs with one name the first in the PATH is meant.
  for (const place of directories().reverse()) {
    for (const name of readdirSync(place)) programs.set(name, path.resolve(place, name));
  }
  for (const [name, program] of programs) {
    if (!ofBrowsers.test(name) && !ofRedis.test(name)) symlinkSync(program, path.join(directory, name));
  }
  return { PATH: directory, CHROMIUM_PATH: '', REDIS_URL: '' };
}
