import { readdirSync, readFileSync } from 'node:fs';
import { classesOf, isNamed, PAGE, told, written } from './attacks.mjs';

describe('the table of attacks', () => {
  const classes = classesOf(readFileSync(PAGE, 'utf8'));

  it('given the page, then each class names specifications that are there', () => {
    const files = ['server', 'e2e', 'contract', 'admin/src', 'designer/src'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.spec\.tsx?$/.test(file)),
    );
    const named = classes.flatMap(({ specs }) => specs);

    expect(named.filter((spec) => !files.some((file) => isNamed(file, spec)))).toEqual([]);
    expect(named.length).toBeGreaterThan(25);
    expect(classes.filter(({ specs }) => specs.length === 0)).toEqual([]);
  });

  it('given what ran, then cases and failures are counted for each class, and what did not run is said', () => {
    const page =
      '## Attacks that `npm test` tries\n\n| class | where | cases |\n| --- | --- | --- |\n| a | `one`, `x/two` | 3 |\n';
    const cases = [
      { file: '/here/one.spec.ts', status: 'passed' },
      { file: '/here/one.spec.ts', status: 'failed' },
      { file: '/here/one.spec.ts', status: 'pending' },
      { file: '/here/y/two.spec.ts', status: 'passed' },
    ];

    expect(told(classesOf(page), cases)).toEqual([
      { name: 'a', what: '3', specs: ['one', 'x/two'], missing: ['x/two'], cases: 2, failures: 1 },
    ]);
  });

  it('given a new table, then what stands above and below it stays, however often it is written', () => {
    const page =
      '# Page\n\n## Attacks that `npm test` tries\n\nHow.\n\n| class | where |\n| --- | --- |\n| old | `x` |\n\n## Next\n';
    const rows = [{ name: 'a', specs: ['one'], what: '3', cases: 2, failures: 0 }];

    const once = written(page, rows);

    expect(once).toContain('tries\n\nHow.\n\n| class |');
    expect(once).toContain('| a | `one` | 3 | 2 | 0 |\n\n## Next');
    expect(once).not.toContain('old');
    expect(written(once, rows)).toBe(once);
  });
});
