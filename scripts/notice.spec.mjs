import { readFileSync } from 'node:fs';
import { partsOf } from './notice.mjs';

const read = (file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const named = (packages) => partsOf({ packages }).map(({ name }) => name);

describe('the notice', () => {
  it('given a tool of development, then neither it nor its binaries for other platforms are parts', () => {
    const packages = {
      '': { dependencies: { pg: '8' }, devDependencies: { esbuild: '0' } },
      'node_modules/esbuild': { version: '0', devOptional: true, optionalDependencies: { '@esbuild/linux-x64': '0' } },
      'node_modules/@esbuild/linux-x64': { version: '0', optional: true },
      'node_modules/pg': { version: '8', license: 'MIT', optionalDependencies: { 'pg-native': '3' } },
      'node_modules/pg-native': { version: '3', optional: true },
    };

    expect(named(packages)).toEqual(['pg', 'pg-native']);
  });

  it('given the packages as they are, then NOTICE names them, what backups are encrypted and sent with among them', () => {
    const said = [...read('NOTICE').matchAll(/^(\S+ \d\S*): /gm)].map(([, part]) => part);

    expect(said).toEqual(
      partsOf(JSON.parse(read('package-lock.json'))).map(({ name, version }) => `${name} ${version}`),
    );
    expect(said.join('\n')).toMatch(/^age-encryption /m);
    expect(said.join('\n')).toMatch(/^minio /m);
    expect(said.join('\n')).not.toContain('esbuild');
  });
});
