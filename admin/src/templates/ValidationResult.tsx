import { Box, LinearProgress, Link as Anchor, Typography } from '@mui/material';
import type { MergeFieldIssue, TemplateValidation } from '@zikaron/contract';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useSaying } from '../api/useSaying';
import { Day } from '../dates/When';
import { FactLine } from '../forms/Facts';
import { IssueLine } from '../merge-fields/IssueLine';
import { Quiet } from '../theme/Quiet';
import { fieldInWords, issueInWords } from './letter/in-words';

/** Success rate, what is missing and where to mend it, the fields with their values, and what to do. */
export function ValidationResult({ validation }: { validation: TemplateValidation }) {
  const t = useTranslate();
  const say = useSaying();
  const { validationResult, recommendations, mergeContext } = validation;
  const { issues, fieldsUsed, successRate } = validationResult;
  return (
    <Box sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SuccessRate rate={successRate} />
      <Part title={t('resources.templates.test.issues', { smart_count: issues.length })}>
        {issues.length === 0 && <Typography color="text.secondary">{t('resources.emails.noIssues')}</Typography>}
        {issues.map((issue) => (
          <Box key={`${issue.field}-${issue.type}`} sx={{ mt: 1 }}>
            <IssueLine issue={issue} />
            <Quiet>
              {issueInWords(t, say, issue)} <RecordLink issue={issue} />
            </Quiet>
          </Box>
        ))}
      </Part>
      <Recommendations recommendations={recommendations} />
      <FieldsUsed fields={fieldsUsed} context={mergeContext} />
    </Box>
  );
}

function FieldsUsed({ fields, context }: { fields: string[]; context: Record<string, unknown> }) {
  const t = useTranslate();
  return (
    <Part title={t('resources.emails.fieldsUsed')}>
      <Box component="dl" sx={{ m: 0, mt: 1, maxWidth: 720 }}>
        {fields.map((field) => (
          <FactLine key={field} name={fieldInWords(t, field)}>
            <Value field={field} context={context} />
          </FactLine>
        ))}
      </Box>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** In percent, and as a bar. */
function SuccessRate({ rate }: { rate: number }) {
  const words = useTranslate()('resources.templates.test.successRate');
  return (
    <Part title={`${words}: ${rate}%`}>
      <LinearProgress
        variant="determinate"
        value={rate}
        aria-label={words}
        color={rate >= 90 ? 'success' : rate >= 70 ? 'secondary' : 'error'}
        sx={{ height: 10, borderRadius: 5, mt: 1, maxWidth: 480 }}
      />
    </Part>
  );
}

function Recommendations({ recommendations }: Pick<TemplateValidation, 'recommendations'>) {
  const t = useTranslate();
  const say = useSaying();
  if (recommendations.length === 0) return null;
  return (
    <Part title={t('resources.templates.test.recommendations')}>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 3 }}>
        {recommendations.map((advice) => (
          <li key={advice}>{say(advice)}</li>
        ))}
      </Box>
    </Part>
  );
}

/** What a field is filled with, as the office says it; a dash where it stays empty, or holds more than a value. */
function Value({ field, context }: { field: string; context: Record<string, unknown> }) {
  const t = useTranslate();
  const [category = '', name = ''] = field.split('.');
  const value = (context[category] as Record<string, unknown> | undefined)?.[name];
  if (typeof value === 'boolean') return <>{t(`ra.boolean.${String(value)}`)}</>;
  if (typeof value === 'number') return <bdi>{value}</bdi>;
  if (typeof value !== 'string' || value === '') return <>–</>;
  return /^\d{4}-\d\d-\d\d$/.test(value) ? <Day date={value} /> : <bdi>{value}</bdi>;
}

/** The form in which the missing value is filled in; links and the template's name are ours to give. */
function RecordLink({ issue: { field, recordType, recordId } }: { issue: MergeFieldIssue }) {
  const t = useTranslate();
  if (!recordId || !recordType || /^(links|template)\./.test(field)) return null;
  const to = recordType === 'organization' ? '/app/settings' : `/app/${recordType}s/${recordId}?edit=1`;
  return (
    <Anchor component={Link} to={to}>
      {t('resources.templates.test.mend')}
    </Anchor>
  );
}
