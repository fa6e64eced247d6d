import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { SERIF } from '../theme/tokens';
import { Mark } from './Flame';

/** The bar with the house's name alone, over a covered page: whoever comes by sees whose page asks, and nobody's names. */
export function HouseBar() {
  const t = useTranslate();
  return (
    <Box sx={barLook}>
      <Mark />
      <Box component="span" sx={{ fontFamily: SERIF, fontSize: { xs: '1.25rem', sm: '1.375rem' }, fontWeight: 600 }}>
        {t('layout.brand')}
      </Box>
    </Box>
  );
}

const barLook = {
  ...{ position: 'fixed', top: 0, insetInline: 0, height: 57, px: { xs: 2, sm: 3 } },
  ...{ display: 'flex', alignItems: 'center', gap: 1.25, color: 'primary.main' },
  ...{ borderBottom: '1px solid', borderColor: 'divider' },
};
