import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { linkLibraries } from './postgres-binaries.js';

const root = path.join(__dirname, '../../../..');
const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];

describe('the binaries of the embedded Postgres', () => {
  it('given a package whose install script did not run, then its links are made, once', () => {
    const directory = mkdtempSync(path.join(os.tmpdir(), 'zikaron-binaries-'));
    mkdirSync(path.join(directory, 'native/lib'), { recursive: true });
    writeFileSync(path.join(directory, 'native/pg-symlinks.json'), JSON.stringify(links));
    writeFileSync(path.join(directory, 'native/lib/libpq.so.5.18'), 'the library');

    linkLibraries(directory);
    linkLibraries(directory);

    const link = path.join(directory, 'native/lib/libpq.so.5');
    expect([readlinkSync(link), readFileSync(link, 'utf8')]).toEqual(['libpq.so.5.18', 'the library']);
    rmSync(directory, { recursive: true });
  });

  it('given the packages that bring an install script, then none of them is allowed to run it', () => {
    const { allowScripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      allowScripts: Record<string, boolean>;
    };
    const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { hasInstallScript?: boolean }>;
    };
    const withScripts = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([place]) => place.replace(/^.*node_modules\//, ''));

    expect(withScripts).toContain('bcrypt');
    expect(withScripts.filter((name) => !(name in allowScripts))).toEqual([]);
    expect(Object.values(allowScripts)).not.toContain(true);
  });
});
