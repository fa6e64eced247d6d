import { storedToken } from './stored-session';

/** One answer of the server that only the person can help with: how it is known, and who asks them. */
interface Refusal {
  isMet: (response: Response) => boolean | Promise<boolean>;
  /** Answers whether the person has shown what was missing. */
  ask: () => Promise<boolean>;
}

/**
 * Sends a request; where it is refused so, asks the person, and sends it once more. A refusal that comes when the session has
 * another token since (they were asked for another request) asks nobody: the request goes again with that one.
 */
export async function askPerson(send: () => Promise<Response>, refusal: Refusal): Promise<Response> {
  const token = storedToken();
  const response = await send();
  if (!(await refusal.isMet(response))) return response;
  if (storedToken() !== token) return askPerson(send, refusal);
  return (await refusal.ask()) ? send() : response;
}
