import { sessionCookie } from './session-cookie.js';

describe('the session cookie', () => {
  it('given a site under https, then browsers keep it for this host alone, and send it over https alone', () => {
    const { name, options } = sessionCookie('https://zikaron.example');

    expect(name).toBe('__Host-zikaron');
    // What the prefix asks for (RFC 6265bis, 4.1.3.2): Secure, Path=/, and no Domain.
    expect(options).toMatchObject({ secure: true, path: '/', httpOnly: true, sameSite: 'lax' });
    expect(options).not.toHaveProperty('domain');
  });

  it('given a site under http, as in development, then it has no such name, and is as far out of reach of scripts', () => {
    const { name, options } = sessionCookie('http://127.0.0.1:4000');

    expect(name).toBe('zikaron');
    expect(options).toMatchObject({ secure: false, httpOnly: true, sameSite: 'lax' });
  });
});
