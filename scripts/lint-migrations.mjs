// What docs/how-to/write-a-migration.md asks of a migration, of every one that is newer than the rules.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './prepare.mjs';

const directory = path.join(root, 'server/migrations');

/** What stood before the rules, by name. Nothing is added here. */
const exempt = new Set(JSON.parse(readFileSync(new URL('migrations-before-the-rules.json', import.meta.url), 'utf8')));

const PAGE = 'docs/how-to/write-a-migration.md';

/** What is wrong with a migration, a sentence each; `text` is the whole file. What `down` does is nobody's matter. */
export function problemsOf(name, text) {
  const up = withoutComments(text.replace(/\basync down\([\s\S]*/, ''));
  const made = new Set([...up.matchAll(/\bCREATE TABLE (?:IF NOT EXISTS )?"?(\w+)/gi)].map(([, table]) => table));
  const isOld = (table) => !made.has(table);
  const outside = /\btransaction\s*=\s*false\b/.test(up);
  const concurrent = /\bCONCURRENTLY\b|\bindexConcurrently\(/.test(up);
  return [
    ...(/^\d{13}-contract-/.test(name) ? [] : takenAway(up, isOld)),
    ...indexes(up, isOld),
    ...neededColumns(up, isOld),
    ...(concurrent && !outside
      ? ['CONCURRENTLY does not work in a transaction: give the class `transaction = false`.']
      : []),
    ...(outside && changesMore(up)
      ? [
          'Without a transaction only indexes are made: what fails halfway would stay. Move the rest to a migration of its own.',
        ]
      : []),
    ...(/^\d{13}-contract-/.test(name) === /\bclass Contract/.test(up)
      ? []
      : ['A file `…-contract-…` and a class `Contract…` belong together: by the class an older program knows it.']),
  ];
}

const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|--[^\n]*/gm, '');

/** What the version before still reads or writes. */
function takenAway(up, isOld) {
  const contracts = (what) =>
    `${what} breaks the version that still runs during an upgrade. Stop using it now, and take it away one version later, in a migration named \`…-contract-…\`.`;
  const changes = [...up.matchAll(/\bALTER TABLE (?:IF EXISTS )?(?:ONLY )?"?(\w+)"?([^;`'"]*)/gi)].filter(([, table]) =>
    isOld(table),
  );
  const parts = [
    ['DROP COLUMN', /\bDROP COLUMN\b/i],
    ['RENAME', /\bRENAME\b(?! CONSTRAINT)/i],
    ['SET NOT NULL', /\bSET NOT NULL\b/i],
    ['A new type of a column', /\bALTER (?:COLUMN )?"?\w+"? (?:SET DATA )?TYPE\b/i],
  ];
  const dropped = [...up.matchAll(/\bDROP (TABLE|VIEW) (?:IF EXISTS )?"?(\w+)/gi)].filter(([, , table]) =>
    isOld(table),
  );
  return [
    ...changes.flatMap(([, table, change]) =>
      parts.filter(([, pattern]) => pattern.test(change)).map(([what]) => contracts(`${what} on ${table}`)),
    ),
    ...dropped
      // A view that is made anew in the same transaction is there at every moment.
      .filter(
        ([, kind, name]) =>
          kind.toUpperCase() === 'TABLE' || !new RegExp(`CREATE (OR REPLACE )?VIEW "?${name}\\b`, 'i').test(up),
      )
      .map(([, kind, name]) => contracts(`DROP ${kind.toUpperCase()} ${name}`)),
  ];
}

const indexes = (up, isOld) =>
  [...up.matchAll(/\bCREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY)(?:IF NOT EXISTS )?("?\w+"?) ON (?:ONLY )?"?(\w+)/gi)]
    .filter(([, , table]) => isOld(table))
    .map(
      ([, index, table]) =>
        `Index ${index} is made on ${table}, which is filled, so nobody can write to it meanwhile: use indexConcurrently (platform/database/index-concurrently) in a migration with \`transaction = false\`.`,
    );

/** The version before does not fill them. */
const neededColumns = (up, isOld) =>
  [...up.matchAll(/\bALTER TABLE (?:ONLY )?"?(\w+)"?([^;`]*)/gi)]
    .filter(([, table]) => isOld(table))
    .flatMap(([, table, change]) =>
      change
        .split(/\bADD (?:COLUMN )?(?!CONSTRAINT|CHECK|FOREIGN|UNIQUE|PRIMARY|EXCLUDE)/i)
        .slice(1)
        .filter((column) => /\bNOT NULL\b/i.test(column) && !/\b(DEFAULT|GENERATED)\b/i.test(column))
        .map(
          (column) =>
            `${table}.${column.trim().split(/\s/)[0]} is NOT NULL without DEFAULT: the version that still runs could add no row. Give it a default.`,
        ),
    );

const changesMore = (up) =>
  /\b(ALTER TABLE|CREATE TABLE|INSERT INTO|UPDATE "?\w+"? SET|DELETE FROM|CREATE (OR REPLACE )?(FUNCTION|VIEW|TRIGGER))\b/i.test(
    up,
  );

/** Every problem of every migration that is newer than the rules, one line each. */
export function lintMigrations() {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.ts') && !exempt.has(name))
    .flatMap((name) =>
      problemsOf(name, readFileSync(path.join(directory, name), 'utf8')).map((problem) => `${name}: ${problem}`),
    );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = lintMigrations();
  for (const problem of problems) console.log(problem);
  if (problems.length) console.log(`\nWhat is asked and how to do it: ${PAGE}`);
  process.exitCode = problems.length ? 1 : 0;
}
