import { Box, Button, Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material';
import { LABEL_SHEETS, type LabelSheet, type Paper } from '@zikaron/contract';
import { useState } from 'react';
import type { TextFieldProps } from 'react-admin';
import { useTranslate } from 'react-admin';
import { useAmericanPaper } from '../files/paper';
import { useDownload } from '../files/useDownload';

/** Letters and labels of a batch, on the paper of the place; they can be taken as often as a printer needs. */
export function PrintFiles({ batchId }: { batchId: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <LettersFile batchId={batchId} />
      <LabelsFile batchId={batchId} />
    </Box>
  );
}

function LabelsFile({ batchId }: { batchId: string }) {
  const t = useTranslate();
  const american = useAmericanPaper();
  const [sheet, setSheet] = useState<LabelSheet>(american ? '5160' : 'L7160');
  const [skip, setSkip] = useState(0);
  const { busy, download } = useDownload();
  const most = LABEL_SHEETS[sheet] - 1;
  return (
    <Box sx={row}>
      <Choice
        of={['5160', 'L7160']}
        words="sheet"
        value={sheet}
        onChoose={setSheet}
        sx={{ width: { xs: '100%', sm: 270 }, m: 0 }}
      />
      <LabelsUsed skip={skip} setSkip={setSkip} most={most} />
      <Button
        variant="outlined"
        disabled={busy}
        onClick={() => void download(`/printing/${batchId}/labels.pdf?sheet=${sheet}&skip=${Math.min(skip, most)}`)}
      >
        {t('coverage.labelsFile')}
      </Button>
    </Box>
  );
}

interface LabelsUsedProps {
  skip: number;
  setSkip: (next: number) => void;
  most: number;
}

/** How many labels of the first sheet are used already. */
function LabelsUsed({ skip, setSkip, most }: LabelsUsedProps) {
  const t = useTranslate();
  return (
    <TextField
      type="number"
      label={t('coverage.skip')}
      value={skip}
      onChange={({ target }) => setSkip(Math.min(most, Math.max(0, Math.trunc(Number(target.value)))))}
      slotProps={{ htmlInput: { min: 0, max: most } }}
      sx={{ width: 170, m: 0 }}
    />
  );
}

function LettersFile({ batchId }: { batchId: string }) {
  const t = useTranslate();
  const american = useAmericanPaper();
  const [paper, setPaper] = useState<Paper>(american ? 'letter' : 'a4');
  const [slip, setSlip] = useState(false);
  const { busy, download } = useDownload();
  return (
    <Box sx={row}>
      <Choice of={['letter', 'a4']} words="paper" value={paper} onChoose={setPaper} sx={{ width: 170, m: 0 }} />
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
  );
}

interface ChoiceProps<One extends string> extends Pick<TextFieldProps, 'sx'> {
  of: One[];
  words: 'paper' | 'sheet';
  value: One;
  onChoose: (one: One) => void;
}

function Choice<One extends string>({ of, words, value, onChoose, sx }: ChoiceProps<One>) {
  const t = useTranslate();
  const choose = (one: string) => onChoose(one as One);
  return (
    <TextField
      select
      label={t(`coverage.${words}`)}
      value={value}
      onChange={({ target }) => choose(target.value)}
      sx={sx}
    >
      {of.map((one) => (
        <MenuItem key={one} value={one}>
          {t(`coverage.${words}s.${one}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end' };
