import { expect, type APIRequestContext } from '@playwright/test';

/** A letter as the development mailbox keeps it. */
export interface Caught {
  id: string;
  subject: string;
  to: { address: string }[];
  html: string;
  text: string;
  attachments?: { filename: string; contentType: string }[];
}

const MAILBOX = `http://127.0.0.1:${Number(process.env.E2E_PORT ?? 4400) + 1}`;

/**
 * All letters to this address, oldest first. The mailbox looks for them: of 300 letters it would send 8 MB at each look, for 0.14 s
 * of processor.
 */
export async function lettersTo(request: APIRequestContext, address: string): Promise<Caught[]> {
  const answer = await request.get(`${MAILBOX}/api/email`, { params: { 'to.address': address } });
  return (await answer.json()) as Caught[];
}

/** Waits until there are so many. */
export async function awaitLetters(request: APIRequestContext, address: string, howMany = 1): Promise<Caught[]> {
  let letters: Caught[] = [];
  await expect
    .poll(async () => (letters = await lettersTo(request, address)).length, { timeout: 60_000 })
    .toBeGreaterThanOrEqual(howMany);
  return letters;
}

/** The letter as it came in, with every header. */
export async function sourceOf(request: APIRequestContext, { id }: Caught): Promise<string> {
  return (await request.get(`${MAILBOX}/api/email/${id}/source`)).text();
}
