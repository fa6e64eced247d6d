// The API's document, linted: what a program or a person needs to work with it is there.
import { createConfig, formatProblems, lint } from '@redocly/openapi-core';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../openapi.json', import.meta.url));

const config = await createConfig({
  extends: ['recommended-strict'],
  rules: {
    'operation-singular-tag': 'error',
    'operation-summary': 'error',
    'tag-description': 'error',
    'no-unused-components': 'error',
    // It is served by each installation itself, at an address that only that installation knows.
    'no-empty-servers': 'off',
    // Pages for families and machines' news are open to whoever holds their link or signature.
    'security-defined': 'off',
    // A path that ends in a fixed word stands before the one that takes any (`/yahrzeits/export`, `/yahrzeits/{id}`).
    'no-ambiguous-paths': 'off',
    // A record whose keys are an enumeration requires them without describing each.
    'no-required-schema-properties-undefined': 'off',
  },
});
/** They ask nothing and take nothing: there is nothing to refuse. */
const REFUSES_NOTHING = /^#\/paths\/(~1health|~1api~1auth~1(me|logout))/;
const found = await lint({ ref: file, config });
const problems = found.filter(
  ({ ruleId, location }) => ruleId !== 'operation-4xx-response' || !REFUSES_NOTHING.test(location[0]?.pointer ?? ''),
);
if (problems.length) {
  formatProblems(problems, { format: 'summary', totals: { errors: problems.length, warnings: 0, ignored: 0 } });
  for (const { message, location } of problems.slice(0, 40)) console.error(`${location[0]?.pointer ?? ''}: ${message}`);
  process.exitCode = 1;
}

/** Objects in bodies that do not say whether they take fields of other names: each is told once, by where it stands. */
function openObjects(document) {
  const [found, seen] = [new Set(), new Set()];
  const look = (schema, place) => {
    if (typeof schema !== 'object' || schema === null || seen.has(schema)) return;
    seen.add(schema);
    const name = schema.$ref?.split('/').at(-1);
    if (name) return look(document.components.schemas[name], name);
    if (schema.properties && schema.additionalProperties === undefined) found.add(place);
    for (const [key, part] of Object.entries(schema)) look(part, `${place}.${key}`);
  };
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, { requestBody }] of Object.entries(methods))
      for (const { schema } of Object.values(requestBody?.content ?? {})) look(schema, `${method} ${path}`);
  return [...found];
}

const open = openObjects(JSON.parse(await readFile(file, 'utf8')));
if (open.length) {
  console.error(`Bodies say of each object which fields it takes ("additionalProperties"):\n${open.join('\n')}`);
  process.exitCode = 1;
}
