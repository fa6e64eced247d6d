import { closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { rotateLog } from './rotate-log.js';
import { removeTemporary, temporaryDirectory } from './temporary-postgres.js';

describe('the logs', () => {
  const directory = temporaryDirectory();
  const log = path.join(directory, 'api.log');
  const read = (file: string) => readFileSync(file, 'utf8');
  afterAll(() => removeTemporary(directory));

  it('given a program that goes on writing, then its log stays small, and the two before it are kept', () => {
    const file = openSync(log, 'a');
    for (const [n, line] of ['one', 'two', 'three'].entries()) {
      writeSync(file, `${line} ${'.'.repeat(20)}`);
      rotateLog(log, 20);
      expect(existsSync(`${log}.2`)).toBe(n > 0);
    }
    writeSync(file, 'four');
    rotateLog(log, 20);
    closeSync(file);

    expect(read(log)).toBe('four');
    expect(read(`${log}.1`)).toContain('three');
    expect(read(`${log}.2`)).toContain('two');
  });
});
