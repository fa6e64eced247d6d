import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** A new secret, 256 random bits, as the Standard Webhooks specification writes it. */
export const newSecret = (): string => PREFIX + randomBytes(32).toString('base64');

/**
 * The `webhook-signature` of a delivery (standardwebhooks.com): HMAC-SHA-256 over id, second and body, with every secret
 * that is in force.
 */
export const signatures = (secrets: readonly string[], id: string, second: number, body: string): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${second}.${body}`).digest('base64')}`;
    })
    .join(' ');

/** What a sealed secret is for, and where it belongs (`platform/sealing`): of no use in another row. */
export const SEALED_FOR = 'webhook';
export const placeOf = (organizationId: string, endpointId: string): string => `${organizationId}/${endpointId}`;
