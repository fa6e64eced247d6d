// Loaded into processes that specs start (`node --import`): they run the TypeScript of this repository as it stands.
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url, {
  data: { run: new URL(import.meta.url).searchParams.get('run') },
});
