import DKIM from 'nodemailer/lib/dkim';
import { createPrivateKey, type KeyObject } from 'node:crypto';

/** With what a domain signs its mail (RFC 6376): the public half stands in DNS at `selector._domainkey.domain`. */
export interface SigningKey {
  readonly domain: string;
  readonly selector: string;
  readonly privateKey: KeyObject;
}

/**
 * What is signed: all that a reader sees and a mail program acts upon. List-Unsubscribe and its Post must be among them
 * (RFC 8058 4); the Feedback-ID counts at large receivers only when it is.
 */
const SIGNED =
  'From:Reply-To:To:Subject:Date:Message-ID:MIME-Version:Content-Type:Content-Language:Auto-Submitted:List-ID:List-Unsubscribe:List-Unsubscribe-Post:Feedback-ID';

/** The mail with its signature in front. @throws when the key cannot sign: an unsigned mail is not what was asked for */
export async function signMail(content: Buffer, { domain, selector, privateKey }: SigningKey): Promise<Buffer> {
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const signer = new DKIM({ domainName: domain, keySelector: selector, privateKey: pem, headerFieldNames: SIGNED });
  const parts: Buffer[] = [];
  for await (const part of signer.sign(content)) parts.push(part as Buffer);
  const signed = Buffer.concat(parts);
  if (!signed.subarray(0, 15).equals(Buffer.from('DKIM-Signature:'))) throw new Error(`No signature for ${domain}.`);
  return signed;
}

/** @param text PEM, its line breaks perhaps written as `\n` @throws when it is no RSA key of 2048 bits or more */
export function signingKey(domain: string, selector: string, text: string): SigningKey {
  const privateKey = createPrivateKey(text.replaceAll('\\n', '\n'));
  const bits = privateKey.asymmetricKeyDetails?.modulusLength ?? 0;
  if (privateKey.asymmetricKeyType !== 'rsa' || bits < 2048) throw new Error('A key for DKIM is RSA of 2048 bits.');
  return { domain, selector, privateKey };
}
