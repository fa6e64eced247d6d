import { transformFileSync, type Options } from '@swc/core';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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
  remove(): void;
}

/** Turns the server and the contract into JavaScript that real processes can run, in about a second and without a type check. */
export function compileServer(): Compiled {
  const out = path.join(root, '.test-data', `faults-${process.pid}`);
  for (const part of ['server/src', 'server/bench']) compile(path.join(root, part), path.join(out, part));

  const contract = path.join(out, 'node_modules/@zikaron/contract');
  compile(path.join(root, 'contract/src'), contract);
  writeFileSync(path.join(contract, 'package.json'), '{"type":"module","main":"index.js"}');
  return {
    workerProgram: path.join(out, 'server/bench/faults-worker.js'),
    remove: () => rmSync(out, { recursive: true, force: true }),
  };
}

function compile(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    if (!entry.endsWith('.ts') || entry.endsWith('.spec.ts') || entry.endsWith('.d.ts')) continue;
    const target = path.join(to, entry.replace(/\.ts$/, '.js'));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, transformFileSync(path.join(from, entry), OPTIONS).code);
  }
}
