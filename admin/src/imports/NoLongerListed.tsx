import { Alert, Box, Button, Typography } from '@mui/material';
import type { ImportSummary, UnlistedPage } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMay } from '../api/account';
import { call } from '../api/http';
import { useAnswer } from '../api/useAnswer';
import { ActDialog } from '../bulk-actions/ActDialog';
import { useChange } from '../forms/useChange';

const SHOWN = 100;

/** People whom earlier files of the list brought and this one no longer names: somebody decides; nothing is deleted by itself. */
export function NoLongerListed({ table }: { table: ImportSummary }) {
  const t = useTranslate();
  const mayWrite = useMay('imports:write');
  const { data, busy, stay } = useUnlisted(table);
  const [deleting, setDeleting] = useState<string[] | null>(null);
  if (!data || data.total === 0) return null;
  const deciding = mayWrite && { busy, onStay: stay, onDelete: setDeleting };
  return (
    <Alert severity="info" sx={{ mb: 2.5, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <Typography sx={{ fontWeight: 600 }}>
        {t('resources.imports.unlisted.title', { smart_count: data.total })}
      </Typography>
      <Typography>{t('resources.imports.unlisted.text')}</Typography>
      <Box component="ul" sx={{ m: 0, my: 1, p: 0, listStyle: 'none' }}>
        {data.data.map((person) => (
          <Unlisted key={person.id} {...person} deciding={deciding} />
        ))}
      </Box>
      {deciding && data.total > 1 && <DecideAll {...deciding} ids={data.data.map(({ id }) => id)} />}
      {deleting && (
        <ActDialog
          act="archive"
          selection={{ list: 'yahrzeits', ids: deleting }}
          onDone={() => setDeleting(null)}
          onCancel={() => setDeleting(null)}
        />
      )}
    </Alert>
  );
}

function useUnlisted(table: ImportSummary) {
  const { busy, change } = useChange(['imports', 'unlisted', table.id]);
  const path = `/imports/${table.id}/no-longer-listed`;
  const { data } = useAnswer<UnlistedPage>(
    ['imports', 'unlisted', table.id, table.state, table.columns.map(({ field }) => field).join()],
    `${path}?range=${encodeURIComponent(JSON.stringify([0, SHOWN - 1]))}`,
    { enabled: table.columns.some(({ field }) => field === 'personId') },
  );
  const stay = (ids: string[]) => void change(() => call(path, { method: 'POST', body: { stay: ids } }));
  return { data, busy, stay };
}

interface Deciding {
  busy: boolean;
  onStay: (ids: string[]) => void;
  onDelete: (ids: string[]) => void;
}

const Unlisted = ({ id, name, deciding }: { id: string; name: string; deciding: Deciding | false }) => (
  <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
    <Box component={Link} to={`/app/yahrzeits/${id}`} sx={{ flex: '1 1 12rem', color: 'primary.main' }}>
      <bdi>{name}</bdi>
    </Box>
    {deciding && <DecideOne {...deciding} id={id} name={name} />}
  </Box>
);

function DecideOne({ id, name, busy, onStay, onDelete }: Deciding & { id: string; name: string }) {
  const t = useTranslate();
  return (
    <>
      <Button size="small" disabled={busy} onClick={() => onStay([id])} aria-describedby={`unlisted-${id}`}>
        {t('resources.imports.unlisted.stay')}
      </Button>
      <Button size="small" color="error" disabled={busy} onClick={() => onDelete([id])}>
        {t('resources.imports.unlisted.delete')}
      </Button>
      <Box component="span" id={`unlisted-${id}`} hidden>
        {name}
      </Box>
    </>
  );
}

function DecideAll({ ids, busy, onStay, onDelete }: Deciding & { ids: string[] }) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <Button size="small" variant="outlined" disabled={busy} onClick={() => onStay(ids)}>
        {t('resources.imports.unlisted.stayAll', { smart_count: ids.length })}
      </Button>
      <Button size="small" variant="outlined" color="error" disabled={busy} onClick={() => onDelete(ids)}>
        {t('resources.imports.unlisted.deleteAll', { smart_count: ids.length })}
      </Button>
    </Box>
  );
}
