import { Box, Button, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';

/** Nothing fits the search and the filters; Clear shows everything again. */
export function NoResults() {
  const t = useTranslate();
  const { setFilters } = useListContext();
  return (
    <Box role="status" sx={{ p: { xs: 3, sm: 6 }, textAlign: 'center' }}>
      <Typography variant="h3" component="p">
        {t('lists.noResults')}
      </Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t('lists.noResultsHint')}</Typography>
      <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setFilters({}, [])}>
        {t('lists.clear')}
      </Button>
    </Box>
  );
}
