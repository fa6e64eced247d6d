import { Box, Button, TextField, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { isolated, KEEPER_BASES, ORPHAN_CAUSES, type Keeper, type Orphan } from '@zikaron/contract';
import { useState } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ChosenInput } from '../forms/ChosenInput';
import { useMay } from '../api/account';
import { call } from '../api/http';
import { useAnswer } from '../api/useAnswer';
import { Day, DayOf } from '../dates/When';
import { NameCell, NameLink } from '../lists/Cells';
import { PageHead } from '../lists/PageHead';
import { Quiet } from '../theme/Quiet';
import { useRemembererWords } from './useRemembererWords';
import { useDone, useChange } from '../forms/useChange';
import { Choice } from '../forms/Choice';
import { Loaded } from '../lists/Loaded';
import { PageButtons } from '../lists/PageButtons';
import { usePage } from '../lists/use-page';
import { DialogForm } from '../forms/DialogForm';

type Page<Row> = { data: Row[]; total: number };

/** `/app/without-rememberer`: whom no living family can be told of, why, and who may remember from now on. */
export function RemembererPage() {
  const t = useTranslate();
  const { range, search, go, pages } = usePage();
  const [cause, q] = [search.get('cause') ?? '', search.get('q') ?? ''];
  const filter = JSON.stringify({ ...(cause && { cause }), ...(q && { q }) });
  const path = `/without-rememberer?${new URLSearchParams({ range, filter }).toString()}`;
  const answer = useAnswer<Page<Orphan>>(['rememberers', path], path, { placeholderData: keepPreviousData });
  return (
    <>
      <PageHead title={t('layout.menu.rememberers')} intro={t('rememberers.intro')} />
      <Filters q={q} cause={cause} go={go} />
      <Loaded answer={answer}>
        {({ data, total }) => (
          <>
            {total === 0 && <Typography role="status">{t('rememberers.none')}</Typography>}
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {data.map((orphan) => (
                <OneOrphan key={orphan.id} orphan={orphan} />
              ))}
            </Box>
            <PageButtons total={total} {...pages} />
          </>
        )}
      </Loaded>
      <Kept />
    </>
  );
}

interface FiltersProps {
  q: string;
  cause: string;
  go: (changes: Record<string, string>, options?: { replace: boolean }) => void;
}

function Filters({ q, cause, go }: FiltersProps) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
      <TextField
        type="search"
        label={t('ra.action.search')}
        value={q}
        onChange={({ target }) => go({ q: target.value }, { replace: true })}
        sx={FIELD}
      />
      <Choice
        label={t('rememberers.cause')}
        value={cause}
        onChange={(one) => go({ cause: one })}
        none={t('rememberers.everyCause')}
        choices={ORPHAN_CAUSES.map((id) => ({ id, name: t(`rememberers.causes.${id}`) }))}
        sx={FIELD}
      />
    </Box>
  );
}

const FIELD = { width: { xs: '100%', sm: 240 } };
const orphanLook = { display: 'flex', flexWrap: 'wrap', gap: 2, py: 2, borderTop: '1px solid', borderColor: 'divider' };

function OneOrphan({ orphan }: { orphan: Orphan }) {
  const t = useTranslate();
  const mayWrite = useMay('yahrzeits:write');
  const { lost, candidates, restAsked, plaque, perpetual } = orphan;
  return (
    <Box component="li" sx={orphanLook}>
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
        <Quiet component="span">
          {' · '}
          {t('rememberers.since')} <DayOf at={orphan.since} />
        </Quiet>
      )}
    </Box>
  );
}

/** When the next day is, and when a letter went last. */
function NextAndLast({ orphan, plaque, perpetual }: { orphan: Orphan; plaque: string | null; perpetual: boolean }) {
  const t = useTranslate();
  return (
    <Quiet>
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
    </Quiet>
  );
}

/** So many stand there at once; further ones are folded. */
const NEAREST = 2;

function Candidates({ orphan }: { orphan: Orphan }) {
  const t = useTranslate();
  const [nearest, others] = [orphan.candidates.slice(0, NEAREST), orphan.candidates.slice(NEAREST)];
  return (
    <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
      <Quiet>{t('rememberers.candidates')}</Quiet>
      {nearest.map((one) => (
        <Candidate key={one.id} orphan={orphan} candidate={one} />
      ))}
      {others.length > 0 && (
        <details>
          <summary>{t('rememberers.others', { smart_count: others.length })}</summary>
          {others.map((one) => (
            <Candidate key={one.id} orphan={orphan} candidate={one} />
          ))}
        </details>
      )}
    </Box>
  );
}

interface CandidateProps {
  orphan: Orphan;
  candidate: Orphan['candidates'][number];
}

/** Who may remember from now on: added at once, or asked first. */
function CandidateDeeds({ orphan, candidate: { id, name, mayBeAsked } }: CandidateProps) {
  const t = useTranslate();
  return (
    <>
      <Deed
        of={name}
        size="small"
        label={t('rememberers.remembers')}
        path="/observers"
        body={{ yahrzeitId: orphan.id, contactId: id }}
        said={t('rememberers.added', { name })}
      />
      {mayBeAsked && (
        <Deed
          of={name}
          size="small"
          label={t('rememberers.askThem')}
          path={`/yahrzeits/${orphan.id}/ask`}
          body={{ contactId: id }}
          said={t('rememberers.askedThem', { name, about: orphan.name })}
        />
      )}
    </>
  );
}

function Candidate({ orphan, candidate }: CandidateProps) {
  const t = useTranslate();
  const mayWrite = useMay('yahrzeits:write');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
      <Box component={Link} to={`/app/contacts/${candidate.id}`} dir="auto">
        {candidate.name}
      </Box>
      <Quiet component="span">{t(`rememberers.why.${candidate.why}`)}</Quiet>
      {mayWrite && (
        <Box sx={deeds}>
          <CandidateDeeds orphan={orphan} candidate={candidate} />
        </Box>
      )}
    </Box>
  );
}

/** The first of them begins where the text does when they stand in a line of their own. */
const deeds = { mx: -1, '&& > .MuiButton-text:first-of-type': { marginInlineStart: 0 } };

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

/** What changes when somebody remembers again. */
const TOUCHED = [['rememberers'], ['yahrzeits'], ['contacts'], ['coverage']];

interface DeedProps {
  label: string;
  /** Whom or what it is about. */
  of: string;
  path: string;
  body?: object;
  said: string;
  size?: 'small';
}

/** A button that has one thing done at the server. */
function Deed({ label, of, path, body, said, size }: DeedProps) {
  const { busy, change } = useChange(...TOUCHED);
  const work = async () => {
    await call(path, { method: 'POST', body });
    return said;
  };
  const does = () => void change(work);
  return (
    <Button {...(size && { size })} disabled={busy} onClick={does} aria-label={`${label}: ${of}`}>
      {label}
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
  const done = useDone(...TOUCHED);
  const save = async (typed: Record<'basis' | 'fund' | 'note' | 'reason', string>, key: string) => {
    const { basis, fund, note, reason } = typed;
    const body = kind === 'keep' ? { basis, fund, note } : { reason };
    await call(`/yahrzeits/${orphan.id}/${kind}`, { method: 'POST', key, body });
    await done(t(`rememberers.done.${kind}`, { name: orphan.name }));
    onClose();
  };
  const basis = orphan.plaque ? 'plaque' : 'custom';
  const restLabel = orphan.restAsked ? 'rememberers.agree' : 'rememberers.rest';
  const saveLabel = kind === 'keep' ? 'rememberers.keep' : restLabel;
  return (
    <DialogForm
      title={t(`rememberers.ask.${kind}`, { name: orphan.name })}
      record={{ basis, fund: '', note: '', reason: orphan.restAsked?.reason ?? '' }}
      save={save}
      saveLabel={t(saveLabel)}
      requires={kind === 'rest' ? ['reason'] : []}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>{t(`rememberers.means.${kind}`)}</Typography>
      {kind === 'keep' ? <KeepInputs /> : <TextInput source="reason" label={t('rememberers.reason')} multiline />}
    </DialogForm>
  );
}

function KeepInputs() {
  const t = useTranslate();
  return (
    <>
      <ChosenInput
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
  const mayWrite = useMay('yahrzeits:write');
  return (
    <Box component="li" sx={{ ...orphanLook, alignItems: 'center', py: 1 }}>
      <KeptWords keeper={keeper} />
      {mayWrite && (
        <Deed
          label={t('rememberers.restore')}
          of={keeper.name}
          path={`/yahrzeits/${keeper.id}/remember-again`}
          said={t('rememberers.restored', { name: keeper.name })}
        />
      )}
    </Box>
  );
}

function KeptWords({ keeper }: { keeper: Keeper }) {
  const t = useTranslate();
  return (
    <Box sx={{ flex: '1 1 16rem' }}>
      <NameLink to={`/app/yahrzeits/${keeper.id}`}>{keeper.name}</NameLink>
      <Quiet>
        {keeper.state === 'kept'
          ? t(`rememberers.bases.${keeper.basis}`)
          : t('rememberers.resting', { reason: keeper.reason })}
        {' · '}
        {t('rememberers.since')} <DayOf at={keeper.since} />
        {' · '}
        <bdi>{[keeper.fund, keeper.note, keeper.by, keeper.confirmedBy].filter(Boolean).join(' · ')}</bdi>
      </Quiet>
    </Box>
  );
}
