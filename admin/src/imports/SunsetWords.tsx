import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { SUNSET_ANSWERS, type ImportSummary } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import { useAction } from '../forms/useAction';

type Word = ImportSummary['sunsetWords'][number];

/** Words under "After sunset" that nobody here knows, and empty cells: asked once for the whole column, since the date depends on each. */
export function SunsetWords({ table }: { table: ImportSummary }) {
  const t = useTranslate();
  const queries = useQueryClient();
  const { busy, act } = useAction();
  const [typed, setTyped] = useState<Record<string, string>>({});
  if (table.sunsetWords.length === 0) return null;
  const meant = ({ word, means }: Word) => typed[word] ?? means ?? '';
  const changed = table.sunsetWords.some((one) => meant(one) !== (one.means ?? ''));
  const onlyEmpty = table.sunsetWords.every(({ word }) => word === '');
  const open = table.sunsetWords.some(({ means }) => means === null);
  const save = () =>
    act(
      async () => {
        const after = await call<ImportSummary>(`/imports/${table.id}/columns`, {
          method: 'POST',
          body: {
            fields: table.columns.map(({ field }) => field),
            sunsetWords: Object.fromEntries(
              table.sunsetWords.flatMap((one) => (meant(one) ? [[one.word, meant(one)]] : [])),
            ),
          },
        });
        queries.setQueryData(['imports', 'one', table.id], after);
        await queries.invalidateQueries({ queryKey: ['imports'] });
      },
      (message) => t('resources.imports.failedWith', { message }),
    );
  return (
    <Alert severity={open ? 'warning' : 'info'} sx={{ mb: 2.5, '& .MuiAlert-message': { flex: 1 } }}>
      <Typography sx={{ fontWeight: 600 }}>
        {t(`resources.imports.sunset.${onlyEmpty ? 'askEmpty' : 'ask'}`)}
      </Typography>
      <Typography sx={{ mb: 1 }}>{t(`resources.imports.sunset.${onlyEmpty ? 'whyEmpty' : 'why'}`)}</Typography>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'flex-end' }}>
        {table.sunsetWords.map((one) => (
          <TextField
            key={one.word}
            select
            label={t(`resources.imports.sunset.${one.word ? 'word' : 'empty'}`, {
              word: one.word,
              smart_count: one.count,
            })}
            value={meant(one)}
            onChange={({ target }) => setTyped({ ...typed, [one.word]: target.value })}
            fullWidth={false}
            sx={{ minWidth: '14rem' }}
          >
            {SUNSET_ANSWERS.map((answer) => (
              <MenuItem key={answer} value={answer}>
                {t(`resources.imports.sunset.answers.${answer}`)}
              </MenuItem>
            ))}
          </TextField>
        ))}
        <Button variant="outlined" disabled={busy || !changed} onClick={() => void save()}>
          {t('resources.imports.sunset.save')}
        </Button>
      </Box>
    </Alert>
  );
}
