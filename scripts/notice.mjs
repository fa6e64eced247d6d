// `npm run notice`: writes NOTICE, the packages of others that an installation runs or the browser gets, with their licences.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './prepare.mjs';

const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));

/** Every package of others that an installation runs or the browser gets, once for each version. */
export function partsOf({ packages }) {
  const known = new Map();
  for (const place of placesOf(packages)) {
    const [name, { version, license }] = [nameOf(place), packages[place]];
    known.set(`${name} ${version}`, { name, version, license, place });
  }
  return [...known.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, part]) => part);
}

/** Installed by whoever builds, and then within the server's program. */
const IN_THE_BUNDLE = /node_modules\/@opentelemetry\//;

const nameOf = (place) => place.replace(/^.*node_modules\//, '');

/**
 * Where they lie: no tools of development, and nothing that only such tools ask for. npm calls esbuild a tool, but its binaries for
 * other platforms merely optional.
 */
function placesOf(packages) {
  const isTool = (place, { dev, devOptional, link }) => link || ((dev || devOptional) && !IN_THE_BUNDLE.test(place));
  let places = Object.keys(packages).filter((place) => !isTool(place, packages[place]));
  for (let before = Infinity; places.length < before;) {
    before = places.length;
    const asked = new Set(places.flatMap((place) => askedBy(packages[place])));
    places = places.filter((place) => !place.includes('node_modules/') || asked.has(nameOf(place)));
  }
  return places.filter((place) => place.includes('node_modules/'));
}

const askedBy = ({ dependencies, optionalDependencies, peerDependencies }) =>
  Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });

/** A package's own licence; nothing when it is not installed here or brings none. */
function licenceOf(place) {
  const directory = path.join(root, place);
  if (!existsSync(directory)) return '';
  const file = readdirSync(directory).find((name) => /^(licen[cs]e|copying)/i.test(name));
  return file ? readFileSync(path.join(directory, file), 'utf8') : '';
}

/** The texts of all licences, one after another: of most packages an installation has a part of a bundle, and no file. */
export const licencesOf = () =>
  partsOf(lock)
    .map(({ name, version, place }) => ({ title: `${name} ${version}`, text: licenceOf(place).trim() }))
    .filter(({ text }) => text)
    .map(({ title, text }) => `${title}\n${'-'.repeat(title.length)}\n${text}\n`)
    .join('\n\n');

/** The line in which it says whose the package is; nothing when it does not say. */
function ownerOf(place) {
  const text = licenceOf(place);
  return /^\W*(copyright (?:\(c\)|©|\d).*)$/im.exec(text)?.[1]?.trim() ?? '';
}

function noticeOf(parts) {
  const lines = parts.map(({ name, version, license, place }) => {
    const owner = ownerOf(place);
    return `${name} ${version}: ${license ?? 'see its files'}${owner && `\n  ${owner}`}`;
  });
  return `Zikaron is licensed AGPL-3.0-or-later (LICENSE). It is made with what follows, each under its own licence; the texts are
in LICENCES of an installation. Names of cities and places: GeoNames (https://www.geonames.org), CC BY 4.0.
Which rare given names the dictionary should have was also looked up in the Hebrew word lists of Guy Laybovitz, CC BY 4.0.
@hebcal's packages name GPL-2.0 in their package files; their sources say "version 2 of the License, or (at your option) any
later version", and it is under a later one that they are used here. Written by \`npm run notice\`.

${lines.join('\n')}
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(path.join(root, 'NOTICE'), noticeOf(partsOf(lock)));
