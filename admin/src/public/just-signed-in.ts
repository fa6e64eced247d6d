const KEY = 'zikaron.signed-in';

/** The account says to who has just signed in what they lack; the pages that sign in are none of the program's. */
export function tellSignedIn(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Where nothing can be kept, it is not said.
  }
}

/** Whether somebody has signed in in this window, and has not been told since. */
export function hasJustSignedIn(): boolean {
  try {
    const told = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return told;
  } catch {
    return false;
  }
}
