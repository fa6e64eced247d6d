import { runServer } from './app/run-server.js';

await runServer();
