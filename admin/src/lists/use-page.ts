import { useSearchParams } from 'react-router-dom';

const PER_PAGE = 20;

/** The page that the address names, from 1 on, with the range that asks the server for it, and what `PageButtons` needs. */
export function usePage() {
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page')) || 1));
  const put = (changes: Record<string, string>, options?: { replace: boolean }) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      for (const [name, value] of Object.entries(changes)) {
        if (value) after.set(name, value);
        else after.delete(name);
      }
      return after;
    }, options);
  /** Changes parts of the address; another question begins at its first page. */
  const go = (changes: Record<string, string>, options?: { replace: boolean }) =>
    put({ page: '', ...changes }, options);
  const range = JSON.stringify([(page - 1) * PER_PAGE, page * PER_PAGE - 1]);
  const pages = { page, perPage: PER_PAGE, onPage: (to: number) => put({ page: String(to) }) };
  return { page, range, search, go, pages };
}
