import { readFileSync } from 'node:fs';

const manifest = new URL('../../../../package.json', import.meta.url);

/** The version of this program, as package.json says it (https://semver.org). CHANGELOG.md says what is new in it. */
export const VERSION: string = (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
