/** What a form holds, by field name, trimmed; passwords are left as they are. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => {
      const text = typeof value === 'string' ? value : '';
      return [name, /password/i.test(name) ? text : text.trim()];
    }),
  );
}
