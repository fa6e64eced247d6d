import { Box, Button, Card, FormControlLabel, Switch, Tab, Tabs } from '@mui/material';
import type { Contact, Duplicate, DuplicateContact, Yahrzeit } from '@zikaron/contract';
import { useState, type ReactNode } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { call } from '../api/http';
import { useAnswer } from '../api/useAnswer';
import { RecentChanges } from '../bulk-actions/RecentChanges';
import { Day, HebrewDate } from '../dates/When';
import { useAction } from '../forms/useAction';
import { useDone } from '../forms/useChange';
import { UndoNotice } from '../forms/UndoNotice';
import { StatusChip, NameLink } from '../lists/Cells';
import { BESIDE } from '../lists/density';
import { EmptyState } from '../lists/EmptyState';
import { MergeDialog } from '../merging/MergeDialog';
import { useMayWriteYahrzeits } from '../yahrzeits/may-write';
import { QualityHead } from './QualityHead';
import { Rows } from './Rows';
import { usePage } from '../lists/use-page';
import { Loaded } from '../lists/Loaded';
import { PageButtons } from '../lists/PageButtons';

type Pair = Duplicate | DuplicateContact;
const KINDS = { yahrzeits: 'duplicates', contacts: 'contact-duplicates' } as const;
type Kind = keyof typeof KINDS;

/** `/app/data-quality/duplicates`: pairs of records, or of contacts, that may be one person, each with what they share. */
export function EnteredTwice() {
  const t = useTranslate();
  const { page, range, search, go, pages } = usePage();
  const kind: Kind = search.get('of') === 'contacts' ? 'contacts' : 'yahrzeits';
  const answered = search.get('answered') === 'true';
  const mayWrite = useMayWrite(kind);
  const filter = JSON.stringify(answered ? { answered } : {});
  const answer = useAnswer<{ data: Pair[]; total: number }>(
    ['data-quality', 'duplicates', kind, answered, page],
    `/data-quality/${KINDS[kind]}?${new URLSearchParams({ range, filter }).toString()}`,
    { staleTime: 0 },
  );
  return (
    <>
      <QualityHead title={t('merging.proposed.title')} intro={t('merging.proposed.intro')}>
        {mayWrite && <RecentChanges />}
      </QualityHead>
      <Which kind={kind} answered={answered} go={go} />
      <Loaded answer={answer}>
        {({ data, total }) => (
          <>
            <Pairs pairs={data} kind={kind} answered={answered} />
            <PageButtons total={total} {...pages} />
          </>
        )}
      </Loaded>
    </>
  );
}

function useMayWrite(kind: Kind): boolean {
  const may = { yahrzeits: useMayWriteYahrzeits(), contacts: useMay('contacts:write') };
  return may[kind];
}

interface Shown {
  kind: Kind;
  /** Those of whom somebody has said that they are two. */
  answered: boolean;
}

function Which({ kind, answered, go }: Shown & { go: (changes: Record<string, string>) => void }) {
  const t = useTranslate();
  return (
    <Box sx={head}>
      <Tabs
        sx={{ borderBottom: 0 }}
        value={kind}
        onChange={(_, of: Kind) => go({ of, answered: '' })}
        aria-label={t('merging.proposed.kinds')}
      >
        {(['yahrzeits', 'contacts'] as const).map((one) => (
          <Tab key={one} value={one} label={t(`resources.${one}.title`)} />
        ))}
      </Tabs>
      <FormControlLabel
        control={<Switch checked={answered} onChange={(_, on) => go({ answered: on ? 'true' : '' })} />}
        label={t('merging.proposed.answered')}
      />
    </Box>
  );
}

const head = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', mb: 2 };

function Pairs({ pairs, kind, answered }: Shown & { pairs: Pair[] }) {
  const t = useTranslate();
  const mayWrite = useMayWrite(kind);
  if (pairs.length === 0)
    return (
      <EmptyState
        title={t(answered ? 'merging.proposed.noneAnswered' : 'merging.proposed.none')}
        text={t(`merging.proposed.noneText.${answered ? 'answered' : kind}`)}
      />
    );
  return (
    <Card variant="outlined">
      <Rows>
        {pairs.map((pair) => (
          <PairLine key={pair.id} kind={kind} pair={pair}>
            {mayWrite && <Ways pair={pair} kind={kind} answered={answered} />}
          </PairLine>
        ))}
      </Rows>
    </Card>
  );
}

/** That they are one, or two. */
function Ways({ pair, kind, answered }: Shown & { pair: Pair }) {
  const t = useTranslate();
  const [merging, setMerging] = useState(false);
  const { busy, say } = useSaying(kind);
  const names = { one: pair.one.name, other: pair.other.name };
  const word = `merging.proposed.${answered ? 'propose' : 'two'}`;
  return (
    <>
      {!answered && (
        <Button variant="outlined" onClick={() => setMerging(true)} aria-label={t('merging.proposed.merge', names)}>
          {t('merging.button')}
        </Button>
      )}
      <Button disabled={busy} onClick={() => say(pair, !answered)} aria-label={t(`${word}Of`, names)}>
        {t(word)}
      </Button>
      {merging && (
        <MergeDialog kind={kind} id={pair.one.id} otherId={pair.other.id} onClose={() => setMerging(false)} />
      )}
    </>
  );
}

/** Says of a pair that they are two people, which can be taken back, or that they may be one after all. */
function useSaying(kind: Kind): { busy: boolean; say: (pair: Pair, twoPeople: boolean) => void } {
  const t = useTranslate();
  const notify = useNotify();
  const done = useDone(['data-quality', 'duplicates']);
  const { busy, act } = useAction();
  const say = (pair: Pair, twoPeople: boolean) =>
    void act(
      async () => {
        const body = { one: pair.one.id, other: pair.other.id, twoPeople };
        await call(`/data-quality/${KINDS[kind]}/answer`, { method: 'PUT', body });
        await done();
        const said = <UndoNotice text={t('merging.proposed.twoSaid')} onUndo={() => say(pair, false)} />;
        if (twoPeople) notify(said, { autoHideDuration: 10_000 });
      },
      (reason) => t('bulk.failed', { reason }),
    );
  return { busy, say };
}

function PairLine({ kind, pair: { one, other, same }, children }: { kind: Kind; pair: Pair; children: ReactNode }) {
  const t = useTranslate();
  const shared = Object.entries(same).flatMap(([what, is]) => (is ? [what] : []));
  return (
    <Box component="li" sx={look}>
      <Box sx={{ flex: '3 1 24rem', display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, minWidth: 0 }}>
        {[one, other].map((record) => (
          <Person key={record.id} kind={kind} record={record} />
        ))}
      </Box>
      <Box sx={{ flex: '1 1 8rem', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {shared.map((what) => (
          <StatusChip key={what} tone="care">
            {t(`merging.proposed.same.${what}`)}
          </StatusChip>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
    </Box>
  );
}

const look = {
  ...{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', py: 1.75 },
  ...{ borderTop: '1px solid', borderColor: 'divider', '&:first-of-type': { borderTop: 0 } },
};

function Person({ kind, record }: { kind: Kind; record: Yahrzeit | Contact }) {
  const { id, name, hebrewName } = record;
  return (
    <Box className={BESIDE} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <NameLink quiet to={`/app/${kind}/${id}`}>
        {name}
      </NameLink>
      {hebrewName && <Box dir="auto">{hebrewName}</Box>}
      <Box sx={{ color: 'text.secondary' }}>
        {'gregorianDate' in record ? (
          <>
            <Day date={record.gregorianDate} /> · <HebrewDate of={record} />
          </>
        ) : (
          [record.email, record.phone, record.address].filter(Boolean).map((line) => (
            <Box key={line}>
              <bdi>{line}</bdi>
            </Box>
          ))
        )}
      </Box>
    </Box>
  );
}
