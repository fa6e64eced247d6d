import type { NestExpressApplication } from '@nestjs/platform-express';
import cookieParser from 'cookie-parser';
import express from 'express';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import supertest from 'supertest';
import { serveFront } from './front.js';

describe('the pages that are plain HTML', () => {
  const ADMIN_DIR = mkdtempSync(path.join(tmpdir(), 'front-'));
  const written = (file: string, text: string) =>
    writeFileSync(
      path.join(ADMIN_DIR, 'front', `${file}.html`),
      `${text} zikaron:site/ <a href="zikaron:source">Its source</a>.`,
    );
  const site = (more: Partial<Parameters<typeof serveFront>[1]> = {}) => {
    const app = express();
    const settings = {
      ...{ ADMIN_DIR, PUBLIC_URL: 'https://zikaron.example', BILLING: 'demo' as const, SOCIAL_AUTH: [] },
      ...more,
    };
    app.use(cookieParser());
    serveFront(app as unknown as NestExpressApplication, settings, () => new Date('2026-12-02T15:00:00Z'));
    app.use((_request, response) => void response.send('the program'));
    return supertest(app);
  };
  const opened = async (headers: Record<string, string>, where = '/') => (await site().get(where).set(headers)).text;

  beforeAll(() => {
    mkdirSync(path.join(ADMIN_DIR, 'front'));
    for (const name of ['landing', 'landing-without-plans', 'pricing', 'login', 'login.trial'])
      for (const language of ['en', 'he']) written(`${name}.${language}`, `the page ${name} ${language},`);
  });
  afterAll(() => rmSync(ADMIN_DIR, { recursive: true }));

  it('given somebody new, then it is in the language of the browser, English where that is another one', async () => {
    expect(await opened({})).toMatch(/^the page landing en,/);
    expect(await opened({ 'Accept-Language': 'he-IL,he;q=0.9,en;q=0.5' })).toMatch(/^the page landing he,/);
    expect(await opened({ 'Accept-Language': 'iw' })).toMatch(/^the page landing he,/);
    expect(await opened({ 'Accept-Language': 'fr' })).toMatch(/^the page landing en,/);
  });

  it('given a language that is chosen on it, then that is remembered', async () => {
    const chosen = await site().get('/?lang=he').set('Accept-Language', 'en');

    expect(chosen.text).toMatch(/^the page landing he,/);
    const cookie = String(chosen.headers['set-cookie']).split(';')[0] ?? '';
    expect(cookie).toBe('zikaron_language=he');
    expect(await opened({ 'Accept-Language': 'en', Cookie: cookie })).toMatch(/^the page landing he,/);
    expect((await site().get('/')).headers['set-cookie']).toBeUndefined();
  });

  it('given caches on the way, then they keep neither language for the other, and ask again', async () => {
    const { headers } = await site().get('/');

    expect(headers).toMatchObject({ vary: 'Cookie, Accept-Language', 'cache-control': 'no-cache' });
  });

  it('given a browser that keeps a session, or any other address, then it is the program’s', async () => {
    expect(await opened({ Cookie: 'zikaron_here=1' })).toBe('the program');
    expect(await opened({}, '/account')).toBe('the program');
    expect((await site().post('/')).text).toBe('the program');
  });

  it('given the prices, then whoever is new has them as plain HTML, a browser that keeps a session by the program, and nobody where all is free', async () => {
    expect(await opened({}, '/pricing')).toMatch(/^the page pricing en,/);
    expect(await opened({ Cookie: 'zikaron_here=1' }, '/pricing')).toBe('the program');
    expect((await site({ BILLING: 'off' }).get('/pricing')).text).toBe('the program');
  });

  it('given the pages of signing in, then whoever keeps a session is given them too: it may be renewed there', async () => {
    expect(await opened({}, '/login')).toMatch(/^the page login en,/);
    expect(await opened({ Cookie: 'zikaron_here=1' }, '/login/trial')).toMatch(/^the page login.trial en,/);
    expect(await opened({ 'Accept-Language': 'he' }, '/login')).toMatch(/^the page login he,/);
    expect(await opened({}, '/login/no-such-plan')).toBe('the program');
  });

  it('given social providers, then those that are offered have a button, and where there is none, nothing says "or"', async () => {
    const button = (name: string) => `<button type="button" data-provider="${name}">${name}</button>`;
    written('register.en', `<div data-providers="true"><span>or</span>${button('google')}${button('apple')}</div>`);
    written('register.he', '');

    expect((await site({ SOCIAL_AUTH: ['apple'] }).get('/register')).text).toContain(
      `<div data-providers="true"><span>or</span>${button('apple')}</div>`,
    );
    expect((await site().get('/register')).text).not.toMatch(/button|>or</);
  });

  it('given an address to write to, then it stands where one may write, and without one nothing is left of it', async () => {
    const contact = '<p data-contact="true">Write: <a href="mailto:zikaron:contact"><bdi>zikaron:contact</bdi></a></p>';
    const foot = '<a class="link" href="mailto:zikaron:contact" data-contact="true">Write to us</a>';
    written('privacy.en', `${contact}<footer>${foot}</footer>`);
    written('privacy.he', '');

    const told = (await site({ CONTACT_EMAIL: "o'desk@zikaron.example" }).get('/privacy')).text;
    expect(told).toContain(
      'Write: <a href="mailto:o&#39;desk@zikaron.example"><bdi>o&#39;desk@zikaron.example</bdi></a>',
    );
    expect(told).toContain('href="mailto:o&#39;desk@zikaron.example" data-contact="true">Write to us</a></footer>');
    expect((await site().get('/privacy')).text).toMatch(/^<footer><\/footer>/);
  });

  it('given a time zone, then the page of the sunset has the hour in its largest city; without one it says so', async () => {
    const page = '<div data-told="true">zikaron:hour in zikaron:city</div><p data-untold="true">Not told</p>';
    for (const language of ['en', 'he']) written(`sunset.${language}`, page);
    const shown = async (zone: string, language = 'en') =>
      (
        await site()
          .get(`/sunset?${new URLSearchParams({ zone })}`)
          .set('Accept-Language', language)
      ).text;

    expect(await shown('America/New_York')).toMatch(/^<div data-told="true">4:29 pm in New York<\/div> https/);
    expect(await shown('Asia/Jerusalem', 'he')).toMatch(/^<div data-told="true">16:3\d in ירושלים<\/div> https/);
    expect(await shown('Asia/Calcutta')).toBe(await shown('Asia/Kolkata'));
    for (const none of ['Mars/Olympus', '', '<b>', 'Etc/UTC', 'Antarctica/Troll'])
      expect(await shown(none)).toMatch(/^<p data-untold="true">Not told<\/p> https/);
    expect((await site().get('/sunset')).text).toMatch(/^<p data-untold/);
  });

  it('given an installation, then its own address and source stand there, and plans only where it has some', async () => {
    const source = { SOURCE_URL: 'https://source.example/?a=1&b="2"' };

    expect((await site(source).get('/')).text).toBe(
      'the page landing en, https://zikaron.example/ <a href="https://source.example/?a=1&#38;b=&#34;2&#34;">Its source</a>.',
    );
    expect((await site({ BILLING: 'off' }).get('/')).text).toBe(
      'the page landing-without-plans en, https://zikaron.example/ .',
    );
  });
});
