import { once } from 'node:events';
import type { INestApplicationContext } from '@nestjs/common';
import { BullRegistrar } from '@nestjs/bullmq';
import { tellLastWords } from '../operation/index.js';
import { readConfig, WrongConfiguration, type Config } from '../platform/config/index.js';
import { startTraces } from '../platform/tracing/index.js';
import { Timetable } from '../scheduling/index.js';
import { createApplication, createContext } from './application.js';
import { serveWatchers } from './watchers.js';

/** What is done in an api before anybody is served. */
type BeforeServing = (app: INestApplicationContext, config: Config) => Promise<void>;

/** The server by its ROLE, until a signal ends it. What keeps it from starting ends the process with a sentence. */
export async function runServer(beforeServing?: BeforeServing): Promise<void> {
  try {
    await untilTold();
    await start(readConfig(), beforeServing);
  } catch (failure) {
    console.error(failure instanceof WrongConfiguration ? failure.message : failure);
    process.exit(1);
  }
}

async function start(config: Config, beforeServing?: BeforeServing): Promise<void> {
  await startTraces(config);
  const app = config.ROLE === 'worker' ? await createContext(config) : await serve(config, beforeServing);
  tellLastWords(app, config);
  if (config.ROLE === 'worker') serveWatchers(app, config);
  process.send?.('ready');
  if (config.ROLE === 'api') return;
  app.get(BullRegistrar).register();
  await app.get(Timetable, { strict: false }).start();
}

async function serve(config: Config, beforeServing?: BeforeServing) {
  const app = await createApplication(config);
  await app.init();
  await beforeServing?.(app, config);
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
