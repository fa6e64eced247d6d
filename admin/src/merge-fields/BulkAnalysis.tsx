import { Box, Button, LinearProgress, Link as Anchor, List, ListItem, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { BULK_LIMITS, type BulkAnalysis as Analysis, type IncompleteRecord } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { call } from '../api/http';
import { LoadError } from '../lists/LoadError';
import { StatusChip } from '../lists/Cells';
import { IssueLine } from './IssueLine';
import { Choice } from '../forms/Choice';

const TYPES = ['all', 'contacts', 'yahrzeits'] as const;

const PATH = '/merge-field-testing/bulk-analyze';
const LIMITS = BULK_LIMITS.map((id) => ({ id, name: id }));
const narrow = { width: 140, my: 0 };

/** Looks at many records at once for what letters would lack, and leads to each record. */
export function BulkAnalysis() {
  const t = useTranslate();
  const [type, setType] = useState<(typeof TYPES)[number]>('all');
  const [limit, setLimit] = useState<number>(100);
  const body = { limit, ...(type !== 'all' && { recordType: type }) };
  const analysis = useMutation({ mutationFn: () => call<Analysis>(PATH, { method: 'POST', body }) });
  return (
    <Box sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('mergeFields.bulk.intro')}</Typography>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-end', flexWrap: 'wrap' }}>
        <Choice
          label={t('mergeFields.bulk.records')}
          value={type}
          onChange={setType}
          choices={TYPES.map((id) => ({ id, name: t(`mergeFields.bulk.types.${id}`) }))}
          sx={{ width: 220, my: 0 }}
        />
        <Choice label={t('mergeFields.bulk.limit')} value={limit} onChange={setLimit} choices={LIMITS} sx={narrow} />
        <Button variant="contained" disabled={analysis.isPending} onClick={() => analysis.mutate()}>
          {t('mergeFields.bulk.run')}
        </Button>
      </Box>
      {analysis.isPending && <LinearProgress aria-label={t('mergeFields.bulk.running')} sx={{ mt: 3 }} />}
      {analysis.error && <LoadError error={analysis.error} onRetry={() => analysis.mutate()} />}
      {analysis.data && !analysis.isPending && <Result analysis={analysis.data} />}
    </Box>
  );
}

function Result({ analysis: { summary, fieldsAnalyzed, records } }: { analysis: Analysis }) {
  const t = useTranslate();
  const figures = [
    ['analyzed', summary.totalRecordsAnalyzed],
    ['withIssues', summary.totalRecordsWithIssues],
    ['completeness', `${summary.overallCompleteness}%`],
  ] as const;
  return (
    <Box role="status" sx={{ mt: 3 }}>
      <Figures figures={figures} />
      <Completeness percent={summary.overallCompleteness} />
      <Typography sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>
        {t('mergeFields.bulk.fields')} <bdi dir="ltr">{fieldsAnalyzed.join(', ')}</bdi>
      </Typography>
      {records.length === 0 ? (
        <Typography sx={{ mt: 2 }}>{t('mergeFields.bulk.complete')}</Typography>
      ) : (
        <List>
          {records.map((record) => (
            <Incomplete key={record.recordId} record={record} />
          ))}
        </List>
      )}
    </Box>
  );
}

interface FiguresProps {
  figures: readonly [
    readonly ['analyzed', number],
    readonly ['withIssues', number],
    readonly ['completeness', `${number}%`],
  ];
}

function Figures({ figures }: FiguresProps) {
  const t = useTranslate();
  return (
    <Box component="dl" sx={{ display: 'flex', gap: 4, flexWrap: 'wrap', m: 0 }}>
      {figures.map(([name, figure]) => (
        <Box key={name}>
          <Typography component="dt" sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>
            {t(`mergeFields.bulk.${name}`)}
          </Typography>
          <Typography component="dd" variant="h2" sx={{ m: 0 }}>
            {figure}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function Incomplete({ record: { recordType, recordId, name, issues } }: { record: IncompleteRecord }) {
  const t = useTranslate();
  return (
    <ListItem sx={{ display: 'block', px: 0, py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Anchor component={Link} to={`/app/${recordType}s/${recordId}?edit=1`} dir="auto" sx={{ fontWeight: 600 }}>
          {name}
        </Anchor>
        <StatusChip tone="calm">{t(`mergeFields.categories.${recordType}`)}</StatusChip>
      </Box>
      {issues.map((issue) => (
        <IssueLine key={issue.field} issue={issue} />
      ))}
    </ListItem>
  );
}

function Completeness({ percent }: { percent: number }) {
  const t = useTranslate();
  return (
    <LinearProgress
      variant="determinate"
      value={percent}
      aria-label={t('mergeFields.bulk.completeness')}
      color={percent >= 90 ? 'success' : percent >= 70 ? 'secondary' : 'error'}
      sx={{ my: 2, height: 8, borderRadius: 4 }}
    />
  );
}
