import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { publicNames, type ListLink, type ListLinkDraft } from '@zikaron/contract';
import { useState } from 'react';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { call } from '../api/http';
import { useAnswer } from '../api/useAnswer';
import { Moment } from '../dates/When';
import { Columns, RecordForm } from '../forms/RecordForm';
import { useAction, useToast } from '../forms/useAction';
import { Ask } from '../lists/Ask';
import { LoadError } from '../lists/LoadError';
import { RowsSkeleton } from '../lists/skeletons';

const QUERY = ['list-links'];
const ENDINGS = ['.html', '.txt', '.json', '.rss', '.docx'] as const;

/** The public addresses of the list: made, copied, revoked. */
export function PublicLists({ language }: { language: 'en' | 'he' }) {
  const t = useTranslate();
  // Begun anew after each that was made, and never because an answer came late: somebody types meanwhile.
  const [made, setMade] = useState(0);
  const { data, error, refetch } = useAnswer<{ data: ListLink[] }>(QUERY, '/list-links?range=[0,99]');
  return (
    <Box component="section" className="no-print" aria-labelledby="public-lists" sx={{ mt: 5, maxWidth: 900 }}>
      <Typography variant="h2" id="public-lists">
        {t('serviceList.publicLists.title')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {t('serviceList.publicLists.text')}
      </Typography>
      {data ? (
        data.data.map((link) => <Line key={link.id} link={link} />)
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton rows={1} />
      )}
      {data?.data.length === 0 && <Typography>{t('serviceList.publicLists.none')}</Typography>}
      <NewAddress key={made} language={language} onMade={() => setMade(made + 1)} />
    </Box>
  );
}

function NewAddress({ language, onMade }: { language: 'en' | 'he'; onMade: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const save = async (
    { frames, ...draft }: Pick<ListLinkDraft, 'label' | 'names' | 'email'> & { frames?: string | null },
    key: string,
  ) => {
    const body: ListLinkDraft = { ...draft, language, frames: (frames ?? '').split(/[\s,;]+/).filter(Boolean) };
    await call('/list-links', { method: 'POST', key, body });
    await queries.invalidateQueries({ queryKey: QUERY });
    onMade();
    toast(t('serviceList.publicLists.made'));
  };
  return (
    <Box sx={{ mt: 2 }}>
      <RecordForm
        record={{ label: '', names: 'full', frames: '', email: '' }}
        save={save}
        failed={t('serviceList.publicLists.failed')}
        saveLabel={t('serviceList.publicLists.make')}
        requires={['label']}
      >
        <Columns>
          <TextInput
            source="label"
            label={t('serviceList.publicLists.label')}
            slotProps={{ htmlInput: { dir: 'auto' } }}
          />
          <SelectInput
            source="names"
            label={t('serviceList.publicLists.names')}
            choices={publicNames.options.map((id) => ({ id, name: `serviceList.publicLists.${id}` }))}
            helperText={t('serviceList.publicLists.namesHint')}
            isRequired
          />
          <TextInput
            source="frames"
            label={t('serviceList.publicLists.frames')}
            helperText={t('serviceList.publicLists.framesHint')}
            slotProps={{ htmlInput: { dir: 'ltr' } }}
          />
          <TextInput
            source="email"
            type="email"
            label={t('serviceList.publicLists.email')}
            helperText={t('serviceList.publicLists.emailHint')}
            slotProps={{ htmlInput: { dir: 'ltr' } }}
          />
        </Columns>
      </RecordForm>
    </Box>
  );
}

function Line({ link }: { link: ListLink }) {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const { busy, act } = useAction();
  const [asking, setAsking] = useState(false);
  const [ending, setEnding] = useState<string>(ENDINGS[0]);
  const copy = () =>
    navigator.clipboard.writeText(link.url + ending).then(
      () => toast(t('serviceList.publicLists.copied')),
      () => toast(t('serviceList.publicLists.copyFailed'), 'warning'),
    );
  const revoke = () =>
    act(
      async () => {
        await call(`/list-links/${link.id}`, { method: 'DELETE' });
        await queries.invalidateQueries({ queryKey: QUERY });
        toast(t('serviceList.publicLists.revoked'));
      },
      (reason) => reason,
    );
  return (
    <Box sx={{ py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-end', flexWrap: 'wrap' }}>
        <TextField
          label={<bdi>{link.label}</bdi>}
          value={link.url + ending}
          slotProps={{ htmlInput: { readOnly: true, dir: 'ltr' } }}
          sx={{ flex: '1 1 16rem', m: 0 }}
        />
        <TextField
          select
          label={t('serviceList.publicLists.copy', { ending: '' })}
          value={ending}
          onChange={({ target }) => setEnding(target.value)}
          sx={{ width: 110, m: 0 }}
        >
          {ENDINGS.map((one) => (
            <MenuItem key={one} value={one}>
              <bdi dir="ltr">{one}</bdi>
            </MenuItem>
          ))}
        </TextField>
        <Button onClick={() => void copy()}>{t('serviceList.publicLists.copy', { ending })}</Button>
        <Button color="error" onClick={() => setAsking(true)}>
          {t('serviceList.publicLists.revoke')}
        </Button>
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>
        <Moment at={link.createdAt} /> · {t('serviceList.publicLists.by', { name: link.createdBy })}
        {link.email && (
          <>
            {' · '}
            {t('serviceList.publicLists.editor')} <bdi dir="ltr">{link.email}</bdi>
          </>
        )}
        {link.frames.length > 0 && <bdi dir="ltr"> · {link.frames.join(' ')}</bdi>}
      </Box>
      <Ask
        open={asking}
        variant="danger"
        title={t('serviceList.publicLists.revokeAsk', { label: link.label })}
        text={t('serviceList.publicLists.revokeText')}
        confirm={t('serviceList.publicLists.revoke')}
        busy={busy}
        onConfirm={() => void revoke()}
        onCancel={() => setAsking(false)}
      />
    </Box>
  );
}
