import { Alert, Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { MergeFieldIssue, Template } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import { LetterFrame } from '../emails/LetterFrame';
import { LoadError } from '../lists/LoadError';
import { RowsSkeleton } from '../lists/skeletons';

interface Rendered {
  html: string;
  issues: MergeFieldIssue[];
}

/** The letter with sample values, as the server renders it. */
export function TemplatePreview({ template }: { template: Template }) {
  const t = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['templates', 'preview', template.id, template.version],
    queryFn: ({ signal }) => render(template, signal),
    staleTime: Infinity,
  });
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={6} />;
  return (
    <Box sx={{ p: { xs: 1, sm: 2 } }}>
      {data.issues
        .filter(({ type }) => type === 'invalid_field')
        .map((issue) => (
          <Alert key={issue.field} severity="error" sx={{ mb: 1 }}>
            {issue.message}
          </Alert>
        ))}
      <Box sx={{ px: 1, pb: 1, color: 'text.secondary' }}>{t('resources.templates.sampleNote')}</Box>
      <LetterFrame html={data.html} title={template.subject} />
    </Box>
  );
}

async function render({ id, version }: Template, signal: AbortSignal): Promise<Rendered> {
  const saved = await call<{ html: string }>(`/templates/${id}/versions/${version}`, { signal });
  const { html, validationResult } = await call<{ html: string; validationResult: { issues: MergeFieldIssue[] } }>(
    '/merge-field-testing/validate-template',
    { method: 'POST', body: { templateHtml: saved.html }, signal },
  );
  return { html, issues: validationResult.issues };
}
