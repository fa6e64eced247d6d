import stringify from 'json-stringify-pretty-compact';
import { createApplication } from './application.js';
import { openApi } from './openapi.js';
import { readConfig } from '../platform/config/index.js';

// Prints the API's document. It starts nothing that listens, and sends nothing.
const app = await createApplication({ ...readConfig(), ROLE: 'api', LOG_LEVEL: 'silent' });
await app.init();
const document = `${stringify(openApi(app), { maxLength: 120 })}\n`;
// A pipe takes it in pieces: who leaves before the last is taken has printed half.
await new Promise((taken) => process.stdout.write(document, taken));
await app.close();
process.exit(0);
