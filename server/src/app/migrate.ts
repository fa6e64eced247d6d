// Brings the database that DATABASE_URL names up to date; the container's first step, and `npm run migrate`.
import { readConfig, WrongConfiguration } from '../platform/config/index.js';
import { migrate } from './migrations.js';
import { refusePoolingByTransaction } from './pooler.js';

try {
  const { DATABASE_URL } = readConfig();
  await refusePoolingByTransaction(DATABASE_URL);
  const applied = await migrate(DATABASE_URL);
  console.log(applied.length ? `Applied: ${applied.join(', ')}.` : 'The database is up to date.');
} catch (failure) {
  console.error(failure instanceof WrongConfiguration ? failure.message : failure);
  process.exitCode = 1;
}
