import { OPEN_REDIRECTS } from './open-redirects';
import { safeNext } from './safe-next';

const site = 'https://zikaron.example';

describe('where a sign-in may lead', () => {
  it.each([
    '/app',
    '/app/yahrzeits?filter=%7B%22q%22%3A%22Levin%22%7D',
    '/checkout?plan=plus#pay',
    '/account?next=https://elsewhere.example',
  ])('given the path %s of this site, then it is taken as it is', (next) => {
    expect(safeNext(next, site)).toBe(next);
  });

  it.each([
    null,
    '',
    'app',
    'https://elsewhere.example/app',
    '//elsewhere.example/app',
    '/\\elsewhere.example',
    '\\/elsewhere.example',
    '/.//elsewhere.example',
    '/app/..//elsewhere.example',
    '/\t/elsewhere.example',
    '/\n//elsewhere.example',
    'javascript:alert(1)',
    ' /app',
  ])('given %j, then nobody is sent there', (next) => {
    expect(safeNext(next, site)).toBeNull();
  });

  // The router opens a path from wherever somebody is: "//host" would be a host to it, "/\host" to a browser.
  it.each(OPEN_REDIRECTS)('given %j, then nobody is led off the site', (next) => {
    const led = safeNext(next, site) ?? '/app';
    expect(led).toMatch(/^\/(?![/\\])/);
    expect(new URL(led, `${site}/auth/callback`).origin).toBe(site);
  });
});
