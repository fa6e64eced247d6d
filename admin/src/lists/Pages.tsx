import { Box, Pagination } from '@mui/material';
import { useListContext, useLocaleState, useTranslate } from 'react-admin';

/** Which rows are shown of how many, and the way to the others. A search that finds very many counts only the first of them, and says so. */
export default function Pages({ perPage: usual, mayBeMore }: { perPage: number; mayBeMore: boolean }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { page, perPage, total = 0, setPage } = useListContext();
  const n = (number: number) => number.toLocaleString(locale);
  const range = {
    from: n((page - 1) * perPage + 1),
    to: n(Math.min(page * perPage, total)),
    count: n(total),
  };
  return (
    <Box sx={lineLook}>
      <PageSize usual={usual} />
      <Box component="span" className="shown-rows">
        {t(mayBeMore ? 'lists.rangeOfMany' : 'lists.range', range)}
      </Box>
      <Pagination
        siblingCount={0}
        count={Math.ceil(total / perPage)}
        page={page}
        onChange={(_, next) => setPage(next)}
        getItemAriaLabel={(type, to, current) => t(nameOf(type, current), { page: to })}
      />
    </Box>
  );
}

const nameOf = (type: string, current: boolean): string =>
  type === 'page' ? `ra.navigation.${current ? 'current_page' : 'page'}` : `ra.navigation.${type}`;

/** How many rows a page has, where there is room to choose; the browser's own list, which is there at once. */
function PageSize({ usual }: { usual: number }) {
  const t = useTranslate();
  const { perPage, setPerPage } = useListContext();
  return (
    <Box component="label" sx={{ display: { xs: 'none', md: 'inline' } }}>
      {t('ra.navigation.page_rows_per_page')}{' '}
      <Box
        component="select"
        value={perPage}
        onChange={({ target }) => setPerPage(Number(target.value))}
        sx={selectLook}
      >
        {[usual, 50, 100].map((size) => (
          <option key={size}>{size}</option>
        ))}
      </Box>
    </Box>
  );
}

const lineLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: 2.5,
  rowGap: 0.5,
  pt: { xs: 1.5, md: 0 },
  minHeight: 52,
  '@media print': { breakBefore: 'avoid' },
  // On the narrowest of phones, too, the arrow stays beside the numbers.
  '& ul': { flexWrap: 'nowrap' },
  '@media (max-width: 359px)': { '& .MuiPaginationItem-root': { minWidth: 40, mx: 0 } },
  fontVariantNumeric: 'lining-nums tabular-nums',
};

const selectLook = {
  font: 'inherit',
  color: 'inherit',
  bgcolor: 'transparent',
  border: 0,
  borderRadius: 1,
  minHeight: 44,
  cursor: 'pointer',
  '& option': { bgcolor: 'background.paper' },
};
