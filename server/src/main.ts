import { once } from 'node:events';
import { BullRegistrar } from '@nestjs/bullmq';
import { createApplication, createContext } from './app/application.js';
import { serveWatchers } from './app/watchers.js';
import { tellLastWords } from './operation/index.js';
import { readConfig, WrongConfiguration, type Config } from './platform/config/index.js';
import { startTraces } from './platform/tracing/index.js';
import { Timetable } from './scheduling/index.js';

async function start(config: Config): Promise<void> {
  await startTraces(config);
  const app = config.ROLE === 'worker' ? await createContext(config) : await serve(config);
  tellLastWords(app, config);
  if (config.ROLE === 'worker') serveWatchers(app, config);
  process.send?.('ready');
  if (config.ROLE === 'api') return;
  app.get(BullRegistrar).register();
  await app.get(Timetable, { strict: false }).start();
}

async function serve(config: Config) {
  const app = await createApplication(config);
  await app.listen(config.PORT, config.HOST);
  return app;
}

/** `npm start` begins us while the database comes up, and says when it is there: what is imported above is read by then. */
async function untilTold(): Promise<void> {
  if (!process.argv.includes('--when-told')) return;
  // Nothing else keeps us alive yet.
  process.channel?.ref();
  await once(process, 'message');
  process.channel?.unref();
}

try {
  await untilTold();
  await start(readConfig());
} catch (failure) {
  console.error(failure instanceof WrongConfiguration ? failure.message : failure);
  process.exit(1);
}
