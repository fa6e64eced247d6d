import { Alert, Box, Stack, Typography } from '@mui/material';
import type { YahrzeitDetails } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { ActivityList } from '../activity/ActivityList';
import { Day } from '../dates/When';
import { SectionTabs } from '../forms/SectionTabs';
import { AnswersOf } from '../responses/AnswersOf';
import { HoldsOf } from '../holds/HoldsOf';
import { WindowTitle } from '../layout/WindowTitle';
import { BackLink } from '../lists/PageHead';
import { RowsSkeleton } from '../lists/skeletons';
import { CalledName } from '../service-list/CalledName';
import { SERIF } from '../theme/tokens';
import { useYahrzeitWriting } from './may-write';
import { NextObservance } from './NextObservance';
import { ObserverList } from './ObserverList';
import { OtherDates } from './OtherDates';
import { RecordActions } from './RecordActions';
import { useActivity } from './use-activity';
import { YahrzeitFacts } from './YahrzeitFacts';
import { YahrzeitForm } from './YahrzeitForm';
import { Years } from './Years';
import { Loaded } from '../lists/Loaded';

/** The page of one person: who, when, why this date, who is reminded, what was sent and changed. */
export function YahrzeitView({ yahrzeit }: { yahrzeit: YahrzeitDetails }) {
  const t = useTranslate();
  const [query, setQuery] = useSearchParams();
  const { allowed, locked } = useYahrzeitWriting();
  const mayWrite = allowed && !locked;
  const archived = yahrzeit.archivedAt !== null;
  const editing = mayWrite && !archived && query.get('edit') === '1';
  return (
    <Box sx={{ maxWidth: 1180, mx: 'auto' }}>
      <WindowTitle title={yahrzeit.name} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <BackLink to="/app/yahrzeits" label={t('resources.yahrzeits.back')} />
        <Box sx={words}>{allowed && !editing && <RecordActions yahrzeit={yahrzeit} locked={locked} />}</Box>
      </Box>
      {archived && <Alert severity="warning" sx={{ mb: 2 }} children={t('resources.yahrzeits.archivedText')} />}
      <HoldsOf filter={{ yahrzeitId: yahrzeit.id }} />
      <AnswersOf filter={{ yahrzeitId: yahrzeit.id }} />
      <Box sx={twoColumns}>
        <WhoAndWhen yahrzeit={yahrzeit} editing={editing} onDone={() => setQuery({}, { replace: true })} />
        <BesideIt yahrzeit={yahrzeit} mayWrite={mayWrite} archived={archived} editing={editing} />
        <Stack sx={{ gap: 5, minWidth: 0 }}>
          {!editing && <Years yahrzeit={yahrzeit} />}
          {!archived && <CalledName of="yahrzeits" id={yahrzeit.id} name={yahrzeit.name} mayWrite={mayWrite} />}
        </Stack>
      </Box>
    </Box>
  );
}

interface BesideItProps {
  yahrzeit: YahrzeitDetails;
  mayWrite: boolean;
  archived: boolean;
  editing: boolean;
}

function BesideIt({ yahrzeit, mayWrite, archived, editing }: BesideItProps) {
  const t = useTranslate();
  return (
    <Stack sx={beside}>
      <SectionTabs
        label={yahrzeit.name}
        asHeading
        tabs={[
          {
            title: t('layout.menu.observers'),
            content: <ObserverList yahrzeit={yahrzeit} mayAdd={mayWrite && !archived} />,
          },
          { title: t('activity.title'), content: <History id={yahrzeit.id} /> },
        ]}
      />
      {!editing && <YahrzeitFacts yahrzeit={yahrzeit} />}
      <OtherDates yahrzeit={yahrzeit} />
    </Stack>
  );
}

/** Every line of them begins where the text does. */
const words = {
  mx: -1,
  '&& > .MuiButton-text:first-of-type': { marginInlineStart: 0 },
};

/** On a phone: the day, whom to call, then the rest. */
const twoColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 8fr) minmax(0, 5fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
  columnGap: 7,
  rowGap: 4,
  alignItems: 'start',
};

const beside = { gap: 5, minWidth: 0, gridColumn: { lg: 2 }, gridRow: { lg: '1 / span 2' }, pt: { lg: 1 } };

/** The name large, the Hebrew one below it at its rank, and the life in one line. */
function Names({ yahrzeit }: { yahrzeit: YahrzeitDetails }) {
  return (
    <Box sx={{ mb: 3 }}>
      <Typography
        variant="h1"
        dir="auto"
        sx={{ fontSize: { xs: 'min(2.25rem, 9vw)', sm: '3.25rem' }, overflowWrap: 'anywhere' }}
      >
        {yahrzeit.name}
      </Typography>
      {yahrzeit.hebrewName && <HebrewName hebrewName={yahrzeit.hebrewName} />}
      <Typography color="text.secondary" sx={{ mt: 1.5, fontSize: '1.1875rem' }}>
        <Life yahrzeit={yahrzeit} />
      </Typography>
    </Box>
  );
}

/** "of blessed memory · died Tuesday, 13 December 2005, aged 81 · Plaque: south wall, 14". */
function Life({ yahrzeit: { gregorianDate, ageAtDeath, plaque } }: { yahrzeit: YahrzeitDetails }) {
  const t = useTranslate();
  const word = (key: string) => t(`resources.yahrzeits.${key}`);
  return (
    <>
      {word('blessed')}
      {gregorianDate && (
        <>
          {' · '}
          {word('died')} <Day date={gregorianDate} style="long" />
          {ageAtDeath !== null && t('resources.yahrzeits.aged', { age: ageAtDeath })}
        </>
      )}
      {plaque && (
        <>
          {' · '}
          {word('fields.plaque')}: <bdi>{plaque}</bdi>
        </>
      )}
    </>
  );
}

function HebrewName({ hebrewName }: { hebrewName: string }) {
  return (
    <Box
      sx={{
        fontFamily: SERIF,
        fontSize: { xs: '1.75rem', sm: '2.375rem' },
        lineHeight: 1.3,
        color: 'primary.main',
      }}
    >
      <bdi lang="he">{hebrewName}</bdi>
    </Box>
  );
}

function History({ id }: { id: string }) {
  const t = useTranslate();
  return (
    <Loaded answer={useActivity(id)} shape={<RowsSkeleton rows={3} />} title={t('resources.yahrzeits.activityError')}>
      {({ data }) => <ActivityList lines={data} />}
    </Loaded>
  );
}

interface WhoAndWhenProps {
  yahrzeit: YahrzeitDetails;
  editing: boolean;
  onDone: () => void;
}

function WhoAndWhen({ yahrzeit, editing, onDone }: WhoAndWhenProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Names yahrzeit={yahrzeit} />
      {editing ? <YahrzeitForm yahrzeit={yahrzeit} onDone={onDone} /> : <NextObservance yahrzeit={yahrzeit} />}
    </Box>
  );
}
