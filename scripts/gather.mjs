// `node scripts/gather.mjs FOLDER`: puts there what an installation runs, from what was built and what is installed here. The image
// and the tarball are made of it.
import { cpSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { licencesOf } from './notice.mjs';
import { reachedFrom } from './packages.mjs';
import { root } from './prepare.mjs';

const WHOLE = [
  'bin',
  'dist/program',
  'dist/migrations',
  'admin/dist',
  'package.json',
  'LICENSE',
  'NOTICE',
  'CHANGELOG.md',
];

/** Letters, data and pages that the programs find where the compiler put them. */
const isData = (file) => statSync(file).isDirectory() || !/\.(?:js|d\.ts)$/.test(file);

/** In a package: types, maps, words for its developers; and the seven of Tesseract's eight programs that we do not load. */
const NEVER_LOADED =
  /\.(?:map|flow|[cm]?ts|md|markdown)$|\/tesseract-core(?!-simd-lstm\.(?:js|wasm)$)[^/]*\.(?:js|wasm)$/;

/** Without maps: what they lead to is not there. */
export async function gather(folder) {
  const { ours, places } = await reachedFrom(['dist/program', 'dist/migrations'].flatMap(programsIn));
  const carry = (name, filter = () => true) =>
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      filter: (source) => !source.endsWith('.map') && filter(source),
    });
  for (const name of WHOLE) carry(name);
  carry('dist/src', isData);
  for (const file of ours) carry(file);
  for (const place of places) carry(place, isOfPackage(place));
  writeFileSync(path.join(folder, 'LICENCES'), licencesOf());
}

const programsIn = (folder) =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `${folder}/${name}`);

/** Packages within it are there for themselves. */
const isOfPackage = (place) => (source) => {
  const file = path.relative(path.join(root, place), source).split(path.sep).join('/');
  return !file.startsWith('node_modules') && !NEVER_LOADED.test(`/${file}`);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await gather(path.resolve(process.argv[2]));
