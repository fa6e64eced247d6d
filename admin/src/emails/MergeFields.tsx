import { Alert, Box, Chip, Typography } from '@mui/material';
import type { EmailMessageDetails, MergeFieldIssue } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { useSaying } from '../api/useSaying';
import { LinkButton } from '../lists/LinkButton';
import { fieldInWords, issueInWords } from '../templates/letter/in-words';

/** Which merge fields the letter used, and where a value was missing. */
export function MergeFields({ message }: { message: EmailMessageDetails }) {
  const { mergeFieldsUsed, mergeFieldIssues, template } = message;
  const t = useTranslate();
  return (
    <Box sx={{ py: 3 }}>
      {mergeFieldIssues.length === 0 && <Typography>{t('resources.emails.noIssues')}</Typography>}
      {mergeFieldIssues.map((issue) => (
        <IssueLine key={`${issue.field}-${issue.type}`} issue={issue} />
      ))}
      {mergeFieldsUsed.length > 0 && (
        <>
          <Typography variant="h6" component="h3" sx={{ mt: 2 }}>
            {t('resources.emails.fieldsUsed')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {mergeFieldsUsed.map((field) => (
              <Chip key={field} label={fieldInWords(t, field)} variant="outlined" />
            ))}
          </Box>
        </>
      )}
      {template && <TestTemplate id={template.id} />}
    </Box>
  );
}

function TestTemplate({ id }: { id: string }) {
  const label = useTranslate()('resources.emails.testTemplate');
  return <LinkButton leadsBack to={`/app/templates/${id}/test`} label={label} variant="outlined" sx={{ mt: 2.5 }} />;
}

function IssueLine({ issue }: { issue: MergeFieldIssue }) {
  const t = useTranslate();
  const say = useSaying();
  return (
    <Alert severity={issue.severity === 'high' ? 'error' : 'warning'} sx={{ mb: 1 }}>
      <strong>{t(`issues.severity.${issue.severity}`)}</strong> · {t(`issues.type.${issue.type}`)} ·{' '}
      {fieldInWords(t, issue.field)}
      <Box>{issueInWords(t, say, issue)}</Box>
    </Alert>
  );
}
