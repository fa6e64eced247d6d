// Compares the migrated database that DATABASE_URL names with the entities: ends with 1 and the missing statements when they differ.
import { DataSource } from 'typeorm';
import { readConfig } from '../platform/config/index.js';
import { dataSourceOptions } from '../platform/database/index.js';
import { entities } from './entities.js';

const source = await new DataSource(dataSourceOptions(readConfig().DATABASE_URL, entities)).initialize();
const { upQueries } = await source.driver.createSchemaBuilder().log();
await source.destroy();

for (const { query } of upQueries) console.log(query);
if (upQueries.length) process.exitCode = 1;
