import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const prepare = path.resolve('scripts/prepare.mjs');
/** By a process of its own, as a person begins it; jest would look for its modules elsewhere. */
const said = (program) =>
  spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' }).stdout;
const door = JSON.stringify(pathToFileURL(prepare).href);

describe('what is told while `npm start` installs', () => {
  it('given some packages are there, then it says how many of those that this machine gets', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'zikaron-how-far-'));
    const packages = {
      '': {},
      contract: {},
      'node_modules/pg': { version: '8' },
      'node_modules/pg/node_modules/split2': { version: '4' },
      'node_modules/for-another-machine': { version: '1', optional: true },
    };
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages }));
    mkdirSync(path.join(folder, 'node_modules/pg/node_modules/split2'), { recursive: true });
    writeFileSync(path.join(folder, 'node_modules/pg/package.json'), '{}');

    const program = `import { howFar } from ${door}; console.log(howFar(${JSON.stringify(folder)}))`;
    expect(said(program).trim()).toBe('1 of 2 packages are there');
    rmSync(folder, { recursive: true });
  });

  it('given it was loaded later, then the clock of its lines has gone on since the program began', () => {
    const program = `await new Promise((go) => setTimeout(go, 1500)); (await import(${door})).say('here')`;

    expect(Number.parseFloat(said(program))).toBeGreaterThanOrEqual(1.5);
    expect(readFileSync('server/src/app/embedded/start.ts', 'utf8')).toContain('performance.now() / 1000');
  });
});
