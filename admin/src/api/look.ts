import { chosenOrganization } from './organization';

const KEY = 'zikaron.look';

/** The look of this window alone: another one goes on with the person's own organization. */
let look: string | null = read();

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null; // storage is forbidden in this browser: nobody looks in by it
  }
}

function keep(id: string | null): void {
  look = id;
  try {
    if (id === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, id);
  } catch {
    // Nothing is kept in this browser, so there is nothing to forget.
  }
}

/** Whether the pages of this window are those of a congregation that the person looks into. */
export const isLooking = (): boolean => look !== null;

/** Looks in from here on, with a fresh page: nothing of the person's own organization stays. */
export function beginLook(id: string): void {
  keep(id);
  window.location.assign('/app/this-week');
}

/** Goes back to the page of those who run the installation, which says why. */
export function endLook(why: 'left' | 'over'): void {
  keep(null);
  window.location.assign(`/app/operator?look=${why}`);
}

export const forgetLook = (): void => keep(null);

/** What a request is about, for its headers. What is about the person, or about this program, is never about a look. */
export function whatAbout(path: string): Record<string, string> {
  if (look && !/^\/(auth\/|crashes$)/.test(path)) return { 'X-Look': look };
  const organization = chosenOrganization();
  return organization ? { 'X-Organization-Id': organization } : {};
}
