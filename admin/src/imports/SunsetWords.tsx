import { Alert, Box, Button, Typography } from '@mui/material';
import { SUNSET_ANSWERS, type ImportSummary } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Choice } from '../forms/Choice';
import { useTelling } from './use-telling';

/** Words under "After sunset" that nobody here knows, and empty cells: asked once for the whole column, since the date depends on each. */
export function SunsetWords({ table }: { table: ImportSummary }) {
  const t = useTranslate();
  const { busy, tell } = useTelling(table);
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  if (table.sunsetWords.length === 0) return null;
  const words = table.sunsetWords.map((one) => ({ ...one, meant: typed.get(one.word) ?? one.means ?? '' }));
  const changed = words.some(({ meant, means }) => meant !== (means ?? ''));
  const ending = words.every(({ word }) => word === '') ? 'Empty' : '';
  const fields = table.columns.map(({ field }) => field);
  const sunsetWords = Object.fromEntries(words.flatMap(({ word, meant }) => (meant ? [[word, meant]] : [])));
  return (
    <Alert severity={words.some(({ means }) => means === null) ? 'warning' : 'info'} sx={look}>
      <Typography sx={{ fontWeight: 600 }}>{t(`resources.imports.sunset.ask${ending}`)}</Typography>
      <Typography sx={{ mb: 1 }}>{t(`resources.imports.sunset.why${ending}`)}</Typography>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'flex-end' }}>
        {words.map((one) => (
          <Word key={one.word} {...one} onChoose={(answer) => setTyped(new Map(typed).set(one.word, answer))} />
        ))}
        <Button
          variant="outlined"
          disabled={busy || !changed}
          onClick={() => void tell('columns', { fields, sunsetWords })}
        >
          {t('resources.imports.sunset.save')}
        </Button>
      </Box>
    </Alert>
  );
}

const look = { mb: 2.5, '& .MuiAlert-message': { flex: 1 } };

interface WordProps {
  /** As it stands in the cells; empty for the empty ones. */
  word: string;
  count: number;
  meant: string;
  onChoose: (answer: string) => void;
}

function Word({ word, count, meant, onChoose }: WordProps) {
  const t = useTranslate();
  return (
    <Choice
      label={t(`resources.imports.sunset.${word ? 'word' : 'empty'}`, { word, smart_count: count })}
      value={meant}
      onChange={onChoose}
      choices={SUNSET_ANSWERS.map((id) => ({ id, name: t(`resources.imports.sunset.answers.${id}`) }))}
      fullWidth={false}
      sx={{ minWidth: '14rem' }}
    />
  );
}
