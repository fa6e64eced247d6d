import { createApplication } from './application.js';
import { openApi } from './openapi.js';
import { readConfig } from '../platform/config/index.js';

// Prints the API's document. It starts nothing that listens, and sends nothing.
const app = await createApplication({ ...readConfig(), ROLE: 'api', LOG_LEVEL: 'silent' });
await app.init();
process.stdout.write(`${JSON.stringify(openApi(app), null, 2)}\n`);
await app.close();
process.exit(0);
