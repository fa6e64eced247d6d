import { safeNext } from './safe-next';

/** What has been tried elsewhere to make a login page send its visitor to another site. */
const OPEN_REDIRECTS = [
  'https://evil.example',
  'http://evil.example/login',
  'HTTPS://evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/%2e%2e',
  '//evil.example:443/app',
  '//evil%00.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '\\/\\/evil.example',
  '/\\\\evil.example',
  '/.//evil.example',
  '/./\\evil.example',
  '/..//evil.example',
  '/../\\/evil.example',
  '/app/..//evil.example',
  '/app/../..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/.%2e//evil.example',
  '/%2F/evil.example',
  '/%2F%2Fevil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/\u2028/evil.example',
  '/\uFF0Fevil.example',
  '\uFF0F\uFF0Fevil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'https://127.0.0.1@evil.example',
  '//127.0.0.1@evil.example',
  '//user:pass@evil.example',
  '@evil.example',
  '.evil.example',
  'javascript:location="//evil.example"',
  'JaVaScRiPt://%0alocation="//evil.example"',
  '/javascript:location="//evil.example"',
  'data:text/html,<script>location="//evil.example"</script>',
  'vbscript:msgbox(1)',
  '//',
  '/\\',
  '//[',
  '//evil.example:port',
  '//[::ffff:7f00:1]/',
  '//evil.example#@127.0.0.1',
  '?next=//evil.example',
  '#//evil.example',
];

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
