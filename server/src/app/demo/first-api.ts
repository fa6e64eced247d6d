// The api of a first `npm start`: before it serves it makes the demonstration, with the modules that it has read anyway.
import { runServer } from '../run-server.js';
import { seed } from './seed.js';

await runServer(seed);
