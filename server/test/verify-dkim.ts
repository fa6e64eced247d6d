import { createHash, createPublicKey, verify } from 'node:crypto';

/** What a receiver finds out about a mail's signature, without a line of the code that signs. */
export interface Verdict {
  readonly isRight: boolean;
  readonly domain: string;
  readonly selector: string;
  readonly signedHeaders: string[];
}

/** Verifies a DKIM signature as RFC 6376 (6.1.3) tells receivers to: relaxed/relaxed, rsa-sha256. */
export function verifyDkim(mail: Buffer, recordAt: (name: string) => string | undefined): Verdict {
  const text = mail.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  const fields = text
    .slice(0, end)
    .split(/\r\n(?![ \t])/)
    .map((field) => ({ name: field.slice(0, field.indexOf(':')).toLowerCase(), field }));
  const signature = fields.find(({ name }) => name === 'dkim-signature')?.field ?? '';
  const tags = tagsOf(signature.slice(signature.indexOf(':') + 1));
  const [domain = '', selector = ''] = [tags.get('d'), tags.get('s')];
  const key = tagsOf(recordAt(`${selector}._domainkey.${domain}`) ?? '').get('p') ?? '';
  const signedHeaders = (tags.get('h') ?? '').toLowerCase().split(/\s*:\s*/);

  const bodyHash = createHash('sha256')
    .update(relaxedBody(text.slice(end + 4)), 'latin1')
    .digest('base64');
  const lines = signedHeaders.flatMap((name) =>
    fields.filter((one) => one.name === name).map(({ field }) => relaxed(field)),
  );
  const unsigned = relaxed(signature.replace(/([;\s]b=)[^;]*/, '$1'));
  const isSigned =
    key !== '' &&
    verify(
      'sha256',
      Buffer.from([...lines, unsigned].join('\r\n'), 'latin1'),
      createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }),
      Buffer.from(tags.get('b') ?? '', 'base64'),
    );
  return { isRight: isSigned && tags.get('bh') === bodyHash, domain, selector, signedHeaders };
}

const tagsOf = (list: string): Map<string, string> =>
  new Map(
    list.split(';').map((tag) => {
      const at = tag.indexOf('=');
      return [tag.slice(0, at).trim(), tag.slice(at + 1).replace(/\s+/g, '')];
    }),
  );

/** 3.4.2 */
function relaxed(field: string): string {
  const at = field.indexOf(':');
  const value = field
    .slice(at + 1)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim();
  return `${field.slice(0, at).toLowerCase().trim()}:${value}`;
}

/** 3.4.4 */
function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''));
  const kept = lines.join('\r\n').replace(/(?:\r\n)+$/, '');
  return kept ? `${kept}\r\n` : '';
}
