import { Box, Button, Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material';
import { LABEL_SHEETS, type LabelSheet, type Paper } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAmericanPaper } from '../files/paper';
import { useDownload } from '../files/useDownload';

/** Letters and labels of a batch, on the paper of the place; they can be taken as often as a printer needs. */
export function PrintFiles({ batchId }: { batchId: string }) {
  const t = useTranslate();
  const american = useAmericanPaper();
  const [paper, setPaper] = useState<Paper>(american ? 'letter' : 'a4');
  const [sheet, setSheet] = useState<LabelSheet>(american ? '5160' : 'L7160');
  const [slip, setSlip] = useState(false);
  const [skip, setSkip] = useState(0);
  const { busy, download } = useDownload();
  const row = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end' };
  const most = LABEL_SHEETS[sheet] - 1;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box sx={row}>
        <TextField
          select
          label={t('coverage.paper')}
          value={paper}
          onChange={({ target }) => setPaper(target.value as Paper)}
          sx={{ width: 170, m: 0 }}
        >
          {(['letter', 'a4'] as const).map((one) => (
            <MenuItem key={one} value={one}>
              {t(`coverage.papers.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={<Checkbox checked={slip} onChange={({ target }) => setSlip(target.checked)} />}
          label={t('coverage.slip')}
        />
        <Button
          variant="contained"
          disabled={busy}
          onClick={() => void download(`/printing/${batchId}/letters.pdf?paper=${paper}&slip=${String(slip)}`)}
        >
          {t('coverage.lettersFile')}
        </Button>
      </Box>
      <Box sx={row}>
        <TextField
          select
          label={t('coverage.sheet')}
          value={sheet}
          onChange={({ target }) => setSheet(target.value as LabelSheet)}
          sx={{ width: { xs: '100%', sm: 270 }, m: 0 }}
        >
          {(['5160', 'L7160'] as const).map((one) => (
            <MenuItem key={one} value={one}>
              {t(`coverage.sheets.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          type="number"
          label={t('coverage.skip')}
          value={skip}
          onChange={({ target }) => setSkip(Math.min(most, Math.max(0, Math.trunc(Number(target.value)))))}
          slotProps={{ htmlInput: { min: 0, max: most } }}
          sx={{ width: 170, m: 0 }}
        />
        <Button
          variant="outlined"
          disabled={busy}
          onClick={() => void download(`/printing/${batchId}/labels.pdf?sheet=${sheet}&skip=${Math.min(skip, most)}`)}
        >
          {t('coverage.labelsFile')}
        </Button>
      </Box>
    </Box>
  );
}
