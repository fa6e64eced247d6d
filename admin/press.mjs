// A step of the build: what browsers fetch as text, once more as Brotli makes it smallest. That takes seconds, which no visitor
// waits for: the server hands it over as it is (server/src/app/site.ts).
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const assets = fileURLToPath(new URL('dist/assets/', import.meta.url));
/** A file of so many bytes is pressed a little less: the largest one alone would take longer than all the rest of the build. */
const LARGE = 1_000_000;
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;

const press = promisify(zlib.brotliCompress);
const files = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name) && statSync(assets + name).size > 500);
await Promise.all(
  files.map(async (name) => {
    const content = readFileSync(assets + name);
    const params = {
      [BROTLI_PARAM_QUALITY]: content.length > LARGE ? 9 : 11,
      [BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(`${assets}${name}.br`, await press(content, { params }));
  }),
);
