// Brings the database that DATABASE_URL names up to date; the container's first step, and `npm run migrate`.
import { readConfig } from '../platform/config/index.js';
import { migrate } from './migrations.js';

const applied = await migrate(readConfig().DATABASE_URL);
console.log(applied.length ? `Applied: ${applied.join(', ')}.` : 'The database is up to date.');
