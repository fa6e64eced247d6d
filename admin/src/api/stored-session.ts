/** Where the browser keeps the session of the identity provider. */
export const SESSION_KEY = 'zikaron.session';

/** Whether somebody was signed in here. Cheap and without proof: the pages behind it ask properly. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false; // storage is forbidden in this browser: nobody can have been remembered
  }
}
