import { Box, Button, Card } from '@mui/material';
import type { WithoutParent as Answer } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useAnswer } from '../api/useAnswer';
import { EmptyState } from '../lists/EmptyState';
import { LoadError } from '../lists/LoadError';
import { PageHead } from '../lists/PageHead';
import { RowsSkeleton } from '../lists/skeletons';
import { SERIF } from '../theme/tokens';
import { Paging } from './Paging';
import { Row, Rows } from './Rows';
import { usePage } from './use-page';

/** `/app/data-quality/names`: whose Hebrew name names no parent. The record says what is known, or the name is confirmed there. */
export function WithoutParent() {
  const t = useTranslate();
  const { page, range, go } = usePage();
  const { data, error, refetch } = useAnswer<Answer>(
    ['yahrzeits', 'without-parent', page],
    `/called-names/without-parent?range=${range}`,
  );
  return (
    <>
      <PageHead
        title={t('dataQuality.names.title')}
        intro={t('dataQuality.names.intro')}
        back={{ to: '/app/data-quality', label: t('dataQuality.title') }}
      />
      {data?.total === 0 && <EmptyState title={t('dataQuality.names.none')} text={t('dataQuality.names.noneText')} />}
      {data && data.total > 0 && (
        <Card variant="outlined">
          <Rows>
            {data.data.map(({ id, name, hebrewName }) => (
              <NameLine key={id} id={id} name={name} hebrewName={hebrewName} />
            ))}
          </Rows>
          <Paging page={page} total={data.total} onChange={(to) => go({ page: String(to) })} />
        </Card>
      )}
      {!data && (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <RowsSkeleton />)}
    </>
  );
}

function NameLine({ id, name, hebrewName }: { id: string; name: string; hebrewName: string }) {
  const t = useTranslate();
  return (
    <Row>
      <Box dir="auto" sx={{ flex: '1 1 12rem', fontWeight: 600, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      <Box lang="he" dir="auto" sx={{ flex: '1 1 10rem', fontFamily: SERIF, overflowWrap: 'anywhere' }}>
        {hebrewName}
      </Box>
      <Button component={Link} to={`/app/yahrzeits/${id}`} aria-label={t('dataQuality.lacking.openRecord', { name })}>
        {t('dataQuality.lacking.open')}
      </Button>
    </Row>
  );
}
