import { identity } from '../../api/identity-client';
import { bridgeSession } from '../../api/session';

/** What a person can show beside the password: the codes of an app, a passkey, or both; null where there is none. */
export interface Shown {
  app: string | null;
  passkey: string | null;
}

/** The first factor of each kind that counts. @throws when the provider does not answer */
export async function factorsToShow(): Promise<Shown> {
  const { data, error } = await identity.mfa.listFactors();
  if (error) throw error;
  return { app: data.totp[0]?.id ?? null, passkey: data.webauthn[0]?.id ?? null };
}

type Making = Parameters<typeof identity.mfa.webauthn.register>[1];
type Showing = Parameters<typeof identity.mfa.webauthn.authenticate>[1];

/**
 * Any passkey: of the telephone, of the computer, or on a key. The provider's client asks for keys alone; a browser takes an
 * attachment that it does not know for none (WebAuthn, 5.4.4).
 */
const ANY = {
  hints: [],
  attestation: 'none',
  authenticatorSelection: { authenticatorAttachment: '' as 'platform', residentKey: 'preferred' },
} satisfies Making;

/** Has the browser make a passkey, and the provider keep it; the session has then shown it. @throws when the person thinks better of it */
export async function addPasskey(): Promise<void> {
  const friendlyName = `Zikaron ${new Date().toISOString().slice(0, 19)}`;
  await toHouse(await identity.mfa.webauthn.register({ friendlyName }, ANY));
}

/** Has the browser show a passkey to the provider. @throws when it is not the one, or the person thinks better of it */
export async function showPasskey(factorId: string): Promise<void> {
  await toHouse(await identity.mfa.webauthn.authenticate({ factorId }, { hints: [] } as Partial<Showing> as Showing));
}

type Answer = Awaited<ReturnType<typeof identity.mfa.webauthn.authenticate>>;

async function toHouse({ data, error }: Answer): Promise<void> {
  if (error) throw error;
  if (data) await bridgeSession(data.access_token);
}
