import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

/** In the format of age (age-encryption.org): whoever has a secret key of these recipients can read it with any age program. */
export async function encryptedFor(recipients: readonly string[], content: Readable): Promise<Readable> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return Readable.fromWeb((await encrypter.encrypt(webOf(content))) as ReadableStream);
}

/** @throws when the key is that of nobody for whom it was encrypted, or what is read was changed */
export async function decryptedWith(key: string, content: Readable): Promise<Readable> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addIdentity(key.trim());
  return Readable.fromWeb((await decrypter.decrypt(webOf(content))) as ReadableStream);
}

const webOf = (content: Readable) => Readable.toWeb(content) as globalThis.ReadableStream<Uint8Array>;
