import { createPublicKey, sign, type KeyObject } from 'node:crypto';

/** A certificate (X.509, RFC 5280) that its own key signed: Node reads certificates and makes none. */
export function aCertificate(privateKey: KeyObject, from: Date, to: Date): string {
  const algorithm = sequence(SHA256_WITH_RSA, der(0x05));
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from('sns.amazonaws.com')))));
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  const body = sequence(der(0x02, Buffer.of(1)), algorithm, name, sequence(time(from), time(to)), name, spki);
  const signature = sign('sha256', body, privateKey);
  const certificate = sequence(body, algorithm, der(0x03, Buffer.of(0), signature));
  const lines = certificate.toString('base64').replace(/.{64}/g, '$&\n');
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const long = Buffer.from(length.toString(16).padStart(length > 255 ? 4 : 2, '0'), 'hex');
  const head = length < 128 ? Buffer.of(tag, length) : Buffer.concat([Buffer.of(tag, 0x80 | long.length), long]);
  return Buffer.concat([head, content]);
}

const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts);
const time = (at: Date): Buffer => der(0x18, Buffer.from(`${at.toISOString().replace(/[-T:]|\.\d+/g, '')}`));
const SHA256_WITH_RSA = der(0x06, Buffer.from('2a864886f70d01010b', 'hex'));
const COMMON_NAME = der(0x06, Buffer.from('550403', 'hex'));
