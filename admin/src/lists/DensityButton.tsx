import CompactIcon from '@mui/icons-material/DensitySmallOutlined';
import { ToggleButton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useDensity } from './density';

/** Rows closer together, on or off. */
export function DensityButton() {
  const t = useTranslate();
  const [density, setDensity] = useDensity();
  const isCompact = density === 'compact';
  return (
    <ToggleButton
      value="compact"
      selected={isCompact}
      onChange={() => setDensity(isCompact ? 'comfortable' : 'compact')}
      sx={{
        border: 0,
        minHeight: 44,
        py: 0,
        px: 1.5,
        gap: 1,
        textTransform: 'none',
        fontSize: '1rem',
        color: 'primary.main',
      }}
    >
      <CompactIcon fontSize="small" />
      {t('lists.compact')}
    </ToggleButton>
  );
}
