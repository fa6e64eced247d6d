import { environmentOf } from './environment.js';
import type { StartSettings } from './settings.js';

describe('the demonstration', () => {
  const settings = (host: string): StartSettings => ({
    host,
    port: 4000,
    mailboxPort: 1080,
    mailboxSmtpPort: 1025,
    dataDirectory: '/data',
    reset: false,
    demo: true,
  });
  const secrets = { database: 'd'.repeat(64), link: 'l'.repeat(64), identity: 'i'.repeat(64) };
  const environment = (host: string, given: NodeJS.ProcessEnv = {}) =>
    environmentOf(given, settings(host), secrets, { main: 'postgres://m', identity: 'postgres://i' }, '/repository');

  it.each(['127.0.0.1', 'localhost', '::1'])(
    'given that only this machine reaches it (%s), then its login is the known one, and it runs the installation',
    (host) => {
      expect(environment(host)).toMatchObject({
        DEMO_PASSWORD: 'zikaron-demo',
        OPERATOR_EMAILS: 'demo@zikaron.example',
      });
    },
  );

  it.each<[string, NodeJS.ProcessEnv]>([
    ['0.0.0.0', {}],
    ['::', {}],
    ['192.168.1.7', {}],
    ['127.0.0.1', { PUBLIC_URL: 'https://zikaron.example.org' }],
    ['0.0.0.0', { DEMO_PASSWORD: 'zikaron-demo' }],
  ])('given that others reach it (%s %j), then its password is made anew, and it is no operator', (host, given) => {
    const [one, other] = [environment(host, given), environment(host, given)];

    expect(one.DEMO_PASSWORD).toMatch(/^[\w-]{16}$/);
    expect(other.DEMO_PASSWORD).not.toBe(one.DEMO_PASSWORD);
    expect(one.OPERATOR_EMAILS).toBeUndefined();
  });

  it('given what a person set, then that holds', () => {
    const given = { DEMO_PASSWORD: 'one of their own', OPERATOR_EMAILS: 'op@example.org' };
    expect(environment('0.0.0.0', given)).toMatchObject(given);
  });
});
