import { Box, Chip, LinearProgress, Link as Anchor, Typography } from '@mui/material';
import type { MergeFieldIssue, TemplateValidation } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { IssueLine } from '../merge-fields/IssueLine';

/** Success rate, what is missing and where to mend it, the fields with their values, and what to do. */
export function ValidationResult({ validation }: { validation: TemplateValidation }) {
  const t = useTranslate();
  const { validationResult, recommendations, mergeContext } = validation;
  const { issues, fieldsUsed, successRate } = validationResult;
  const text = (name: string) => t(`resources.templates.test.${name}`);
  return (
    <Box sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box>
        <Typography variant="h6" component="h2">
          {text('successRate')}: {successRate}%
        </Typography>
        <LinearProgress
          variant="determinate"
          value={successRate}
          aria-label={text('successRate')}
          color={successRate >= 90 ? 'success' : successRate >= 70 ? 'secondary' : 'error'}
          sx={{ height: 10, borderRadius: 5, mt: 1, maxWidth: 480 }}
        />
      </Box>
      <Box>
        <Typography variant="h6" component="h2">
          {t('resources.templates.test.issues', { smart_count: issues.length })}
        </Typography>
        {issues.length === 0 && <Typography color="text.secondary">{t('resources.emails.noIssues')}</Typography>}
        {issues.map((issue) => (
          <Box key={`${issue.field}-${issue.type}`} sx={{ mt: 1 }}>
            <IssueLine issue={issue} />
            <Box sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>
              {issue.message} <RecordLink issue={issue} />
            </Box>
          </Box>
        ))}
      </Box>
      {recommendations.length > 0 && (
        <Box>
          <Typography variant="h6" component="h2">
            {text('recommendations')}
          </Typography>
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 3 }}>
            {recommendations.map((advice) => (
              <li key={advice}>{advice}</li>
            ))}
          </Box>
        </Box>
      )}
      <Box>
        <Typography variant="h6" component="h2">
          {t('resources.emails.fieldsUsed')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {fieldsUsed.map((field) => (
            <Chip
              key={field}
              variant="outlined"
              sx={{ maxWidth: '100%' }}
              label={<Value field={field} context={mergeContext} />}
            />
          ))}
        </Box>
      </Box>
    </Box>
  );
}

function Value({ field, context }: { field: string; context: Record<string, unknown> }) {
  const [category = '', name = ''] = field.split('.');
  const value = (context[category] as Record<string, unknown> | undefined)?.[name];
  const isShown = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return (
    <>
      <bdi dir="ltr">{field}</bdi>
      {isShown && value !== '' && (
        <>
          {' = '}
          <bdi>{String(value)}</bdi>
        </>
      )}
    </>
  );
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
