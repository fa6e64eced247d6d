import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { announceCopy, openDataDirectory, runningCopy, wasKilled } from './data-directory.js';

describe('the data directory', () => {
  let directory: string;
  const file = (name: string) => path.join(directory, name);

  beforeEach(() => (directory = mkdtempSync(path.join(os.tmpdir(), 'zikaron-data-'))));
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  it("given somebody's files, when it is to be reset, then it refuses and keeps them", async () => {
    writeFileSync(file('thesis.txt'), 'ten years of work');

    await expect(openDataDirectory(directory, true)).rejects.toThrow(/other things than our data/);
    expect(existsSync(file('thesis.txt'))).toBe(true);
  });

  it('given our own data, when it is to be reset, then it is empty', async () => {
    await openDataDirectory(directory, false);
    writeFileSync(file('secrets.json'), '{}');

    await openDataDirectory(directory, true);

    expect(existsSync(file('secrets.json'))).toBe(false);
  });

  it('given a path through a file, then the reason and the variable are said', async () => {
    writeFileSync(file('file'), '');

    await expect(openDataDirectory(file('file/data'), false)).rejects.toThrow(/a part of the path is a file.*DATA_DIR/);
  });

  it('given the announcement of a killed copy, then it does not run, and is known as killed', () => {
    announceCopy(directory, { pid: 2 ** 30, site: '', mailbox: '', databases: null });

    expect(runningCopy(directory)).toBeNull();
    expect(wasKilled(directory)).toBe(true);
  });
});
