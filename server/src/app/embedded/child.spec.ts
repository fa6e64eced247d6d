import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeTemporary, temporaryDirectory } from './temporary-postgres.js';

describe('a program that waits to be told', () => {
  let directory: string;
  let parent: ChildProcess;

  beforeEach(() => {
    directory = temporaryDirectory();
    writeFileSync(file('program.mjs'), PROGRAM);
  });
  afterEach(async () => {
    parent.kill('SIGKILL');
    await removeTemporary(directory);
  });

  const file = (name: string): string => path.join(directory, name);
  const log = (): string => (existsSync(file('log')) ? readFileSync(file('log'), 'utf8') : '');
  const until = async (words: string): Promise<void> => {
    for (let waited = 0; waited < 30_000 && log() !== words; waited += 50) await sleep(50);
    expect(log()).toBe(words);
  };

  it('is loaded meanwhile, goes on once told, and need not be told again after it died', async () => {
    parent = spawn(process.execPath, ['-e', parentProgram(directory)], { stdio: ['pipe', 'inherit', 'inherit'] });

    await until('loaded\n');
    await sleep(300);
    expect(log()).toBe('loaded\n');

    parent.stdin?.write('the database is there');
    await until('loaded\ngoes on\nloaded\ngoes on\n');
  });
});

/** As the api waits (main.ts). The first one dies as soon as it has gone on. */
const PROGRAM = `
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
console.log('loaded');
if (process.argv.includes('--when-told')) {
  process.channel.ref();
  await once(process, 'message');
}
console.log('goes on');
const mark = new URL('./died', import.meta.url);
if (!existsSync(mark)) { writeFileSync(mark, ''); process.exit(1); }
setInterval(() => {}, 1000);`;

/** Tells its child to go on when something comes in, as the compiled house does. */
const parentProgram = (directory: string): string => `
  import('./dist/src/app/embedded/child.js').then(({ Child }) => {
    const after = require('node:events').once(process.stdin, 'data');
    const [file, log] = ${JSON.stringify(['program.mjs', 'log'].map((name) => path.join(directory, name)))};
    const program = { name: 'the program', file: require('node:url').pathToFileURL(file).href, environment: {}, log, after };
    new Child(program, () => {}, () => {}).start();
  });`;
