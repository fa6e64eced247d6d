import { transformFileSync, type Options } from '@swc/core';
import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { onceInRun } from '../once-in-run.js';

const root = path.resolve(__dirname, '../../..');

const OPTIONS: Options = {
  ...(JSON.parse(readFileSync(path.join(root, 'server/test/swc.json'), 'utf8')) as Options),
  module: { type: 'es6' },
  swcrc: false,
};

export interface Compiled {
  /** The worker of the fault tests, for `node <program>`. */
  readonly workerProgram: string;
  /** What an operator or `npm start` runs, by its name: bundled where an installation has it so. */
  program(name: string): string;
  /** The server itself. */
  readonly mainProgram: string;
  /** What is loaded into it to tell how long it stood still. */
  readonly turnsProgram: string;
}

/**
 * The server and the contract as JavaScript that real processes can run, made once for all specs of a run, without a type check, and
 * its programs bundled as the build does: each of them starts with half of the processor time.
 */
export async function compileServer(): Promise<Compiled> {
  const { out } = await onceInRun('compiled', compileAll);
  return {
    program: (name) =>
      [`server/program/${name}.js`, `server/src/app/${name}.js`, `server/start/${name}.js`]
        .map((file) => path.join(out, file))
        .find(existsSync)!,
    mainProgram: path.join(out, 'server/program/main.js'),
    turnsProgram: path.join(out, 'server/bench/longest-turn.js'),
    workerProgram: path.join(out, 'server/program/faults-worker.js'),
  };
}

/** Beside our packages, which the programs look for; the end of the run removes it (`global-teardown.ts`). */
async function compileAll(run: string): Promise<{ out: string }> {
  const out = path.join(root, '.test-data', path.basename(run));
  for (const part of ['server/src', 'server/bench', 'server/migrations'])
    compile(path.join(root, part), path.join(out, part));

  // The program tells its version by it.
  copyFileSync(path.join(root, 'package.json'), path.join(out, 'package.json'));
  const contract = path.join(out, 'node_modules/@zikaron/contract');
  compile(path.join(root, 'contract/src'), contract);
  writeFileSync(path.join(contract, 'package.json'), '{"type":"module","main":"index.js"}');
  const bundle = [path.join(root, 'scripts/bundle.mjs'), path.join(out, 'server'), 'bench/faults-worker.js'];
  await promisify(execFile)(process.execPath, bundle);
  return { out };
}

function compile(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    if (CARRIED.test(entry)) carry(path.join(from, entry), path.join(to, entry));
    if (!entry.endsWith('.ts') || entry.endsWith('.spec.ts') || entry.endsWith('.d.ts')) continue;
    const target = path.join(to, entry.replace(/\.ts$/, '.js'));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, transformFileSync(path.join(from, entry), OPTIONS).code);
  }
}

/** What the compiler leaves behind, as `scripts/copy-assets.mjs` knows it. */
const CARRIED = /\.(mjml|json|html|hbs|txt|sql)$/;

function carry(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, to);
}
