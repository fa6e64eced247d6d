import { Box, Button, TextField, Typography } from '@mui/material';
import type { LearnedPresets as Presets } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAnswer } from '../api/useAnswer';
import { Nothing, Panel } from '../data-quality/Panel';
import { useReplace } from '../forms/useChange';
import { LoadError } from '../lists/LoadError';

const KEY = ['operator', 'presets'];
const PATH = '/operator/presets';
type Columns = Presets['learned'][number]['columns'];

/** What offices said of lists that nobody knows: one press makes a preset of it. */
export function LearnedPresets() {
  const t = useTranslate();
  const { data, error, refetch } = useAnswer<Presets>(KEY, PATH);
  const { busy, replace } = useReplace<Presets>(KEY);
  const learn = (importId: string, name: string) => void replace(PATH, { method: 'POST', body: { importId, name } });
  const forget = (id: string) => void replace(`${PATH}/${id}`, { method: 'DELETE' });
  return (
    <Panel title={t('operator.presets.title')}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t('operator.presets.text')}
      </Typography>
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {data?.explained.length === 0 && <Nothing>{t('operator.presets.none')}</Nothing>}
      {data?.explained.map((list) => (
        <Explained key={list.importId} list={list} busy={busy} onLearn={learn} />
      ))}
      {data && data.learned.length > 0 && <Learned learned={data.learned} busy={busy} onForget={forget} />}
    </Panel>
  );
}

interface LearnedProps {
  learned: Presets['learned'];
  busy: boolean;
  onForget: (id: string) => void;
}

/** What lists are told by already; each can be forgotten. */
function Learned({ learned, busy, onForget }: LearnedProps) {
  const t = useTranslate();
  return (
    <Box sx={{ mt: 2 }}>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{t('operator.presets.learned')}</Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {learned.map(({ id, name }) => (
          <Button key={id} variant="outlined" color="error" size="small" disabled={busy} onClick={() => onForget(id)}>
            {t('operator.presets.forget', { name })}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

interface ExplainedProps {
  list: Presets['explained'][number];
  busy: boolean;
  onLearn: (importId: string, name: string) => void;
}

function Explained({ list, busy, onLearn }: ExplainedProps) {
  const t = useTranslate();
  const [name, setName] = useState('');
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        onLearn(list.importId, name.trim());
      }}
      sx={{ py: 1.5, borderTop: '1px solid', borderColor: 'divider', display: 'grid', gap: 1 }}
    >
      <Meanings columns={list.columns} />
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <ProgramName name={name} setName={setName} />
        <Button type="submit" variant="outlined" disabled={busy || !name.trim()}>
          {t('operator.presets.learn')}
        </Button>
        <Typography variant="body2" color="text.secondary">
          {t('operator.presets.lists', { smart_count: list.lists })}{' '}
          {t('operator.presets.organizations', { smart_count: list.organizations })}
        </Typography>
      </Box>
    </Box>
  );
}

function ProgramName({ name, setName }: { name: string; setName: (next: string) => void }) {
  const t = useTranslate();
  return (
    <TextField
      size="small"
      required
      label={t('operator.presets.program')}
      value={name}
      onChange={({ target }) => setName(target.value)}
      sx={{ width: { xs: '100%', sm: 280 } }}
      slotProps={{ htmlInput: { dir: 'auto', maxLength: 80 } }}
    />
  );
}

/** Each heading with what it holds. */
function Meanings({ columns }: { columns: Columns }) {
  const t = useTranslate();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {columns.map(({ heading, field }) => (
        <Box component="li" key={heading}>
          <bdi>
            <strong>{heading}</strong>
          </bdi>
          {': '}
          {t(`resources.imports.fieldNames.${field}`)}
        </Box>
      ))}
    </Box>
  );
}
