import { Alert, Box, Button, Card } from '@mui/material';
import type { ImportSource } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import { removeAt } from '../api/remove';
import { Moment } from '../dates/When';
import { useChange, useDone } from '../forms/useChange';
import { AskToDo } from '../lists/Ask';
import { KeptReason } from '../lists/KeptReason';
import { LinkButton } from '../lists/LinkButton';
import { Quiet } from '../theme/Quiet';
import { ImportState } from './ImportList';

/** One list that is fetched: where from, when last, and what became of the file. */
export function SourceCard({ source, folder }: { source: ImportSource; folder: string | null }) {
  const t = useTranslate();
  return (
    <Card variant="outlined" component="section" aria-label={source.label} sx={{ py: 2.5 }}>
      <Box component="h2" dir="auto" sx={{ m: 0, fontSize: '1.0625rem', overflowWrap: 'anywhere' }}>
        {source.label}
      </Box>
      <WhereFrom {...source} folder={folder} />
      <Quiet sx={{ mt: 0.5 }}>
        {t('calendars.by', { name: source.createdBy })} ·{' '}
        {source.lastLookedAt ? (
          <>
            {t('sources.looked')} <Moment at={source.lastLookedAt} />
          </>
        ) : (
          t('sources.notLooked')
        )}
      </Quiet>
      <ChosenList {...source.chosen} />
      {source.asks && <WhichList source={source} {...source.asks} />}
      {source.failure !== null && !source.asks && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {t('sources.noFile')} <KeptReason kept={source.failure} />
        </Alert>
      )}
      {source.lastImport && <LastImport label={source.label} last={source.lastImport} />}
      <SourceButtons source={source} />
    </Card>
  );
}

function WhereFrom({ url, hostKey, folder }: Pick<ImportSource, 'url' | 'hostKey'> & { folder: string | null }) {
  const t = useTranslate();
  return (
    <>
      <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {url === null && `${t('sources.inFolder')} `}
        <bdi dir="ltr">{url ?? folder}</bdi>
      </Box>
      {hostKey !== null && (
        <Quiet sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {t('sources.hostKey')} <bdi dir="ltr">{hostKey}</bdi>
        </Quiet>
      )}
    </>
  );
}

function ChosenList({ sheet, table }: ImportSource['chosen']) {
  const t = useTranslate();
  const names = [sheet, table].filter(Boolean);
  if (names.length === 0) return null;
  return (
    <Box sx={{ color: 'text.secondary', mt: 0.5, overflowWrap: 'anywhere' }}>
      {t('sources.reads')} <bdi>{names.join(' · ')}</bdi>
    </Box>
  );
}

/** Its file holds several lists: somebody says once which one is meant. */
function WhichList({ source, is, names }: { source: ImportSource } & NonNullable<ImportSource['asks']>) {
  const t = useTranslate();
  const { busy, change } = useChange(['import-sources']);
  const choose = (name: string) =>
    change(async () => {
      await call(`/import-sources/${source.id}/list`, { method: 'POST', body: { is, name } });
      return t('sources.ran');
    }, t('sources.runFailed'));
  return (
    <Alert severity="warning" sx={{ mt: 1.5 }}>
      {t(`sources.which.${is}`)}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1 }}>
        {names.map((name) => (
          <Button key={name} variant="outlined" disabled={busy} onClick={() => void choose(name)}>
            <bdi>{name}</bdi>
          </Button>
        ))}
        {is === 'table' && (
          <Button disabled={busy} onClick={() => void choose('')}>
            {t('resources.imports.oneTable')}
          </Button>
        )}
      </Box>
    </Alert>
  );
}

function LastImport({ label, last }: { label: string; last: NonNullable<ImportSource['lastImport']> }) {
  const t = useTranslate();
  const isWaiting = last.waits !== null && (last.state === 'previewed' || last.state === 'columns');
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap', mt: 1.5 }}>
        <span>
          {t('sources.last')}: <Moment at={last.createdAt} />
        </span>
        <ImportState state={last.state} />
        <LinkButton
          to={`/app/imports/${last.id}`}
          variant={isWaiting ? 'contained' : 'text'}
          aria-label={t('sources.seeOf', { label })}
          label={t('sources.see')}
        />
      </Box>
      {isWaiting && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {t(`sources.waits.${last.waits}`)}
        </Alert>
      )}
    </>
  );
}

function SourceButtons({ source }: { source: ImportSource }) {
  const t = useTranslate();
  const { busy, change } = useChange(['import-sources']);
  const [asking, setAsking] = useState(false);
  const run = () =>
    change(async () => {
      await call(`/import-sources/${source.id}/run`, { method: 'POST' });
      return t('sources.ran');
    }, t('sources.runFailed'));
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1 }}>
      <Button disabled={busy} aria-label={t('sources.runOf', { label: source.label })} onClick={() => void run()}>
        {t('sources.run')}
      </Button>
      <Button color="error" aria-label={t('sources.removeOf', { label: source.label })} onClick={() => setAsking(true)}>
        {t('ra.action.remove')}
      </Button>
      {asking && <RemoveSource id={source.id} onClose={() => setAsking(false)} />}
    </Box>
  );
}

function RemoveSource({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslate();
  const done = useDone(['import-sources']);
  const remove = async () => {
    await removeAt(`/import-sources/${id}`);
    await done(t('sources.removed'));
    onClose();
  };
  return (
    <AskToDo
      danger
      title={t('sources.removeTitle')}
      text={t('sources.removeText')}
      confirm={t('ra.action.remove')}
      work={remove}
      failed={t('sources.runFailed')}
      onClose={onClose}
    />
  );
}
