import { Box } from '@mui/material';
import type { WithoutParent } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { useAnswer } from '../api/useAnswer';
import { RowsSkeleton } from '../lists/skeletons';
import { Nothing, Panel } from './Panel';
import { OpenKind } from './OpenKind';
import { Loaded } from '../lists/Loaded';

function Some({ total }: { total: number }) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: '1 1 10rem', fontWeight: 600 }}>{t('dataQuality.names.count', { smart_count: total })}</Box>
      <OpenKind to="/app/data-quality/names" kind={t('dataQuality.names.title')} />
    </Box>
  );
}

/** How many are called up by their given name alone, since no parent is known. */
export function NamesPanel() {
  const t = useTranslate();
  const answer = useAnswer<WithoutParent>(
    ['yahrzeits', 'without-parent', 'count'],
    '/called-names/without-parent?range=[0,0]',
  );
  return (
    <Panel title={t('dataQuality.names.panel')}>
      <Loaded answer={answer} shape={<RowsSkeleton rows={1} />}>
        {({ total }) => (total === 0 ? <Nothing>{t('dataQuality.names.none')}</Nothing> : <Some total={total} />)}
      </Loaded>
    </Panel>
  );
}
