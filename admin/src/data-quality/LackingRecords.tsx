import { Box } from '@mui/material';
import type { LackingRecord, LackingRecords as Answer } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { useMay } from '../api/account';
import { useAnswer } from '../api/useAnswer';
import { BESIDE } from '../lists/density';
import { EmptyState } from '../lists/EmptyState';
import { LinkButton } from '../lists/LinkButton';
import { fieldInWords } from '../templates/letter/in-words';
import { MendField } from './MendField';
import { QualityHead } from './QualityHead';
import { Rows } from './Rows';
import { usePage } from '../lists/use-page';
import { Loaded } from '../lists/Loaded';
import { PageButtons } from '../lists/PageButtons';

function NothingLacks() {
  const t = useTranslate();
  return <EmptyState title={t('dataQuality.lacking.none')} text={t('dataQuality.lacking.noneText')} />;
}

/** `/app/data-quality/lacking?field=…`, "Fix Issues"; without a field, the page on which one is chosen. */
export function LackingRecords() {
  const field = usePage().search.get('field');
  return field ? <Lacking field={field} /> : <Navigate to="/app/data-quality" replace />;
}

/** The records that leave a merge field empty, as they are now. */
function Lacking({ field }: { field: string }) {
  const t = useTranslate();
  const { page, range, pages } = usePage();
  const path = `/data-quality/lacking?${new URLSearchParams({ field, range })}`;
  const answer = useAnswer<Answer>(['data-quality', 'lacking', field, page], path, { staleTime: 0 });
  const areTemplates = answer.data?.data[0]?.recordType === 'template';
  return (
    <>
      <QualityHead
        title={t('dataQuality.lacking.title', { field: fieldInWords(t, field) })}
        intro={t(areTemplates ? 'dataQuality.lacking.introTemplates' : 'dataQuality.lacking.intro')}
      />
      <Loaded answer={answer}>
        {({ data, total, mending }) => (
          <>
            {total === 0 && <NothingLacks />}
            <Rows>
              {data.map((record) => (
                <Line key={record.id} record={record} mending={mending} onSaved={() => void answer.refetch()} />
              ))}
            </Rows>
            <PageButtons total={total} {...pages} />
          </>
        )}
      </Loaded>
    </>
  );
}

interface LineProps {
  record: LackingRecord;
  mending: Answer['mending'];
  onSaved: () => void;
}

function Line({ record, mending, onSaved }: LineProps) {
  const t = useTranslate();
  const { name, detail, recordType } = record;
  const mayWrite = useMay(
    recordType === 'yahrzeit' || recordType === 'observer' ? 'yahrzeits:write' : 'contacts:write',
  );
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', py: 1.5 },
        ...{ borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <NameAndDetail name={name} detail={detail} />
      {mending && mayWrite && (
        <Box sx={{ flex: '2 1 18rem' }}>
          <MendField record={record} mending={mending} onSaved={onSaved} />
        </Box>
      )}
      <LinkButton
        to={formOf(record)}
        aria-label={t('dataQuality.lacking.openRecord', { name })}
        sx={mending && mayWrite ? { alignSelf: 'flex-end' } : undefined}
        label={t('ra.action.open')}
      />
    </Box>
  );
}

function NameAndDetail({ name, detail }: { name: string; detail: string | null }) {
  return (
    <Box className={BESIDE} sx={{ flex: '1 1 12rem', minWidth: 0 }}>
      <Box dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      {detail && (
        <Box dir="auto" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {detail}
        </Box>
      )}
    </Box>
  );
}

function formOf({ opens: { resource, id } }: LackingRecord): string {
  if (resource === 'settings') return '/app/settings';
  return resource === 'templates' ? `/app/templates/${id}` : `/app/${resource}/${id}?edit=1`;
}
