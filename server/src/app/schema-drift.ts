// Compares the migrated database that DATABASE_URL names with the entities: prints what TypeORM would change, and ends with 1.
import { DataSource } from 'typeorm';
import { readConfig } from '../platform/config/index.js';
import { dataSourceOptions } from '../platform/database/index.js';
import { entities } from './entities.js';

const source = await new DataSource(dataSourceOptions(readConfig().DATABASE_URL, entities)).initialize();
const { upQueries } = await source.driver.createSchemaBuilder().log();
await source.destroy();

// Indexes, checks and composite foreign keys are said in the migrations alone: an entity holds ids, not relations.
const isOfTheMigrations = /^(DROP INDEX|ALTER TABLE \S+ DROP CONSTRAINT) /;
const drift = upQueries.map(({ query }) => query).filter((query) => !isOfTheMigrations.test(query));
for (const query of drift) console.log(query);
if (drift.length) process.exitCode = 1;
