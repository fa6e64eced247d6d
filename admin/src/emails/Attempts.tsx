import { Alert, Box, Typography } from '@mui/material';
import type { DeliveryReport, EmailMessageDetails } from '@zikaron/contract';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useAnswer } from '../api/useAnswer';
import { inPath } from '../api/in-path';
import { Moment } from '../dates/When';
import { KeptReason } from '../lists/KeptReason';
import { Quiet } from '../theme/Quiet';

/** Every attempt to hand the letter over, and below it what was heard afterwards. */
export function Attempts({ message: { id, attempts, status } }: { message: EmailMessageDetails }) {
  const t = useTranslate();
  return (
    <Box sx={{ py: 3 }}>
      {attempts.length === 0 && <Typography color="text.secondary">{t('resources.emails.noAttempts')}</Typography>}
      <Happenings>
        {attempts.map(({ at, outcome, response }) => (
          <Happening key={at} at={at} words={response}>
            {t(`resources.emails.attempts.${outcome}`, { _: outcome })}
          </Happening>
        ))}
      </Happenings>
      {attempts.length > 0 && status !== 'queued' && <Reports message={id} />}
    </Box>
  );
}

function Reports({ message }: { message: string }) {
  const t = useTranslate();
  const { data, error } = useAnswer<{ data: DeliveryReport[] }>(
    ['emails', 'delivery-reports', message],
    `/emails/${inPath(message)}/delivery-reports`,
  );
  const text = (name: string) => t(`resources.emails.reports.${name}`);
  return (
    <Box component="section" aria-labelledby="delivery-reports" sx={{ mt: 3 }}>
      <Typography variant="h3" component="h2" id="delivery-reports">
        {text('title')}
      </Typography>
      {error && <Alert severity="error">{text('failed')}</Alert>}
      {data && (
        <Typography color="text.secondary" sx={{ maxWidth: '70ch', mb: 1.5 }}>
          {text(data.data.length ? 'intro' : 'none')}
        </Typography>
      )}
      <Happenings>
        {(data?.data ?? []).map(({ id, at, kind, source, status, detail }) => (
          <Happening key={id} at={at} words={[status, detail].filter(Boolean).join(' · ')}>
            {text(`kinds.${kind}`)}, {text(`sources.${source}`)}
          </Happening>
        ))}
      </Happenings>
    </Box>
  );
}

const Happenings = ({ children }: { children: ReactNode[] }) =>
  children.length > 0 && (
    <Box component="ol" sx={{ m: 0, p: 0, paddingInlineStart: 2.5 }}>
      {children}
    </Box>
  );

/** `words` are the other side's, or the house's own where it had none. */
const Happening = ({ at, words, children }: { at: string; words: string | null; children: ReactNode }) => (
  <Box component="li" sx={{ mb: 1 }}>
    <Moment at={at} /> · {children}
    {words && (
      <Quiet sx={{ overflowWrap: 'anywhere' }}>
        <KeptReason kept={words} />
      </Quiet>
    )}
  </Box>
);
