import type { Template } from '@zikaron/contract';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { ApiError, reasonOf } from '../api/http';
import { inPath } from '../api/in-path';
import { useAnswer } from '../api/useAnswer';
import { EmptyState } from '../lists/EmptyState';
import { LinkButton } from '../lists/LinkButton';
import { FailedPage } from '../lists/FailedPage';
import { BackLink } from '../lists/PageHead';
import { PageSkeleton } from '../lists/skeletons';
import { useNearest } from './letter/use-families';
import { TemplateEditor } from './TemplateEditor';

/** `/app/templates/{id}`; an earlier version that is brought back is edited afresh. */
export default function TemplatePage() {
  const { id = '' } = useParams();
  const [replaced, setReplaced] = useState(0);
  const nearest = useNearest();
  return (
    <KnownTemplate id={id}>
      {(template) =>
        nearest.isPending ? (
          <PageSkeleton />
        ) : (
          <TemplateEditor
            key={`${id}-${replaced}`}
            template={template}
            first={nearest.data?.[0]}
            onReplaced={() => setReplaced((times) => times + 1)}
          />
        )
      }
    </KnownTemplate>
  );
}

/** A template once it is here; before that its skeleton, and "Template Not Found" when there is none. */
export function KnownTemplate({ id, children }: { id: string; children: (template: Template) => ReactNode }) {
  const t = useTranslate();
  const { data, error, refetch } = useAnswer<Template>(['templates', 'one', id], `/templates/${inPath(id)}`);
  const back = { to: '/app/templates', label: t('resources.templates.title') };
  if (data) return children(data);
  if (error instanceof ApiError && [400, 404].includes(error.status)) {
    return (
      <>
        <BackLink {...back} />
        <EmptyState title={t('resources.templates.notFound')} text={t('resources.email-jobs.notFoundText')}>
          <LinkButton to="/app/templates" variant="contained" label={t('resources.templates.title')} />
        </EmptyState>
      </>
    );
  }
  if (error) {
    const message = reasonOf(error, '');
    const says = t('resources.templates.loadFailed', { message });
    const title = t('resources.templates.name', { smart_count: 1 });
    const told = message ? { says, error: null } : { says: says.replace(/:[\s\u2068\u2069]*$/, ''), error };
    return <FailedPage {...{ title, back, ...told }} onRetry={() => void refetch()} />;
  }
  return <PageSkeleton />;
}
