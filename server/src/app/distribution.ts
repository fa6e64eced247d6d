// Looks whether the migrated database that DATABASE_URL names could be distributed by organization (docs/operation/past-one-postgres.md):
// prints what stands in the way and is not known, and what is known and no longer does. Ends with 1 when there is any.
import { DataSource } from 'typeorm';
import { readConfig } from '../platform/config/index.js';
import { dataSourceOptions } from '../platform/database/index.js';
import { inTheWay, KNOWN } from './distribution-rules.js';

const source = await new DataSource(dataSourceOptions(readConfig().DATABASE_URL, [], 1)).initialize();
const found = await inTheWay(source);
await source.destroy();

const unknown = found.filter((one) => !Object.hasOwn(KNOWN, one));
const gone = Object.keys(KNOWN).filter((one) => !found.includes(one));
for (const one of unknown) console.log(`Does not distribute by organization: ${one}`);
for (const one of gone)
  console.log(`Distributes by now, and is to be taken off the list of distribution-rules.ts: ${one}`);
if (unknown.length + gone.length > 0) process.exitCode = 1;
