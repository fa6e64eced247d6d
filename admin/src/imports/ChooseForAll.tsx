import { Box, Button, Typography } from '@mui/material';
import { lazy, useState } from 'react';
import type { ImportChoice, ImportSummary } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { Part } from '../crash/Part';
import { CHOICES } from './choices';

const ActDialog = lazy(() =>
  import('../bulk-actions/ActDialog').then(({ ActDialog: dialog }) => ({ default: dialog })),
);

/** One answer for every row in conflict, to be corrected row by row. */
export function ChooseForAll({ total, table }: { total: number; table: ImportSummary }) {
  const t = useTranslate();
  const [chosen, setChosen] = useState<ImportChoice | null>(null);
  const close = () => setChosen(null);
  return (
    <Box
      sx={{ px: { xs: 2, sm: 3 }, py: 2, bgcolor: 'action.hover', borderBottom: '1px solid', borderColor: 'divider' }}
    >
      <Typography sx={{ mb: 1 }}>{t('resources.imports.conflictsText')}</Typography>
      <Choices label={t('resources.imports.forAll', { smart_count: total })} onChoose={setChosen} />
      <Part>
        {chosen && (
          <ActDialog
            act="choice"
            initial={chosen}
            selection={{ list: 'import-rows', importId: table.id, filter: { withConflict: true } }}
            onCancel={close}
            onDone={close}
          />
        )}
      </Part>
    </Box>
  );
}

function Choices({ label, onChoose }: { label: string; onChoose: (choice: ImportChoice) => void }) {
  const t = useTranslate();
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box sx={{ fontWeight: 600 }}>{label}</Box>
      {CHOICES.map((choice) => (
        <Button key={choice} size="small" variant="outlined" onClick={() => onChoose(choice)}>
          {t(`resources.imports.choices.${choice}`)}
        </Button>
      ))}
    </Box>
  );
}
