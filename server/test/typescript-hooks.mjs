import { transformFile } from '@swc/core';
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const contract = new URL('../../contract/src/index.ts', import.meta.url).href;

/** `./x.js` is `./x.ts` where only that is there, and the contract is its own source. */
export async function resolve(specifier, context, next) {
  if (specifier === '@zikaron/contract') return { url: contract, shortCircuit: true };
  const url = addressOf(specifier, context.parentURL);
  if (url?.endsWith('.js') && !existsSync(fileURLToPath(url))) {
    const source = url.replace(/\.js$/, '.ts');
    if (existsSync(fileURLToPath(source))) return { url: source, shortCircuit: true };
  }
  return next(specifier, context);
}

function addressOf(specifier, parent) {
  if (specifier.startsWith('file:')) return specifier;
  if (specifier.startsWith('/')) return pathToFileURL(specifier).href;
  return specifier.startsWith('.') && parent?.startsWith('file:') ? new URL(specifier, parent).href : null;
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const { code } = await transformFile(fileURLToPath(url), OPTIONS);
  return { format: 'module', source: code, shortCircuit: true };
}

const OPTIONS = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  },
  module: { type: 'es6' },
  swcrc: false,
  sourceMaps: 'inline',
};
