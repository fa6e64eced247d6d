// `node scripts/gather.mjs FOLDER`: puts there what an installation runs, from what was built; only its packages are missing.
// The image and the tarball are made of it.
import { cpSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './prepare.mjs';

const RUNS = [
  ...['bin', 'dist/program', 'dist/src', 'dist/migrations', 'contract/package.json', 'contract/dist', 'admin/dist'],
  ...['package.json', 'LICENSE', 'NOTICE', 'CHANGELOG.md'],
];

/** Without maps: what they lead to is not there. */
export function gather(folder) {
  for (const name of RUNS)
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      filter: (source) => !source.endsWith('.map'),
    });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) gather(path.resolve(process.argv[2]));
