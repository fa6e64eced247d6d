import { Box, Card } from '@mui/material';
import type { WithoutParent as Answer } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { useAnswer } from '../api/useAnswer';
import { EmptyState } from '../lists/EmptyState';
import { LinkButton } from '../lists/LinkButton';
import { SERIF } from '../theme/tokens';
import { QualityHead } from './QualityHead';
import { Row, Rows } from './Rows';
import { usePage } from '../lists/use-page';
import { Loaded } from '../lists/Loaded';
import { PageButtons } from '../lists/PageButtons';

/** `/app/data-quality/names`: whose Hebrew name names no parent. The record says what is known, or the name is confirmed there. */
export function WithoutParent() {
  const t = useTranslate();
  const { page, range, pages } = usePage();
  const answer = useAnswer<Answer>(
    ['yahrzeits', 'without-parent', page],
    `/called-names/without-parent?range=${range}`,
  );
  return (
    <>
      <QualityHead title={t('dataQuality.names.title')} intro={t('dataQuality.names.intro')} />
      <Loaded answer={answer}>
        {({ data, total }) => (
          <>
            <Names names={data} />
            <PageButtons total={total} {...pages} />
          </>
        )}
      </Loaded>
    </>
  );
}

function Names({ names }: { names: Answer['data'] }) {
  const t = useTranslate();
  if (names.length === 0)
    return <EmptyState title={t('dataQuality.names.none')} text={t('dataQuality.names.noneText')} />;
  return (
    <Card variant="outlined">
      <Rows>
        {names.map((one) => (
          <NameLine key={one.id} {...one} />
        ))}
      </Rows>
    </Card>
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
      <LinkButton
        to={`/app/yahrzeits/${id}`}
        aria-label={t('dataQuality.lacking.openRecord', { name })}
        label={t('ra.action.open')}
      />
    </Row>
  );
}
