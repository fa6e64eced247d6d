import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const RUNTIME = path.join(__dirname, 'runtime.cjs');
const JEST = createRequire(__filename).resolve('jest/bin/jest');

/** A spec file that opens a storage, and writes down when it is ended. */
const OPENS_A_STORAGE = `
  const { AsyncLocalStorage } = require('node:async_hooks');
  const { appendFileSync } = require('node:fs');
  const { join } = require('node:path');

  it('opens a storage', () => {
    const storage = new AsyncLocalStorage();
    storage.disable = () => appendFileSync(join(__dirname, 'ended'), 'ended ');
    expect(storage).toBeInstanceOf(AsyncLocalStorage);
    expect(storage.run('carried', () => storage.getStore())).toBe('carried');
  });`;

describe('how jest evaluates files', () => {
  const house = mkdtempSync(path.join(os.tmpdir(), 'zikaron-runtime-'));
  afterAll(() => rmSync(house, { recursive: true, force: true }));

  it('ends the storages of a spec file with it, for every later one would work for them', async () => {
    for (const name of ['one', 'other']) writeFileSync(path.join(house, `${name}.spec.js`), OPENS_A_STORAGE);
    const config = JSON.stringify({ rootDir: house, runtime: RUNTIME, testEnvironment: 'node', transform: {} });
    await promisify(execFile)(process.execPath, [JEST, '--config', config, '--runInBand', '--cache=false'], {
      cwd: house,
    });
    expect(readFileSync(path.join(house, 'ended'), 'utf8')).toBe('ended ended ');
  });
});
