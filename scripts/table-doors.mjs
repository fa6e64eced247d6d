// Which tables a module's statements name. It may name its own and those of lower floors (`floors.cjs`); whatever else it
// names stands in `table-exceptions.mjs` with its reason, and what stands there without need is a fault too.
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { loadModule, parseSync } from 'libpg-query';
import ts from 'typescript';
import { exceptions } from './table-exceptions.mjs';

const { floors, tables } = createRequire(import.meta.url)('../floors.cjs');
const owners = new Map(Object.entries(tables).flatMap(([owner, own]) => own.map((table) => [table, owner])));
const floorOf = (room) => floors.findIndex((floor) => floor.includes(room));

const MOST_EXCEPTIONS = 10;

const BUILDER =
  /^(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|using|from|(inner|left|right|full|cross)Join(Lateral)?)$/;
const STATEMENT = /\b(SELECT|INSERT|UPDATE|DELETE|FROM|JOIN)\b/;
// What stands where a part of the text is only known when the program runs.
const FILLINGS = ['$1', 'filled', 'TRUE', ''];

/** The tables that a program's text names: in SQL, and in the calls of the builder. */
export function tablesIn(program) {
  const named = new Set();
  const source = ts.createSourceFile('program.ts', program, ts.ScriptTarget.ES2022, true);
  const visit = (node) => {
    for (const table of [...inText(node), ...inCall(node)]) if (owners.has(table)) named.add(table);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...named].sort();
}

function inText(node) {
  const parts = ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
    : ts.isStringLiteralLike(node)
      ? [node.text]
      : [];
  if (!STATEMENT.test(parts.join(' '))) return [];
  for (const filling of FILLINGS) {
    const parsed = parse(parts.join(filling));
    if (parsed) return named(parsed);
  }
  return inFragment(parts.join(' filled '));
}

function parse(text) {
  try {
    return parseSync(text);
  } catch {
    return null;
  }
}

/** The tables of a parsed statement, without those that it makes for itself by WITH. */
function named(parsed) {
  const [ranges, own] = [new Set(), new Set()];
  JSON.stringify(parsed, (key, value) => {
    if (value && (key === 'RangeVar' || key === 'relation') && value.relname) ranges.add(value.relname);
    if (value && key === 'CommonTableExpr') own.add(value.ctename);
    return value;
  });
  return [...ranges].filter((table) => !own.has(table));
}

/** A piece of a statement is read word by word: names follow FROM, JOIN, INTO, UPDATE and USING, also behind commas. */
function inFragment(text) {
  const bare = text.replace(/--.*$/gm, '').replace(/'(?:[^']|'')*'/g, "''");
  const lists = bare.matchAll(
    /\b(?:FROM|JOIN|INTO|UPDATE|USING)\s+(?:ONLY\s+)?((?:\w+(?:\s+(?:AS\s+)?\w+)?\s*,\s*)*\w+)/g,
  );
  return [...lists].flatMap(([, list]) => list.split(',').map((name) => name.trim().split(/\s/)[0]));
}

function inCall(node) {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  if (!BUILDER.test(node.expression.name.text)) return [];
  const given = node.arguments.flatMap((one) => (ts.isArrayLiteralExpression(one) ? [...one.elements] : [one]));
  return given.filter(ts.isStringLiteralLike).map(({ text }) => text.split(' ')[0]);
}

/** What is wrong in the house, a line each. */
export async function checkTableDoors(root) {
  await loadModule();
  const schema = readFileSync(path.join(root, 'server/src/platform/database/schema.ts'), 'utf8');
  const there = [...schema.slice(schema.indexOf('interface Database')).matchAll(/^ {2}(\w+): /gm)].map(
    ([, table]) => table,
  );
  const needed = new Map(
    namesAcross(path.join(root, 'server/src')).map((name) => [`${name.room} ${name.table}`, name]),
  );
  const allowed = new Set(exceptions.map(({ room, table }) => `${room} ${table}`));
  return [
    ...(exceptions.length > MOST_EXCEPTIONS ? [`table-exceptions.mjs: more than ${MOST_EXCEPTIONS}`] : []),
    ...there.filter((table) => !owners.has(table)).map((table) => `${table} has no owner in floors.cjs`),
    ...[...owners.keys()].filter((table) => !there.includes(table)).map((table) => `floors.cjs: there is no ${table}`),
    ...[...needed]
      .filter(([key]) => !allowed.has(key))
      .map(([, { file, table }]) => `${file} names ${table}, which ${owners.get(table)} owns`),
    ...[...allowed]
      .filter((key) => !needed.has(key))
      .map((key) => `table-exceptions.mjs: nobody needs "${key}" any more`),
  ];
}

/** Every name that goes up or sideways. */
function namesAcross(directory) {
  const files = readdirSync(directory, { recursive: true }).filter(
    (file) => /\.ts$/.test(file) && !/\.spec\.ts$/.test(file),
  );
  return files.flatMap((file) => {
    const [room] = file.split(path.sep);
    const named = tablesIn(readFileSync(path.join(directory, file), 'utf8'));
    return named.filter((table) => !mayName(room, owners.get(table))).map((table) => ({ room, table, file }));
  });
}

const mayName = (room, owner) => room === owner || !room || floorOf(owner) < floorOf(room);
