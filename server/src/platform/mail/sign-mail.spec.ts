import fc from 'fast-check';
import { generateKeyPairSync } from 'node:crypto';
import { verifyDkim } from '../../../test/verify-dkim.js';
import { signingKey, signMail } from './sign-mail.js';
import { writeMail } from './write-mail.js';

const pem = (bits: number) => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  return {
    text: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    record: `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`,
  };
};
const HEADERS =
  'From: <a@bethel.example>\r\nSubject: Yahrzeit\r\n  of   Sarah\r\nList-Unsubscribe: <https://x.test/>\r\n';

describe('a signed mail', () => {
  const { text, record } = pem(2048);
  const key = signingKey('bethel.example', 'zikaron-1', text);
  const recordAt = (name: string) => (name === 'zikaron-1._domainkey.bethel.example' ? record : undefined);

  it('given any letter, then whoever receives it finds the signature right, and the letter as it was', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 400 }), fc.string({ maxLength: 400 }), async (words, html) => {
        const content = writeMail(HEADERS, { text: words, html, files: [] }, '=_1');
        const signed = await signMail(content, key);
        expect(verifyDkim(signed, recordAt)).toMatchObject({ isRight: true, selector: 'zikaron-1' });
        expect(signed.subarray(-content.length).equals(content)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('given a key with its line breaks written out, as in an environment, then it signs', async () => {
    const written = signingKey('bethel.example', 'zikaron-1', text.replaceAll('\n', '\\n'));
    const signed = await signMail(writeMail(HEADERS, { text: 't', html: 'h', files: [] }, '=_1'), written);
    expect(verifyDkim(signed, recordAt).isRight).toBe(true);
  });

  it('given the key of another domain in DNS, then the signature is wrong', async () => {
    const signed = await signMail(writeMail(HEADERS, { text: 't', html: 'h', files: [] }, '=_1'), key);
    expect(verifyDkim(signed, () => pem(2048).record).isRight).toBe(false);
    expect(verifyDkim(signed, () => undefined).isRight).toBe(false);
  });

  it.each([
    ['too short', () => pem(1024).text],
    [
      'of an elliptic curve',
      () =>
        generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
          .privateKey.export({ type: 'pkcs8', format: 'pem' })
          .toString(),
    ],
    ['no key at all', () => 'v=DKIM1; k=rsa'],
  ])('given a key that is %s, then it is refused', (_, make) => {
    expect(() => signingKey('bethel.example', 'zikaron', make())).toThrow();
  });
});
