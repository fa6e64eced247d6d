const KEY = 'zikaron.invitation';

// The token of an invitation's link, kept while its reader signs in or registers in this browser.

export function keepInvitation(token: string): void {
  try {
    localStorage.setItem(KEY, token);
  } catch {
    // Where nothing can be kept, the link in the letter is opened once more after signing in.
  }
}

export function keptInvitation(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function dropInvitation(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
