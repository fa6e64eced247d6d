import { Pagination, useLocaleState, useTranslate } from 'react-admin';

/** A search that finds very many counts only the first of them, and says so. */
export default function Pages({ perPage, mayBeMore }: { perPage: number; mayBeMore: boolean }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const shown = (range: { from: number; to: number; count: number }) => {
    const [from, to, count] = [range.from, range.to, range.count].map((number) => number.toLocaleString(locale));
    return t(mayBeMore ? 'lists.rangeOfMany' : 'lists.range', { from, to, count });
  };
  // react-admin hands it on to the table's pager, which its type does not say.
  const words = { labelDisplayedRows: shown };
  return <Pagination rowsPerPageOptions={[perPage, 50, 100]} {...words} />;
}
