import { Box, Button } from '@mui/material';
import type { WithoutParent } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useAnswer } from '../api/useAnswer';
import { LoadError } from '../lists/LoadError';
import { RowsSkeleton } from '../lists/skeletons';
import { Nothing, Panel } from './Panel';

/** How many are called up by their given name alone, since no parent is known. */
export function NamesPanel() {
  const t = useTranslate();
  const { data, error, refetch } = useAnswer<WithoutParent>(
    ['yahrzeits', 'without-parent', 'count'],
    '/called-names/without-parent?range=[0,0]',
  );
  return (
    <Panel title={t('dataQuality.names.panel')}>
      {!data && (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <RowsSkeleton rows={1} />)}
      {data?.total === 0 && <Nothing>{t('dataQuality.names.none')}</Nothing>}
      {data && data.total > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box sx={{ flex: '1 1 10rem', fontWeight: 600 }}>
            {t('dataQuality.names.count', { smart_count: data.total })}
          </Box>
          <Button
            component={Link}
            to="/app/data-quality/names"
            aria-label={t('dataQuality.dateProblems.openKind', { kind: t('dataQuality.names.title') })}
          >
            {t('dataQuality.dateProblems.open')}
          </Button>
        </Box>
      )}
    </Panel>
  );
}
