// Prints the type `Database` as the migrated database that DATABASE_URL names has it: `server/src/platform/database/schema.ts`.
import { DataSource } from 'typeorm';
import { readConfig } from '../platform/config/index.js';
import { dataSourceOptions } from '../platform/database/index.js';

interface Column {
  table: string;
  isView: boolean;
  column: string;
  /** As Postgres calls it, such as `timestamptz` or `_uuid` for an array. */
  type: string;
  nullable: boolean;
  filled: 'never' | 'by default' | 'always';
  /** The only values that a CHECK lets in. */
  values: (string | number)[] | null;
}

const HEAD = `// Written by \`npm run schema\` from the migrated database; \`npm run check\` compares the two. Not for editing.
import type { GeneratedAlways } from 'kysely';
import type * as column from './column-types.js';
`;

const COLUMNS = `
  SELECT c.relname AS "table", c.relkind IN ('v', 'm') AS "isView", a.attname AS "column", t.typname AS type,
         NOT a.attnotnull AS nullable,
         CASE WHEN a.attgenerated <> '' OR a.attidentity = 'a' THEN 'always'
              WHEN a.atthasdef OR a.attidentity <> '' THEN 'by default' ELSE 'never' END AS filled,
         (SELECT pg_get_constraintdef(k.oid) FROM pg_constraint k
           WHERE k.conrelid = c.oid AND k.contype = 'c' AND k.conkey = ARRAY[a.attnum]
             AND pg_get_constraintdef(k.oid) LIKE 'CHECK ((' || a.attname || ' = ANY (ARRAY[%' LIMIT 1) AS "check"
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid JOIN pg_type t ON t.oid = a.atttypid
   WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm') AND NOT c.relispartition
     AND a.attnum > 0 AND NOT a.attisdropped
   ORDER BY c.relname COLLATE "C", a.attnum`;

/** What the house's readers make of Postgres' types: a civil date is a string, an instant a Date, a count a number. */
const READ_AS: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'string',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
  varchar: 'string',
};

const camel = (name: string): string => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const pascal = (name: string): string => camel(`_${name}`);

/** The values in `CHECK ((state = ANY (ARRAY['queued'::text, …])))`; numbers stand there bare. */
function valuesOf(check: string | null): Column['values'] {
  if (!check) return null;
  const texts = [...check.matchAll(/'((?:[^']|'')*)'::/g)].map(([, text = '']) => text.replaceAll("''", "'"));
  if (texts.length) return texts;
  return [...(/ARRAY\[([^\]]*)\]/.exec(check)?.[1] ?? '').matchAll(/-?\d+/g)].map(([number]) => Number(number));
}

function readAs({ table, column, type, values }: Column): string {
  if (values) return values.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))).join(' | ');
  const array = type.startsWith('_');
  const read = READ_AS[array ? type.slice(1) : type];
  if (!read) throw new Error(`${table}.${column} is ${type}: say in print-schema.ts what that is read as.`);
  return array ? `${read}[]` : read;
}

function typeOf(column: Column): string {
  const name = `'${column.table}.${camel(column.column)}'`;
  if (column.isView) {
    const read = column.type === 'jsonb' ? 'unknown' : readAs(column);
    return `column.Viewed<${name}, ${read} | null>`;
  }
  const plain =
    column.type === 'jsonb' ? jsonb(name, column.nullable) : readAs(column) + (column.nullable ? ' | null' : '');
  if (column.filled === 'always') return `GeneratedAlways<${plain}>`;
  return column.filled === 'by default' ? `column.Defaulted<${plain}>` : plain;
}

const jsonb = (name: string, nullable: boolean): string => `column.${nullable ? 'NullableJsonb' : 'Jsonb'}<${name}>`;

function tableOf(table: string, columns: readonly Column[]): string {
  const lines = columns.map((column) => `  ${camel(column.column)}: ${typeOf(column)};`);
  return `\nexport interface ${pascal(table)}Table {\n${lines.join('\n')}\n}\n`;
}

const source = await new DataSource(dataSourceOptions(readConfig().DATABASE_URL, [], 1)).initialize();
const found: (Omit<Column, 'values'> & { check: string | null })[] = await source.query(COLUMNS);
await source.destroy();

const columns = found.map(({ check, ...column }) => ({ ...column, values: valuesOf(check) }));
const tables = [...new Set(columns.map(({ table }) => table))].filter((table) => table !== 'migrations');
const told = tables.map((table) =>
  tableOf(
    table,
    columns.filter((column) => column.table === table),
  ),
);
const all = `\nexport interface Database {\n${tables.map((table) => `  ${table}: ${pascal(table)}Table;`).join('\n')}\n}\n`;
process.stdout.write(`${HEAD}${told.join('')}${all}`);
