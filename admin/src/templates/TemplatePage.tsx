import { Box, Card } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Template } from '@zikaron/contract';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useMay } from '../api/account';
import { ApiError, call, reasonOf } from '../api/http';
import { RecordForm } from '../forms/RecordForm';
import { SectionTabs } from '../forms/SectionTabs';
import { useToast } from '../forms/useAction';
import { EmptyState } from '../lists/EmptyState';
import { LoadError } from '../lists/LoadError';
import { BackLink, PageHead } from '../lists/PageHead';
import { PageSkeleton } from '../lists/skeletons';
import { TemplatePreview } from './TemplatePreview';
import { TemplateVersions } from './TemplateVersions';

/** `/app/templates/{id}`: name and subject, the letter with sample values, and every version of it. */
export default function TemplatePage() {
  const t = useTranslate();
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['templates', 'one', id],
    queryFn: ({ signal }) => call<Template>(`/templates/${encodeURIComponent(id)}`, { signal }),
    staleTime: 30_000,
  });
  if (data) return <Loaded key={`${id}-${data.version}`} template={data} />;
  if (error instanceof ApiError && [400, 404].includes(error.status)) {
    return (
      <>
        <BackLink to="/app/templates" label={t('resources.templates.back')} />
        <EmptyState title={t('resources.templates.notFound')} text={t('resources.templates.notFoundText')} />
      </>
    );
  }
  if (error) {
    const title = t('resources.templates.loadFailed', { message: reasonOf(error, '') });
    return <LoadError error={null} onRetry={() => void refetch()} title={title.replace(/:\s*$/, '')} />;
  }
  return <PageSkeleton />;
}

function Loaded({ template }: { template: Template }) {
  const t = useTranslate();
  return (
    <>
      <PageHead
        title={template.name}
        intro={t(`resources.templates.keys.${template.jsxComponentKey}`)}
        back={{ to: '/app/templates', label: t('resources.templates.back') }}
      />
      <Card variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <TemplateForm template={template} />
      </Card>
      <SectionTabs
        label={template.name}
        tabs={[
          { title: t('resources.templates.preview'), content: <TemplatePreview template={template} /> },
          { title: t('resources.templates.versions'), content: <TemplateVersions template={template} /> },
        ]}
      />
    </>
  );
}

function TemplateForm({ template }: { template: Template }) {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const mayWrite = useMay('templates:write');
  const field = (name: string) => t(`resources.templates.fields.${name}`);
  const save = async ({ name, subject, preheader, language }: Template) => {
    const body = { name, subject, preheader: preheader || null, language, version: template.version };
    try {
      await call(`/templates/${template.id}`, { method: 'PUT', body });
      toast(t('resources.templates.saved'));
      await queries.invalidateQueries({ queryKey: ['templates'] });
    } catch (error) {
      toast(t('resources.templates.saveFailed', { message: reasonOf(error, '') }), 'error');
      throw error;
    }
  };
  return (
    <RecordForm
      record={template}
      save={save}
      failed={t('resources.templates.saveFailed', { message: '' })}
      requires={['name', 'subject']}
      disabled={!mayWrite}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '2fr 1fr' }, columnGap: 3 }}>
        <TextInput source="name" label={field('name')} slotProps={{ htmlInput: { dir: 'auto' } }} />
        <SelectInput
          source="language"
          label={field('language')}
          choices={['en', 'he'].map((id) => ({ id, name: `languages.${id}` }))}
        />
      </Box>
      <TextInput
        source="subject"
        label={field('subject')}
        helperText={t('resources.templates.subjectHint')}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      <TextInput
        source="preheader"
        label={field('preheader')}
        helperText={t('resources.templates.preheaderHint')}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
    </RecordForm>
  );
}
