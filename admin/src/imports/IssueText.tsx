import type { ImportIssue } from '@zikaron/contract';
import { useLocaleState, useTranslate } from 'react-admin';
import { useHeading } from './use-heading';

/** What is wrong, in the reader's language: the server's sentence in English, and one for each code in others. */
export function IssueText({ issue }: { issue: ImportIssue }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const headingOf = useHeading();
  const words = locale === 'en' ? issue.message : t(`resources.imports.issues.${issue.code}`, { _: issue.message });
  return (
    <>
      {issue.column && (
        <strong>
          <bdi>{headingOf(issue.column)}</bdi>:{' '}
        </strong>
      )}
      <span dir="auto">{words}</span>
    </>
  );
}
