import { isLoopback, isOurHost } from './host-names.js';

describe('the names that we answer to', () => {
  it.each(['127.0.0.1:4000', 'localhost', 'LOCALHOST:4000', '[::1]:4000', '192.168.1.7:4000', 'zikaron.example.org'])(
    'given %s, then it is ours',
    (host) => expect(isOurHost(host, 'https://Zikaron.example.org')).toBe(true),
  );

  it.each([
    undefined,
    '',
    'evil.test',
    'evil.test:4000',
    'localhost.evil.test',
    'zikaron.example.org.evil.test',
    '127.0.0.1.evil.test',
  ])('given %s, then it is not', (host) => expect(isOurHost(host, 'https://zikaron.example.org')).toBe(false));

  it('given an address, then loopback is told from all others', () => {
    expect(['127.0.0.1', '127.9.9.9', '::1', 'localhost'].every(isLoopback)).toBe(true);
    expect(['0.0.0.0', '::', '192.168.1.7', 'zikaron.test', '127.0.0.1.evil.test'].some(isLoopback)).toBe(false);
  });
});
