import { pathToFileURL } from 'node:url';

// Heavy work runs in processes of its own: those that a spec causes run the TypeScript of this repository as it stands.
process.env.NODE_OPTIONS = `--import ${pathToFileURL(`${__dirname}/typescript.mjs`).href}`;
