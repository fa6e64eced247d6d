import { Alert, Box, Button } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import type { OperatorOverview } from '@zikaron/contract';
import { useLocaleState, useTranslate } from 'react-admin';
import { ApiError } from '../api/http';
import { useAnswer } from '../api/useAnswer';
import { Bars, ChartTable } from '../charts';
import { InPlace } from '../charts/InPlace';
import { Nothing, Panel } from '../data-quality/Panel';
import { Day, MomentCell } from '../dates/When';
import { NotYours } from '../layout/MayOpen';
import { KeptReason } from '../lists/KeptReason';
import { Loaded } from '../lists/Loaded';
import { PageHead } from '../lists/PageHead';
import { RowsSkeleton } from '../lists/skeletons';
import { isLooking } from '../api/look';
import { LookOver } from './LookOver';
import { OperatorOrganizations, useOrganizations } from './OperatorOrganizations';
import { OperatorTable } from './OperatorTable';
import { LearnedPresets } from './LearnedPresets';
import { ResendInvitation, SignOutPerson } from './PersonByEmail';
import { dateFormat } from '../dates/civil';

/** `/app/operator`: all congregations at a glance, for the people who run the installation. */
export function OperatorPage() {
  const t = useTranslate();
  const answer = useAnswer<OperatorOverview>(['operator'], '/operator/overview', {
    refetchInterval: 60_000,
  });
  const { data, error } = answer;
  const organizations = useOrganizations('', 0);
  if (isLooking()) return <Alert severity="info">{t('operator.look.leaveFirst')}</Alert>;
  if (error instanceof ApiError && error.status === 403) return <NotYours title={t('operator.notYou')} />;
  return (
    <>
      <PageHead
        title={t('operator.title')}
        intro={[t('operator.intro'), data && t('operator.version', { version: data.version })]
          .filter(Boolean)
          .join(' ')}
      >
        <Button component="a" href="/admin/queues" variant="outlined">
          {t('operator.console')}
        </Button>
      </PageHead>
      <LookOver />
      {organizations.isPending ? (
        <RowsSkeleton />
      ) : (
        <Loaded answer={answer}>{(overview) => <Overview overview={overview} />}</Loaded>
      )}
    </>
  );
}

function Overview({ overview }: { overview: OperatorOverview }) {
  const { backups, nights, sendingByHour, failures, ownWork, crashes } = overview;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SendingByHour hours={sendingByHour} />
      <OperatorOrganizations />
      <ResendInvitation />
      <SignOutPerson />
      <LearnedPresets />
      {backups.length > 0 && <LatestBackups backups={backups} />}
      <Nights nights={nights} />
      <Failures failures={failures} />
      <OwnWork ownWork={ownWork} />
      <Crashes crashes={crashes} />
    </Box>
  );
}

interface NightsProps {
  nights: OperatorOverview['nights'];
}

function Nights({ nights }: NightsProps) {
  const t = useTranslate();
  return (
    <OperatorTable
      title={t('operator.nights')}
      rows={nights}
      columns={{
        date: ({ localDate }) => <Day date={localDate} />,
        organizations: (night) => night.organizations,
        queued: ({ queued }) => queued,
        skipped: ({ skipped }) => skipped,
        errors: ({ errors }) => errors,
        took: ({ planningMs }) => (planningMs === null ? '–' : `${(planningMs / 1000).toFixed(2)} s`),
      }}
    />
  );
}

interface FailuresProps {
  failures: OperatorOverview['failures'];
}

function Failures({ failures }: FailuresProps) {
  const t = useTranslate();
  return (
    <OperatorTable
      title={t('operator.failures')}
      rows={failures}
      columns={{
        reason: ({ reason }) => <KeptReason kept={reason} />,
        letters: ({ letters }) => letters,
        organizations: (failure) => failure.organizations,
        latest: ({ latest }) => <MomentCell at={latest} />,
      }}
    />
  );
}

interface OwnWorkProps {
  ownWork: OperatorOverview['ownWork'];
}

function OwnWork({ ownWork }: OwnWorkProps) {
  const t = useTranslate();
  return (
    <OperatorTable
      title={t('operator.ownWork')}
      rows={ownWork}
      columns={{
        name: ({ name }) => name,
        code: ({ orgCode }) => orgCode,
        work: ({ work }) => work,
        reason: ({ reason }) => <KeptReason kept={reason} />,
        times: ({ times }) => times,
        latest: ({ latest }) => <MomentCell at={latest} />,
      }}
    />
  );
}

interface CrashesProps {
  crashes: OperatorOverview['crashes'];
}

function Crashes({ crashes }: CrashesProps) {
  const t = useTranslate();
  return (
    <OperatorTable
      title={t('operator.crashes')}
      rows={crashes}
      columns={{
        where: ({ origin }) => t(`operator.origin.${origin}`),
        message: ({ message, stack }) => <CrashWords message={message} stack={stack} />,
        version: ({ version }) => version,
        times: ({ times }) => times,
        latest: ({ latest }) => <MomentCell at={latest} />,
      }}
    />
  );
}

/** Shown where backups are taken by the house itself. */
function LatestBackups({ backups }: Pick<OperatorOverview, 'backups'>) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (
    <OperatorTable
      title={t('operator.backups')}
      rows={backups}
      columns={{
        backup: ({ name }) => <bdi>{name}</bdi>,
        takenAt: ({ takenAt }) => <MomentCell at={takenAt} />,
        size: ({ bytes }) => t('operator.megabytes', { n: number.format(bytes / 1e6) }),
        rows: ({ rows }) => number.format(rows),
        triedAt: ({ triedAt }) => (triedAt ? <MomentCell at={triedAt} /> : t('operator.notTried')),
      }}
    />
  );
}

/** What was said, and the places in the program behind it. */
const CrashWords = ({ message, stack }: { message: string; stack: string }) => (
  <Box component="details" dir="ltr">
    <summary>{message}</summary>
    <Box component="pre" tabIndex={0} sx={{ m: 0, overflowX: 'auto', fontSize: '0.8rem' }}>
      {stack}
    </Box>
  </Box>
);

function SendingByHour({ hours }: { hours: OperatorOverview['sendingByHour'] }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { palette } = useTheme();
  const format = dateFormat(locale, { weekday: 'short', hour: 'numeric' });
  const bars = hours.map(({ hour, letters }) => ({
    label: format.format(new Date(hour)),
    value: letters,
    color: palette.info.main,
  }));
  return (
    <Panel title={t('operator.sending')}>
      {bars.every(({ value }) => value === 0) ? (
        <Nothing>{t('operator.sendingNone')}</Nothing>
      ) : (
        <>
          <InPlace>
            <Bars bars={bars} label={t('operator.columns.letters')} />
          </InPlace>
          <ChartTable
            label={t('operator.sending')}
            head={[t('dataQuality.table.when'), t('operator.columns.letters')]}
            rows={bars.map(({ label, value }) => [label, value])}
          />
        </>
      )}
    </Panel>
  );
}
