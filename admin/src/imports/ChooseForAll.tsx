import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { CHOICES, type Choosing } from './use-choices';

/** One answer for every row in conflict, to be corrected row by row. */
export function ChooseForAll({ total, choosing }: { total: number; choosing: Choosing }) {
  const t = useTranslate();
  return (
    <Box
      sx={{ px: { xs: 2, sm: 3 }, py: 2, bgcolor: 'action.hover', borderBottom: '1px solid', borderColor: 'divider' }}
    >
      <Typography sx={{ mb: 1 }}>{t('resources.imports.conflictsText')}</Typography>
      <Box
        role="group"
        aria-label={t('resources.imports.forAll', { smart_count: total })}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
      >
        <Box sx={{ fontWeight: 600 }}>{t('resources.imports.forAll', { smart_count: total })}</Box>
        {CHOICES.map((choice) => (
          <Button
            key={choice}
            size="small"
            variant="outlined"
            disabled={choosing.busy}
            onClick={() => choosing.choose('all', choice)}
          >
            {t(`resources.imports.choices.${choice}`)}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
