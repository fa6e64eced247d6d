import { verify, X509Certificate } from 'node:crypto';
import { z } from 'zod';

const text = z.string().max(300_000);

/** A message of Amazon SNS as it is posted to us. */
export const snsMessage = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: text,
  TopicArn: text,
  Subject: text.nullish(),
  Message: text,
  Timestamp: z.iso.datetime(),
  Token: text.optional(),
  SubscribeURL: text.optional(),
  SignatureVersion: z.enum(['1', '2']),
  Signature: z.base64(),
  SigningCertURL: text,
});
export type SnsMessage = z.infer<typeof snsMessage>;

const SIGNED = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
  UnsubscribeConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
} as const;

/** What the signature is over: name and value on lines of their own, names in order ("Verifying the signatures of Amazon SNS messages"). */
export const signedText = (message: SnsMessage): string =>
  SIGNED[message.Type]
    .filter((name) => message[name] !== undefined && message[name] !== null)
    .map((name) => `${name}\n${message[name]}\n`)
    .join('');

/** Version 1 signs SHA-1, version 2 SHA-256; the certificate must be in force. */
export function isSigned(message: SnsMessage, certificate: string, now: Date): boolean {
  try {
    const { publicKey, validFrom, validTo } = new X509Certificate(certificate);
    if (now < new Date(validFrom) || now > new Date(validTo)) return false;
    const hash = message.SignatureVersion === '1' ? 'sha1' : 'sha256';
    return verify(hash, Buffer.from(signedText(message)), publicKey, Buffer.from(message.Signature, 'base64'));
  } catch {
    // What is no certificate, or no signature of its kind, proves nothing.
    return false;
  }
}
