import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { PlannedOutcome } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Day, Moment } from '../dates/When';

/** Who is written to and when; or who is not, and why. */
export function OutcomeTable({
  outcomes,
  onShow,
}: {
  outcomes: PlannedOutcome[];
  onShow: (outcome: PlannedOutcome) => void;
}) {
  const t = useTranslate();
  const column = (name: string) => t(`resources.email-jobs.columns.${name}`);
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t('resources.email-jobs.previewTitle')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{column('contact')}</TableCell>
            <TableCell>{column('yahrzeit')}</TableCell>
            <TableCell>{column('observance')}</TableCell>
            <TableCell>{column('when')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {outcomes.map((outcome) => (
            <TableRow key={`${outcome.observanceId}-${outcome.occurrenceDate ?? ''}`}>
              <TableCell>
                <Box
                  component={Link}
                  to={`/app/contacts/${outcome.contact.id}`}
                  dir="auto"
                  sx={{ color: 'primary.main', fontWeight: 600 }}
                >
                  {outcome.contact.name}
                </Box>
                <Box sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>
                  <bdi>{outcome.contact.email ?? '–'}</bdi>
                </Box>
              </TableCell>
              <TableCell>
                <Box
                  component={Link}
                  to={`/app/yahrzeits/${outcome.yahrzeit.id}`}
                  dir="auto"
                  sx={{ color: 'primary.main' }}
                >
                  {outcome.yahrzeit.name}
                </Box>
              </TableCell>
              <TableCell>
                <Day date={outcome.occurrenceDate} style="weekday" />
              </TableCell>
              <TableCell>
                {outcome.outcome === 'queued' ? (
                  <>
                    <Moment at={outcome.sendAt} />
                    {outcome.moved && (
                      <Box sx={{ color: 'warning.main', fontSize: '.9375rem' }}>{t('resources.email-jobs.moved')}</Box>
                    )}
                    {outcome.inLetter > 1 && (
                      <Box sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>
                        {t('resources.email-jobs.together', { smart_count: outcome.inLetter })}
                      </Box>
                    )}
                    <Button size="small" onClick={() => onShow(outcome)} sx={{ marginInlineStart: -1.5 }}>
                      {t('resources.email-jobs.showLetter')}
                    </Button>
                  </>
                ) : (
                  t(`skipReasons.${outcome.reason ?? 'unknown'}`, { _: outcome.reason ?? '' })
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
