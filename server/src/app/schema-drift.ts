// Compares the migrated database that DATABASE_URL names with the entities: prints what TypeORM would change, and ends with 1.
import { DataSource } from 'typeorm';
import { readConfig } from '../platform/config/index.js';
import { dataSourceOptions } from '../platform/database/index.js';
import { entities } from './entities.js';

const source = await new DataSource(dataSourceOptions(readConfig().DATABASE_URL, entities, 1)).initialize();

// Where TypeORM looks for the expressions of generated columns: empty, and gone with this one connection.
await source.query(
  'CREATE TEMP TABLE typeorm_metadata (type text, database text, schema text, "table" text, name text, value text)',
);
const generated: { dropped: string }[] = await source.query(
  `SELECT format('ALTER TABLE "%s" DROP COLUMN "%s"', table_name, column_name) AS dropped
   FROM information_schema.columns WHERE is_generated = 'ALWAYS'`,
);
const { upQueries } = await source.driver.createSchemaBuilder().log();
await source.destroy();

// What the migrations alone say: indexes, checks, composite foreign keys, defaults and generated columns. All else is in both.
const isOfTheMigrations = (query: string): boolean =>
  /^DROP INDEX |^ALTER TABLE \S+ (DROP CONSTRAINT|ALTER COLUMN \S+ DROP DEFAULT)|"typeorm_metadata"/.test(query) ||
  generated.some(({ dropped }) => query === dropped);

const drift = upQueries.map(({ query }) => query).filter((query) => !isOfTheMigrations(query));
for (const query of drift) console.log(query);
if (drift.length) process.exitCode = 1;
