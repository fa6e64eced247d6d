import { asTyped } from './command-line.js';

describe('how a program says that it is used', () => {
  const USAGE = 'zikaron operator list [WORDS]  all of them\nzikaron operator show CODE     one of them';

  it('given an installation, then it says what is typed there, by whatever name it is begun', () => {
    for (const program of ['/opt/zikaron/bin/zikaron.mjs', '/usr/local/bin/zikaron', '/app/dist/program/night.js'])
      expect(asTyped(USAGE, program)).toBe(USAGE);
  });

  it('given the source, then every line says it by npm', () => {
    expect(asTyped(USAGE, '/home/office/zikaron/dist/src/app/operator.js')).toBe(
      'npm run operator -- list [WORDS]  all of them\nnpm run operator -- show CODE     one of them',
    );
  });
});
