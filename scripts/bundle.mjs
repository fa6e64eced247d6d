// The server's programs as some hundred files in place of thousands: `dist/program/main.js` is `dist/src/main.js` with the packages
// that it needs, read and compiled in half the time. What runs once, and tasks in processes of their own, stand beside it.
// `node scripts/bundle.mjs <folder> [<file> …]` does it with the compiled server in another folder, and with more programs of it.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { PROGRAMS } from '../bin/programs.mjs';
import { LEFT_IN_PLACE } from './packages.mjs';
import { root } from './prepare.mjs';

const [folder = 'dist', ...more] = process.argv.slice(2);
const compiled = path.resolve(root, folder);
const source = path.join(compiled, 'src');
const program = path.join(compiled, 'program');
/** What only `npm start` runs: no installation has it. */
const start = path.join(compiled, 'start');

/** What Nest and TypeORM load only where it is installed: other databases, other transports. */
const NOT_INSTALLED = [
  ...['@as-integrations/fastify', '@fastify/static', '@fastify/view', '@google-cloud/spanner', '@nestjs/microservices'],
  ...[
    '@nestjs/websockets',
    '@sap/hana-client',
    '@valkey/valkey-glide',
    'better-sqlite3',
    'class-transformer',
    'class-validator',
  ],
  ...['expo-sqlite', 'hdb-pool', 'mongodb', 'mssql', 'mysql', 'mysql2', 'oracledb', 'pg-native', 'pg-query-stream'],
  ...['react-native-sqlite-storage', 'redis', 'sql.js', 'sqlite3', 'typeorm-aurora-data-api-driver'],
];

/** Where a file says where it lies; and where a task lies, by what it is called. */
const HERE = /new URL\('\.\/(?:[\w-]+\/)*([\w-]+\.task\.js)', import\.meta\.url\)|import\.meta\.url/g;

/** Our files find letters, data and migrations beside themselves: each keeps the address that it has in dist. Tasks are bundled too. */
const keepAddresses = {
  name: 'keep-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/].*\.js$/ }, ({ path: file }) => {
      if (!file.startsWith(source + path.sep)) return undefined;
      const address = path.relative(program, file).split(path.sep).join('/');
      const contents = readFileSync(file, 'utf8').replace(HERE, (_, task) =>
        task ? `new URL("../program/${task}", import.meta.url)` : `new URL("${address}", import.meta.url).href`,
      );
      return { contents };
    });
  },
};

/**
 * @nestjs/typeorm asks at run time for two classes that TypeORM 1 no longer has, and for that would read all of TypeORM a second time,
 * from node_modules, beside the one that is in the bundle.
 */
const typeormOnce = {
  name: 'typeorm-once',
  setup({ onLoad }) {
    onLoad({ filter: /@nestjs[\\/]typeorm[\\/]dist[\\/]common[\\/]typeorm-compat\.js$/ }, () => ({
      contents: 'export const Connection = undefined; export const AbstractRepository = undefined;',
    }));
  },
};

/** CommonJS in a bundle of ES modules still asks for `require`. */
const REQUIRE =
  'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);';

/** Modules by their doors. Each is a file of its own: one file of all is parsed as one, and that memory stays taken. */
function doors() {
  const rooms = [source, path.join(source, 'platform')].flatMap((place) =>
    readdirSync(place).map((name) => path.join(place, name, 'index.js')),
  );
  return Object.fromEntries(
    rooms
      .filter((file) => existsSync(file))
      .map((file) => [path.relative(source, path.dirname(file)).replace(path.sep, '-'), file]),
  );
}

/** Programs that run once, and tasks. @throws where two tasks have one name: they stand side by side */
function onesOwn() {
  const programs = PROGRAMS.filter((name) => name !== 'serve').map((name) => path.join(source, 'app', `${name}.js`));
  const tasks = readdirSync(source, { recursive: true }).filter((name) => name.endsWith('.task.js'));
  const besides = more.map((name) => path.join(compiled, name));
  const files = [...programs, ...tasks.map((name) => path.join(source, name)), ...besides];
  const named = Object.fromEntries(files.map((file) => [path.basename(file, '.js'), file]));
  if (Object.keys(named).length < files.length) throw new Error('Two of what stands in dist/program have one name.');
  return named;
}

/** A package that looks for files beside itself would look beside the bundle: it has to be left in place. @throws naming it */
function refuseLostAddresses() {
  const found =
    /new URL\(\s*"\.(?:\.\/(?:src|program))?\/[^"]+",\s*import\.meta\.url\s*\)|(?:createRequire|requireFrom)\d*\(import\.meta\.url\)/g;
  for (const file of [program, start].flatMap((place) => readdirSync(place).map((name) => path.join(place, name)))) {
    const name = path.relative(root, file);
    // A line that would be too long ends within a string too.
    const text = readFileSync(file, 'utf8').replaceAll('\\\n', '').replace(found, '');
    const [lost] = /.{0,80}(?:import\.meta\.url|__dirname).{0,40}/.exec(text) ?? [];
    if (lost) throw new Error(`A package in ${name} looks for files beside itself: ${lost}`);
    if (/require\w*\("typeorm"\)/.test(text)) throw new Error(`${name} would load TypeORM a second time.`);
  }
}

for (const place of [program, start]) rmSync(place, { recursive: true, force: true });
const manner = {
  outdir: program,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  // Nest and TypeORM go by the names of classes.
  keepNames: true,
  // Each byte of source stays in memory; short lines keep the places that a stack names findable.
  minifySyntax: true,
  minifyWhitespace: true,
  lineLimit: 120,
  legalComments: 'none',
  banner: { js: REQUIRE },
  external: [...LEFT_IN_PLACE, ...NOT_INSTALLED].flatMap((name) => [name, `${name}/*`]),
  plugins: [keepAddresses, typeormOnce],
  logLevel: 'error',
};
// Twice: what is shared with others lies in more files, and the start of the server reads each of its own.
await build({ ...manner, entryPoints: { main: path.join(compiled, 'src/main.js'), ...doors() } });
await build({ ...manner, entryPoints: onesOwn() });
// What only `npm start` runs: itself, and the api that makes the demonstration, which stays and so is many files too.
const onlyHere = (name) => path.join(source, `app/${name}.js`);
await build({ ...manner, outdir: start, entryPoints: { start: onlyHere('embedded/start') } });
await build({ ...manner, outdir: start, entryPoints: { 'first-api': onlyHere('demo/first-api'), ...doors() } });
refuseLostAddresses();
