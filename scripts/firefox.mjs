import { existsSync } from 'node:fs';
import path from 'node:path';

export const NO_FIREFOX =
  'there is no Firefox here: install one, or name it in FIREFOX_PATH, and the main stories are told in it too';

/** The Firefox that FIREFOX_PATH names, else the system's, else undefined. */
export function firefoxHere() {
  const places = (process.env.PATH ?? '').split(path.delimiter);
  const named = ['firefox', 'firefox-esr'].flatMap((name) => places.map((place) => path.join(place, name)));
  const mac = '/Applications/Firefox.app/Contents/MacOS/firefox';
  return process.env.FIREFOX_PATH || [...named, mac].find((file) => existsSync(file));
}
