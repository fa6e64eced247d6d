import { generateKeyPairSync } from 'node:crypto';
import { verifyDkim } from '../../test/verify-dkim.js';
import { readConfig, WrongConfiguration } from '../platform/config/index.js';
import { mailOf, signed } from './letter-mail.js';
import { houseMail } from './sending-rules.js';

const house = (environment: NodeJS.ProcessEnv) =>
  houseMail(
    readConfig({
      ...{ NODE_ENV: 'test', DATABASE_URL: 'x', SMTP_URL: 'smtp://127.0.0.1:9', LINK_SECRET: 's'.repeat(32) },
      ...{ MAIL_FROM: 'reminders@zikaron.example', ...environment },
    }),
  );
const MESSAGE = {
  id: '0024bb05-8408-482f-b300-42939c85d2e3',
  toEmail: 'ploni@example.org',
  runId: null,
  unsubscribeUrl: 'https://zikaron.example/u/token',
};
const LETTER = {
  ...{ subject: 'Yahrzeit', html: '<p>In memory</p>', text: 'In memory', language: 'en' as const },
  ...{ mergeFieldsUsed: [], mergeFieldIssues: [] },
};

describe('the mail of the house', () => {
  it('given a key of the house, then letters of whoever has no domain of their own are signed by ours', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const ours = house({ DKIM_PRIVATE_KEY: pem.replaceAll('\n', '\\n'), DKIM_SELECTOR: 'house' });
    const head = { name: 'Beth El', code: 'beth-el', replyTo: null, house: ours, sender: null };

    const mail = await signed(head, mailOf(head, MESSAGE, LETTER, new Date()).mail);

    const record = `v=DKIM1; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`;
    const verdict = verifyDkim(mail.content, (name) =>
      name === 'house._domainkey.zikaron.example' ? record : undefined,
    );
    expect(verdict).toMatchObject({ isRight: true, domain: 'zikaron.example' });
    expect(verdict.signedHeaders).toEqual(expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post']));
  });

  it('given no mailbox for bounces, then letters come back to the address that they come from', () => {
    expect(house({}).returnPaths.of(MESSAGE.id)).toMatch(/^reminders\+[0-9a-z]{41}@zikaron\.example$/);
  });

  it.each([
    [{ MAIL_FROM: 'nobody' }],
    [{ MAIL_FROM: 'a@zikaron.example, b@zikaron.example' }],
    [{ BOUNCE_ADDRESS: 'bounces+x@zikaron.example' }],
    [{ BOUNCE_ADDRESS: `${'b'.repeat(23)}@zikaron.example` }],
    [{ BOUNCE_ADDRESS: 'bounces' }],
    [{ DKIM_PRIVATE_KEY: 'secret' }],
    [{ DKIM_SELECTOR: 'a.b; p=x' }],
  ])('given %j, then the start says that it is wrong', (environment) => {
    expect(() => house(environment)).toThrow(WrongConfiguration);
  });
});
