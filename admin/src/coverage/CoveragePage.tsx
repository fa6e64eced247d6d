import { Box, Card, Tab, Tabs } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useAccount, useMay } from '../api/account';
import { RecentChanges } from '../bulk-actions/RecentChanges';
import { todayIn } from '../dates/civil';
import { EmailTabs } from '../emails/EmailTabs';
import { PageHead } from '../lists/PageHead';
import type { SearchParams } from './search-params';
import { askedIn, VIEWS, type View } from './search-params';
import { LostTable } from './LostTable';
import { PrintedBatches } from './PrintedBatches';
import { WindowFields } from './WindowFields';
import { WindowView } from './WindowView';

/** `/app/coverage`: who is reached and who is not, what was lost since last year, and the letters on paper. */
export function CoveragePage() {
  const t = useTranslate();
  const timezone = useAccount().data?.organization.timezone ?? 'UTC';
  const mayChange = useMay('contacts:write');
  const [address, setAddress] = useSearchParams();
  const asked = askedIn(address, todayIn(timezone));
  /** Another question begins at its first page. */
  const ask = (changes: Record<string, string>) =>
    setAddress((before) => {
      const after = new URLSearchParams(before);
      after.delete('page');
      for (const [name, value] of Object.entries(changes)) {
        if (value) after.set(name, value);
        else after.delete(name);
      }
      return after;
    });
  return (
    <>
      <PageHead title={t('layout.menu.coverage')} intro={t('coverage.intro')}>
        {mayChange && <RecentChanges />}
      </PageHead>
      <EmailTabs current="coverage" />
      <Views asked={asked} ask={ask} />
      <OneView asked={asked} timezone={timezone} ask={ask} />
    </>
  );
}

interface OneViewProps {
  asked: SearchParams;
  timezone: string;
  ask: (changes: Record<string, string>) => void;
}

const OneView = ({ asked, timezone, ask }: OneViewProps) => (
  <>
    {asked.view !== 'printed' && (
      <Box sx={{ mb: 2 }}>
        <WindowFields asked={asked} today={todayIn(timezone)} onAsk={ask} />
      </Box>
    )}
    {asked.view === 'window' && <WindowView asked={asked} onAsk={ask} />}
    {asked.view === 'lost' && (
      <Card variant="outlined">
        <LostTable asked={asked} onAsk={ask} />
      </Card>
    )}
    {asked.view === 'printed' && (
      <Card variant="outlined">
        <PrintedBatches page={asked.page} onPage={(page) => ask({ page })} />
      </Card>
    )}
  </>
);

interface ViewsProps {
  asked: SearchParams;
  ask: (changes: Record<string, string>) => void;
}

function Views({ asked, ask }: ViewsProps) {
  const t = useTranslate();
  return (
    <Tabs
      value={asked.view}
      onChange={(_, view: View) => ask({ view: view === 'window' ? '' : view, outcome: '', q: '', show: '' })}
      aria-label={t('layout.menu.coverage')}
      sx={{ mb: 2, borderBottom: 0 }}
    >
      {VIEWS.map((view) => (
        <Tab key={view} value={view} label={t(`coverage.views.${view}`)} />
      ))}
    </Tabs>
  );
}
