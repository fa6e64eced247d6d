// Loaded into processes that specs start (`node --import`): they run the TypeScript of this repository as it stands.
import { register } from 'node:module';

const data = { run: new URL(import.meta.url).searchParams.get('run') };
register('./typescript-hooks.mjs', import.meta.url, { data });
