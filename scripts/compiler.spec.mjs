import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file) => JSON.parse(readFileSync(path.join(__dirname, '..', file), 'utf8'));

test('what builds and checks is called by its path, for two packages bring a program called tsc', () => {
  const scripts = ['package.json', 'admin/package.json'].flatMap((file) => Object.values(read(file).scripts));
  expect(scripts.filter((line) => /(^|&& )tsc\b/.test(line))).toEqual([]);
  expect(scripts.filter((line) => line.includes('typescript-7/bin/tsc'))).toHaveLength(4);
  expect(read('node_modules/typescript-7/package.json').version).toMatch(/^7\./);
});
