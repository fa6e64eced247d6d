import { Box, Button, MenuItem, Pagination, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { isolated, KEEPER_BASES, ORPHAN_CAUSES, type Keeper, type Orphan } from '@zikaron/contract';
import { useState } from 'react';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { Link, useSearchParams, type SetURLSearchParams } from 'react-router-dom';
import { useMay } from '../api/account';
import { call } from '../api/http';
import { useAnswer } from '../api/useAnswer';
import { Day, DayOf } from '../dates/When';
import { FormDialog } from '../forms/FormDialog';
import { RecordForm } from '../forms/RecordForm';
import { useAction, useToast } from '../forms/useAction';
import { LoadError } from '../lists/LoadError';
import { NameCell } from '../lists/Cells';
import { PageHead } from '../lists/PageHead';
import { RowsSkeleton } from '../lists/skeletons';
import { useRemembererWords } from './useRemembererWords';

const PER_PAGE = 20;
type Page<Row> = { data: Row[]; total: number };

/** `/app/without-rememberer`: whom no living family can be told of, why, and who may remember from now on. */
export function RemembererPage() {
  const t = useTranslate();
  const [query, setQuery] = useSearchParams();
  const [page, cause, q] = [Number(query.get('page')) || 1, query.get('cause') ?? '', query.get('q') ?? ''];
  const asked = { ...(cause && { cause }), ...(q && { q }) };
  const range = `[${(page - 1) * PER_PAGE},${page * PER_PAGE - 1}]`;
  const path = `/without-rememberer?range=${range}&filter=${encodeURIComponent(JSON.stringify(asked))}`;
  const { data, error, refetch } = useAnswer<Page<Orphan>>(['rememberers', path], path, {
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHead title={t('rememberers.title')} intro={t('rememberers.intro')} />
      <Filters q={q} setQuery={setQuery} cause={cause} />
      {error && <LoadError error={error} onRetry={() => void refetch()} title={t('rememberers.loadError')} />}
      {!data && !error && <RowsSkeleton />}
      {data?.total === 0 && <Typography role="status">{t('rememberers.none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.data.map((orphan) => (
          <Box component="li" key={orphan.id} sx={{ py: 2, borderTop: '1px solid', borderColor: 'divider' }}>
            <OneOrphan orphan={orphan} />
          </Box>
        ))}
      </Box>
      {data && data.total > PER_PAGE && (
        <Pagination
          count={Math.ceil(data.total / PER_PAGE)}
          page={page}
          onChange={(_, next) => setQuery({ ...asked, page: String(next) })}
        />
      )}
      <Kept />
    </>
  );
}

function Filters({ q, setQuery, cause }: { q: string; setQuery: SetURLSearchParams; cause: string }) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
      <TextField
        type="search"
        label={t('ra.action.search')}
        value={q}
        onChange={({ target }) =>
          setQuery({ ...(cause && { cause }), ...(target.value && { q: target.value }) }, { replace: true })
        }
        fullWidth={false}
        sx={{ minWidth: 240 }}
      />
      <TextField
        select
        label={t('rememberers.cause')}
        value={cause}
        onChange={({ target }) => setQuery({ ...(q && { q }), ...(target.value && { cause: target.value }) })}
        fullWidth={false}
        sx={{ minWidth: 240 }}
      >
        <MenuItem value="">{t('rememberers.everyCause')}</MenuItem>
        {ORPHAN_CAUSES.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`rememberers.causes.${one}`)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}

const quiet = { color: 'text.secondary', fontSize: '.9375rem' };
const name = { color: 'primary.main', fontWeight: 600 };

function OneOrphan({ orphan }: { orphan: Orphan }) {
  const t = useTranslate();
  const mayWrite = useMay('yahrzeits:write');
  const { lost, candidates, restAsked, plaque, perpetual } = orphan;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <NameCell name={orphan.name} hebrewName={orphan.hebrewName} to={`/app/yahrzeits/${orphan.id}`} />
        <WhyOrphaned orphan={orphan} lost={lost} />
        <NextAndLast orphan={orphan} plaque={plaque} perpetual={perpetual} />
        <AskedBefore asked={orphan.asked} />
        {restAsked && (
          <Box role="note">
            {t('rememberers.restAsked', { by: isolated(restAsked.by), reason: isolated(restAsked.reason) })}{' '}
            {!restAsked.mayAgree && t('rememberers.secondPerson')}
          </Box>
        )}
      </Box>
      {candidates.length > 0 && <Candidates orphan={orphan} />}
      {mayWrite && <Decide orphan={orphan} />}
    </Box>
  );
}

function WhyOrphaned({ orphan, lost }: { orphan: Orphan; lost: { id: string; name: string }[] }) {
  const t = useTranslate();
  return (
    <Box>
      {t(`rememberers.causes.${orphan.cause}`)}
      {lost.length > 0 && (
        <>
          {': '}
          <bdi>{lost.map((one) => one.name).join(', ')}</bdi>
        </>
      )}
      {orphan.since && (
        <Box component="span" sx={quiet}>
          {' · '}
          {t('rememberers.since')} <DayOf at={orphan.since} />
        </Box>
      )}
    </Box>
  );
}

/** When the next day is, and when a letter went last. */
function NextAndLast({ orphan, plaque, perpetual }: { orphan: Orphan; plaque: string | null; perpetual: boolean }) {
  const t = useTranslate();
  return (
    <Box sx={quiet}>
      {orphan.next ? (
        <>
          {t('rememberers.next')} <Day date={orphan.next} style="weekday" />
        </>
      ) : (
        t('rememberers.noDate')
      )}
      {' · '}
      {orphan.lastLetter ? (
        <>
          {t('rememberers.lastLetter')} <DayOf at={orphan.lastLetter} />
        </>
      ) : (
        t('rememberers.noLetter')
      )}
      {(plaque || perpetual) && ` · ${plaque ? t('rememberers.plaque', { plaque }) : t('rememberers.perpetual')}`}
    </Box>
  );
}

/** So many stand there at once; further ones are folded. */
const NEAREST = 2;

function Candidates({ orphan }: { orphan: Orphan }) {
  const t = useTranslate();
  const [nearest, others] = [orphan.candidates.slice(0, NEAREST), orphan.candidates.slice(NEAREST)];
  return (
    <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
      <Box sx={quiet}>{t('rememberers.candidates')}</Box>
      {nearest.map((one) => (
        <Candidate key={one.id} orphan={orphan} candidate={one} />
      ))}
      {others.length > 0 && (
        <Box component="details" sx={{ '& summary': { cursor: 'pointer', py: 0.5 } }}>
          <summary>{t('rememberers.others', { smart_count: others.length })}</summary>
          {others.map((one) => (
            <Candidate key={one.id} orphan={orphan} candidate={one} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function Candidate({ orphan, candidate }: { orphan: Orphan; candidate: Orphan['candidates'][number] }) {
  const t = useTranslate();
  const mayWrite = useMay('yahrzeits:write');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
      <Box component={Link} to={`/app/contacts/${candidate.id}`} dir="auto">
        {candidate.name}
      </Box>
      <Box component="span" sx={quiet}>
        {t(`rememberers.why.${candidate.why}`)}
      </Box>
      {mayWrite && <Remember orphan={orphan} candidate={candidate} />}
      {mayWrite && candidate.mayBeAsked && <Ask orphan={orphan} candidate={candidate} />}
    </Box>
  );
}

/** Whom the letter asked, and what came back. */
function AskedBefore({ asked }: Pick<Orphan, 'asked'>) {
  const words = useRemembererWords();
  return asked.map((one) => (
    <Box key={one.contact.id} role="note">
      <Box component={Link} to={`/app/contacts/${one.contact.id}`} sx={{ color: 'inherit' }}>
        {words(one)}
      </Box>
    </Box>
  ));
}

function Ask({ orphan, candidate }: { orphan: Orphan; candidate: Orphan['candidates'][number] }) {
  const t = useTranslate();
  const done = useDone();
  const { busy, act } = useAction();
  const ask = () =>
    act(
      async () => {
        await call(`/yahrzeits/${orphan.id}/ask`, { method: 'POST', body: { contactId: candidate.id } });
        await done(t('rememberers.askedThem', { name: candidate.name, about: orphan.name }));
      },
      (message) => t('rememberers.failed', { message }),
    );
  return (
    <Button
      size="small"
      disabled={busy}
      onClick={() => void ask()}
      aria-label={`${t('rememberers.askThem')}: ${candidate.name}`}
    >
      {t('rememberers.askThem')}
    </Button>
  );
}

/** What changes when somebody remembers again. */
const TOUCHED = ['rememberers', 'yahrzeits', 'contacts', 'coverage'];

function useDone() {
  const queries = useQueryClient();
  const toast = useToast();
  return async (text: string) => {
    await queries.invalidateQueries({ predicate: ({ queryKey }) => TOUCHED.includes(queryKey[0] as string) });
    toast(text);
  };
}

function Remember({ orphan, candidate }: { orphan: Orphan; candidate: Orphan['candidates'][number] }) {
  const t = useTranslate();
  const done = useDone();
  const { busy, act } = useAction();
  const add = () =>
    act(
      async () => {
        await call('/observers', { method: 'POST', body: { yahrzeitId: orphan.id, contactId: candidate.id } });
        await done(t('rememberers.added', { name: candidate.name }));
      },
      (message) => t('rememberers.failed', { message }),
    );
  return (
    <Button
      size="small"
      disabled={busy}
      onClick={() => void add()}
      aria-label={`${t('rememberers.remembers')}: ${candidate.name}`}
    >
      {t('rememberers.remembers')}
    </Button>
  );
}

function Decide({ orphan }: { orphan: Orphan }) {
  const t = useTranslate();
  const [open, setOpen] = useState<'keep' | 'rest' | null>(null);
  const rest = orphan.restAsked ? 'rememberers.agree' : 'rememberers.rest';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1 }}>
      <Button
        variant="outlined"
        onClick={() => setOpen('keep')}
        aria-label={`${t('rememberers.keep')}: ${orphan.name}`}
      >
        {t('rememberers.keep')}
      </Button>
      {orphan.restAsked?.mayAgree !== false && (
        <Button onClick={() => setOpen('rest')} aria-label={`${t(rest)}: ${orphan.name}`}>
          {t(rest)}
        </Button>
      )}
      {open && <DecisionDialog orphan={orphan} kind={open} onClose={() => setOpen(null)} />}
    </Box>
  );
}

function DecisionDialog({ orphan, kind, onClose }: { orphan: Orphan; kind: 'keep' | 'rest'; onClose: () => void }) {
  const t = useTranslate();
  const done = useDone();
  const save = async (values: { basis?: string; fund?: string; note?: string; reason?: string }) => {
    await call(`/yahrzeits/${orphan.id}/${kind}`, { method: 'POST', body: values });
    await done(t(`rememberers.done.${kind}`, { name: orphan.name }));
    onClose();
  };
  return (
    <FormDialog title={t(`rememberers.ask.${kind}`, { name: orphan.name })} onClose={onClose}>
      {(cancel) => (
        <RecordForm
          record={{
            basis: orphan.plaque ? 'plaque' : 'custom',
            fund: '',
            note: '',
            reason: orphan.restAsked?.reason ?? '',
          }}
          save={({ basis, fund, note, reason }: Record<'basis' | 'fund' | 'note' | 'reason', string>) =>
            save(kind === 'keep' ? { basis, fund, note } : { reason })
          }
          failed={t('rememberers.failed', { message: '' })}
          saveLabel={t(
            kind === 'keep' ? 'rememberers.keep' : orphan.restAsked ? 'rememberers.agree' : 'rememberers.rest',
          )}
          requires={kind === 'rest' ? ['reason'] : []}
          buttons={cancel}
        >
          <Typography sx={{ mb: 2 }}>{t(`rememberers.means.${kind}`)}</Typography>
          {kind === 'keep' ? <KeepInputs /> : <TextInput source="reason" label={t('rememberers.reason')} multiline />}
        </RecordForm>
      )}
    </FormDialog>
  );
}

function KeepInputs() {
  const t = useTranslate();
  return (
    <>
      <SelectInput
        source="basis"
        label={t('rememberers.basis')}
        choices={KEEPER_BASES.map((id) => ({ id, name: `rememberers.bases.${id}` }))}
        translateChoice
      />
      <TextInput source="fund" label={t('rememberers.fund')} helperText={t('rememberers.fundHint')} />
      <TextInput source="note" label={t('rememberers.note')} multiline />
    </>
  );
}

function Kept() {
  const t = useTranslate();
  const path = '/keepers?range=[0,199]';
  const { data } = useAnswer<Page<Keeper>>(['rememberers', path], path);
  if (!data?.total) return null;
  return (
    <Box component="section" sx={{ mt: 5 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('rememberers.kept')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.data.map((keeper) => (
          <KeptLine key={keeper.id} keeper={keeper} />
        ))}
      </Box>
    </Box>
  );
}

function KeptLine({ keeper }: { keeper: Keeper }) {
  const t = useTranslate();
  const done = useDone();
  const mayWrite = useMay('yahrzeits:write');
  const { busy, act } = useAction();
  const restore = () =>
    act(
      async () => {
        await call(`/yahrzeits/${keeper.id}/remember-again`, { method: 'POST' });
        await done(t('rememberers.restored', { name: keeper.name }));
      },
      (message) => t('rememberers.failed', { message }),
    );
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 2,
        alignItems: 'center',
        flexWrap: 'wrap',
        py: 1,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <KeptWords keeper={keeper} />
      {mayWrite && (
        <Button
          disabled={busy}
          onClick={() => void restore()}
          aria-label={`${t('rememberers.restore')}: ${keeper.name}`}
        >
          {t('rememberers.restore')}
        </Button>
      )}
    </Box>
  );
}

function KeptWords({ keeper }: { keeper: Keeper }) {
  const t = useTranslate();
  return (
    <Box sx={{ flex: '1 1 16rem' }}>
      <Box component={Link} to={`/app/yahrzeits/${keeper.id}`} dir="auto" sx={name}>
        {keeper.name}
      </Box>
      <Box sx={quiet}>
        {keeper.state === 'kept'
          ? t(`rememberers.bases.${keeper.basis}`)
          : t('rememberers.resting', { reason: keeper.reason })}
        {' · '}
        {t('rememberers.since')} <DayOf at={keeper.since} />
        {' · '}
        <bdi>{[keeper.fund, keeper.note, keeper.by, keeper.confirmedBy].filter(Boolean).join(' · ')}</bdi>
      </Box>
    </Box>
  );
}
