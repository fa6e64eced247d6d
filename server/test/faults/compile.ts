import { transformFileSync, type Options } from '@swc/core';
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

const OPTIONS: Options = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  },
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
  remove(): void;
}

/**
 * Turns the server and the contract into JavaScript that real processes can run, without a type check, and bundles its programs as
 * the build does: each of them starts with half of the processor time.
 */
export function compileServer(): Compiled {
  const out = path.join(root, '.test-data', `faults-${process.pid}`);
  for (const part of ['server/src', 'server/bench', 'server/migrations'])
    compile(path.join(root, part), path.join(out, part));

  // The program tells its version by it.
  copyFileSync(path.join(root, 'package.json'), path.join(out, 'package.json'));
  const contract = path.join(out, 'node_modules/@zikaron/contract');
  compile(path.join(root, 'contract/src'), contract);
  writeFileSync(path.join(contract, 'package.json'), '{"type":"module","main":"index.js"}');
  execFileSync(process.execPath, [path.join(root, 'scripts/bundle.mjs'), path.join(out, 'server')]);
  return {
    program: (name) =>
      [`server/program/${name}.js`, `server/src/app/${name}.js`, `server/start/${name}.js`]
        .map((file) => path.join(out, file))
        .find(existsSync)!,
    mainProgram: path.join(out, 'server/program/main.js'),
    turnsProgram: path.join(out, 'server/bench/longest-turn.js'),
    workerProgram: path.join(out, 'server/bench/faults-worker.js'),
    remove: () => rmSync(out, { recursive: true, force: true }),
  };
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
