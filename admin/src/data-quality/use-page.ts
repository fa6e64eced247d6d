import { useSearchParams } from 'react-router-dom';

export const PER_PAGE = 20;

/** The page that the address names, 0 for the first, and the range that asks the server for it. */
export function usePage() {
  const [search, setSearch] = useSearchParams();
  const page = Math.max(0, Math.trunc(Number(search.get('page')) || 1) - 1);
  /** Changes parts of the address; another question begins at its first page. */
  const go = (changes: Record<string, string>) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      after.delete('page');
      for (const [name, value] of Object.entries(changes)) {
        if (value) after.set(name, value);
        else after.delete(name);
      }
      return after;
    });
  const range = JSON.stringify([page * PER_PAGE, page * PER_PAGE + PER_PAGE - 1]);
  return { page, range, search, go };
}
