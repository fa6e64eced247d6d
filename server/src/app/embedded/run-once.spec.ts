import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { removeTemporary, temporaryDirectory } from './temporary-postgres.js';

describe('a program that runs once, and waits to be told', () => {
  let directory: string;
  let parent: ChildProcess;

  beforeEach(() => {
    directory = temporaryDirectory();
    writeFileSync(file('program.mjs'), PROGRAM);
    parent = spawn(process.execPath, ['-e', parentProgram(file('program.mjs'))], {
      env: { ...process.env, LOG: file('log') },
      stdio: ['pipe', 'inherit', 'inherit'],
    });
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

  it('is loaded meanwhile, goes on once told, and says how it ended', async () => {
    await until('loaded\n');
    await sleep(300);
    expect(log()).toBe('loaded\n');

    parent.stdin?.write('the database is there');
    await until('loaded\ngoes on\nended with 3\n');
  });
});

const compiled = (name: string): string => pathToFileURL(path.resolve(`dist/src/app/${name}.js`)).href;

/** As the program that makes the demonstration. */
const PROGRAM = `
import { appendFileSync } from 'node:fs';
import { untilTold } from '${compiled('when-told')}';
const log = (text) => appendFileSync(process.env.LOG, text + '\\n');
log('loaded');
await untilTold();
log('goes on');
process.exit(3);`;

/** Tells its child to go on when something comes in, as the compiled house does. */
const parentProgram = (program: string): string => `
  import('${compiled('embedded/run-once')}').then(async ({ RunOnce }) => {
    const after = require('node:events').once(process.stdin, 'data');
    const code = await new RunOnce(${JSON.stringify(program)}, [], process.env, after).done();
    require('node:fs').appendFileSync(process.env.LOG, 'ended with ' + code + '\\n');
  });`;
