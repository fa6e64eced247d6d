// `npm start`: everything, on a machine with nothing but Node. The work is in server/src/app/embedded/start.ts.
import { prepare } from './prepare.mjs';

await prepare();
await import('../dist/start/start.js');
