/** Asks the person for the password in place; true once they are signed in again. Null while no page can ask. */
let ask: (() => Promise<boolean>) | null = null;
let asking: Promise<boolean> | null = null;

/** Whoever can ask says so; the answer withdraws it. */
export function asksForPassword(how: () => Promise<boolean>): () => void {
  ask = how;
  return () => {
    if (ask === how) ask = null;
  };
}

/** The session is lost: all that need it wait for one answer. False where nobody can be asked, or gave up. */
export async function signedInAgain(): Promise<boolean> {
  if (!ask) return false;
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}
