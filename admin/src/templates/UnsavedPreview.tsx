import { useQuery } from '@tanstack/react-query';
import type { TemplateMetadata } from '@zikaron/contract';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import { LoadError } from '../lists/LoadError';
import { RowsSkeleton } from '../lists/skeletons';
import { LetterPreview } from './LetterPreview';
import type { Words } from './use-template-draft';

/** The letter as it stands in its editor, saved or not, compiled by the server. */
export function UnsavedPreview({ words, read }: { words: Words; read: () => Promise<TemplateMetadata> }) {
  const t = useTranslate();
  const id = useId();
  const { language, subject } = words;
  const { data, error, refetch } = useQuery({
    queryKey: ['templates', 'prepared', id, language],
    queryFn: async ({ signal }) =>
      call<{ html: string }>('/templates/prepare', {
        method: 'POST',
        body: { language, metadataJson: await read() },
        signal,
      }),
    gcTime: 0,
    staleTime: Infinity,
  });
  if (error)
    return <LoadError error={error} onRetry={() => void refetch()} title={t('resources.templates.notToBeSent')} />;
  if (!data) return <RowsSkeleton rows={6} />;
  return <LetterPreview html={data.html} subject={subject} />;
}
