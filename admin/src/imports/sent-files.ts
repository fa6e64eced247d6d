interface Sent {
  readonly path: string;
  readonly file: Blob;
  readonly key: string;
}

/** Files that were sent and have not arrived for all we know: the same one sent again has the same key, and is taken once. */
const unanswered: Sent[] = [];

/** The key of a file that is sent there; a new one where there is none. */
export async function keyOf(path: string, file: Blob, newKey: () => string): Promise<string> {
  for (const sent of unanswered) if (sent.path === path && (await isSame(sent.file, file))) return sent.key;
  const key = newKey();
  unanswered.push({ path, file, key });
  return key;
}

/** It has arrived: the same file sent again is meant anew. */
export function hasArrived(key: string): void {
  const at = unanswered.findIndex((sent) => sent.key === key);
  if (at >= 0) unanswered.splice(at, 1);
}

/** A file that was written anew since can no longer be read as it was: it is another. */
async function isSame(one: Blob, other: Blob): Promise<boolean> {
  if (one === other) return true;
  if (one.size !== other.size) return false;
  try {
    const [before, now] = (await Promise.all([one.arrayBuffer(), other.arrayBuffer()])).map(
      (all) => new Uint8Array(all),
    );
    return before !== undefined && now !== undefined && before.every((byte, at) => byte === now[at]);
  } catch {
    return false;
  }
}
