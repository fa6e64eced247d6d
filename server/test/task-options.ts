import { pathToFileURL } from 'node:url';

// Heavy work runs in processes of its own: those that a spec causes run the TypeScript of this repository as it stands.
const hooks = pathToFileURL(`${__dirname}/typescript.mjs`);
hooks.searchParams.set('run', process.env.ZIKARON_TEST_RUN ?? '');
process.env.NODE_OPTIONS = `--import ${hooks.href}`;
