/**
 * The words of an error without what people typed: addresses, and the values that Postgres repeats in its messages
 * (`invalid input syntax for type date: "…"`, `Key (email)=(…)`).
 */
export const withoutPersonalData = (text: string): string =>
  text
    .replace(/(?<![^\s<>"'(),;:=])[^\s<>"'(),;:=]+@[^\s<>"'(),;:]+/g, '[address]')
    .replace(/(syntax for type [\w ]+: )"[^"]*"/g, '$1"…"')
    .replace(/(Key \([^()]*\))=\([^)]*\)/g, '$1=(…)');

interface ErrorFacts {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
}

/** What a log keeps of an error: no query, no parameters, nothing that libraries hang on it. */
export function errorFacts(error: Error): ErrorFacts {
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: withoutPersonalData(error.message),
    stack: withoutPersonalData(error.stack ?? ''),
    ...(typeof code === 'string' && { code }),
  };
}
