// `npm run notice`: writes NOTICE, the packages of others that an installation runs or the browser gets, with their licences.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './prepare.mjs';

const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));

/** Every package of others that is no tool of development, once for each version. */
export function partsOf({ packages }) {
  const parts = Object.entries(packages)
    .filter(([place, { dev, devOptional, link }]) => place.includes('node_modules/') && !dev && !devOptional && !link)
    .map(([place, { version, license }]) => ({
      name: place.replace(/^.*node_modules\//, ''),
      version,
      license,
      place,
    }));
  const known = new Map(parts.map((part) => [`${part.name} ${part.version}`, part]));
  return [...known.values()].sort((one, other) =>
    `${one.name} ${one.version}` < `${other.name} ${other.version}` ? -1 : 1,
  );
}

/** The line in which a package's own licence says whose it is; nothing when it is not installed here or does not say. */
function ownerOf(place) {
  const directory = path.join(root, place);
  if (!existsSync(directory)) return '';
  const file = readdirSync(directory).find((name) => /^(licen[cs]e|copying)/i.test(name));
  const text = file ? readFileSync(path.join(directory, file), 'utf8') : '';
  return /^\W*(copyright (?:\(c\)|©|\d).*)$/im.exec(text)?.[1]?.trim() ?? '';
}

function noticeOf(parts) {
  const lines = parts.map(({ name, version, license, place }) => {
    const owner = ownerOf(place);
    return `${name} ${version}: ${license ?? 'see its files'}${owner && `\n  ${owner}`}`;
  });
  return `Zikaron is licensed AGPL-3.0-or-later (LICENSE). It is made with what follows, each under its own licence; the texts are
in the packages themselves, under node_modules. Names of cities and places: GeoNames (https://www.geonames.org), CC BY 4.0.
@hebcal's packages name GPL-2.0 in their package files; their sources say "version 2 of the License, or (at your option) any
later version", and it is under a later one that they are used here. Written by \`npm run notice\`.

${lines.join('\n')}
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(path.join(root, 'NOTICE'), noticeOf(partsOf(lock)));
