const KEY = 'zikaron.organization';

/** What could be read when this page was loaded. Another window that switches does not move this one. */
let chosen: string | null = read();

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage is forbidden in this browser: the server takes the person's oldest organization
  }
}

/** The organization that this page's requests are about; null leaves it to the server, which takes the oldest. */
export const chosenOrganization = (): string | null => chosen;

/** Goes over to another organization of the signed-in person, with a fresh page: nothing of the former one stays, nor does Back lead to it. */
export function switchOrganization(id: string, to = '/app'): void {
  keep(id);
  window.location.replace(to);
}

/** The next request is about the oldest organization again. */
export function forgetOrganization(): void {
  chosen = null;
  keep(null);
}

function keep(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, id);
  } catch {
    // Nothing is kept in this browser, so there is nothing to forget, and a choice lasts no longer than its page.
  }
}
