import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const contract = new URL('../../contract/src/index.ts', import.meta.url).href;

/** The folder of this run of jest. */
let run;
export function initialize(data) {
  run = data.run;
}

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
  const file = fileURLToPath(url);
  const source = file.endsWith('.task.ts') ? await taskOnce(file) : await turned(file);
  return { format: 'module', source, shortCircuit: true };
}

/**
 * A task with all of ours that it needs, as one text: made by the first process of a run that does it. Some hundred files to
 * be found, turned and read one by one were two thirds of what such a process costs.
 */
async function taskOnce(file) {
  const place = path.join(run, `${createHash('sha1').update(file).digest('hex')}.mjs`);
  if (existsSync(place)) return readFileSync(place, 'utf8');
  const source = await bundled(file);
  // Aside first, so that nobody meets half of it.
  writeFileSync(`${place}.${process.pid}`, source);
  renameSync(`${place}.${process.pid}`, place);
  return source;
}

async function bundled(file) {
  const [{ build }, { LEFT_IN_PLACE }] = await Promise.all([import('esbuild'), import('../../scripts/packages.mjs')]);
  const { outputFiles } = await build({
    ...{ entryPoints: [file], bundle: true, write: false, format: 'esm', platform: 'node', keepNames: true },
    ...{ alias: { '@zikaron/contract': fileURLToPath(contract) }, external: LEFT_IN_PLACE, plugins: [keepAddresses] },
    banner: { js: REQUIRE },
  });
  return outputFiles[0].text;
}

/** CommonJS in a bundle of ES modules still asks for `require`. */
const REQUIRE =
  'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);';

/** Each file says where it lies itself, and not where the task does. */
const keepAddresses = {
  name: 'keep-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href)),
      loader: 'ts',
    }));
  },
};

async function turned(file) {
  const { transformFile } = await import('@swc/core');
  return (await transformFile(file, OPTIONS)).code;
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
