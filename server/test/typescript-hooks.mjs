import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const contract = new URL('../../contract/src/index.ts', import.meta.url).href;

/** The directory of this run of jest. */
let run;
export const initialize = (data) => {
  ({ run } = data);
};

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

/** A program of the house is turned file by file, since what is injected there is read from its types; a task is bundled. */
export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const file = fileURLToPath(url);
  const source = url.endsWith('.task.ts') ? await bundled(file) : await turned(file);
  return { format: 'module', source, shortCircuit: true };
}

/** The compiler is loaded by whoever needs it: a process that does a task takes a fifth less of the processor to start without it. */
async function turned(file) {
  const { transformFile } = await import('@swc/core');
  const { code } = await transformFile(file, OPTIONS);
  return code;
}

const OPTIONS = {
  ...JSON.parse(readFileSync(new URL('swc.json', import.meta.url), 'utf8')),
  module: { type: 'es6' },
  swcrc: false,
  sourceMaps: 'inline',
};

/**
 * One file with all that a task leads to, as in an installation: made by the first process of the run that needs it. Two hundred
 * small files would cost each process three times as much.
 */
async function bundled(file) {
  const bundle = path.join(run, `${path.relative(root, file).replaceAll(path.sep, '-')}.mjs`);
  if (!existsSync(bundle)) await makeBundle(file, bundle);
  return readFileSync(bundle);
}

async function makeBundle(file, bundle) {
  const [{ build }, { LEFT_IN_PLACE }] = await Promise.all([import('esbuild'), import('../../scripts/packages.mjs')]);
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    keepNames: true,
    minifySyntax: true,
    minifyWhitespace: true,
    banner: { js: REQUIRE },
    alias: { '@zikaron/contract': path.join(root, 'contract/src/index.ts') },
    external: LEFT_IN_PLACE.flatMap((name) => [name, `${name}/*`]),
    plugins: [keepAddresses],
    logLevel: 'error',
  });
  const made = `${bundle}.${process.pid}`;
  writeFileSync(made, outputFiles[0].contents);
  renameSync(made, bundle);
}

/** CommonJS in a bundle of ES modules still asks for `require`. */
const REQUIRE =
  'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);';

/** Our files find letters, data and each other beside themselves. */
const keepAddresses = {
  name: 'keep-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]server[\\/](src|test)[\\/].*\.ts$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href)),
      loader: 'ts',
    }));
  },
};
