// `npm run attacks [-- --write]`: the table of attacks in docs/security.md, from what the last `npm test` ran: of each class the
// specifications, the cases that they told, and the failures. With `--write` the table is written anew.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, root } from './prepare.mjs';

export const PAGE = path.join(root, 'docs/security.md');
const HEADING = '## Attacks that `npm test` tries';

/** The classes of the page, and the specifications that it names for each: `faults/hostile` is a file of that folder. */
export function classesOf(page) {
  const table = page.split(HEADING)[1]?.split('\n## ')[0] ?? '';
  const rows = table.split('\n').filter((line) => line.startsWith('| ') && !/^\| (class|-)/.test(line));
  return rows.map((row) => {
    const [name, where, what] = row.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim());
    return { name, what, specs: [...where.matchAll(/`([^`]+)`/g)].map(([, spec]) => spec) };
  });
}

/** Whether a file is what the page calls so. */
export const isNamed = (file, spec) => new RegExp(`(^|[/])${spec}[.]spec[.]m?tsx?$`).test(file);

/**
 * What was told of each class. @param {{ file: string, status: string }[]} cases
 * A class of which a specification did not run has failed: nobody knows whether it is still held.
 */
export const told = (classes, cases) =>
  classes.map(({ name, what, specs }) => {
    const ofSpec = specs.map((spec) => cases.filter(({ file }) => isNamed(file, spec)));
    const ran = ofSpec.flat().filter(({ status }) => status !== 'pending');
    const missing = specs.filter((_, at) => ofSpec[at].length === 0);
    return {
      name,
      what,
      specs,
      missing,
      cases: ran.length,
      failures: ran.filter((one) => one.status === 'failed').length,
    };
  });

const casesOfSpecs = ({ testResults }) =>
  testResults.flatMap(({ name, status, assertionResults }) =>
    assertionResults.length > 0
      ? assertionResults.map((one) => ({ file: name, status: one.status }))
      : [{ file: name, status }],
  );

const casesOfStories = ({ suites }) =>
  suites.flatMap(function all(suite) {
    const own = (suite.specs ?? []).map(({ ok, file }) => ({ file, status: ok ? 'passed' : 'failed' }));
    return [...own, ...(suite.suites ?? []).flatMap(all)];
  });

const read = (name, casesOf) => {
  const file = path.join(root, '.test-data', name);
  return existsSync(file) ? casesOf(JSON.parse(readFileSync(file, 'utf8'))) : [];
};

const rowOf = ({ name, specs, what, cases, failures }) =>
  `| ${name} | ${specs.map((spec) => `\`${spec}\``).join(', ')} | ${what} | ${cases} | ${failures} |`;

/** The page with a new table; what stands above it stays. */
export function written(page, rows) {
  const [before, rest] = page.split(HEADING);
  const above = rest.slice(0, rest.indexOf('\n| '));
  const after = rest.slice(rest.indexOf('\n## '));
  const head = '| class | where | what is tried | cases that ran | failures |\n| --- | --- | --- | --- | --- |';
  return `${before}${HEADING}${above}\n${head}\n${rows.map(rowOf).join('\n')}\n${after}`;
}

function main() {
  const cases = [...read('unit.json', casesOfSpecs), ...read('e2e.json', casesOfStories)];
  if (cases.length === 0) fail('Run `npm test` first: the table is made of what ran.');
  const page = readFileSync(PAGE, 'utf8');
  const rows = told(classesOf(page), cases);
  for (const { name, missing, cases, failures } of rows)
    console.log(
      `${String(cases).padStart(5)} cases, ${failures} failures: ${name}${missing.length ? `; did not run: ${missing}` : ''}`,
    );
  const bad = rows.filter(({ missing, failures }) => missing.length + failures > 0);
  if (bad.length > 0) process.exitCode = 1;
  if (!process.argv.includes('--write')) return;
  if (bad.length > 0) fail('Not written: something failed or did not run.');
  writeFileSync(PAGE, written(page, rows));
}

if (process.argv[1]?.endsWith('attacks.mjs')) main();
