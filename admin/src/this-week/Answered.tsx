import { Box, Typography } from '@mui/material';
import type { RemembererRequest, ThisWeek } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Day } from '../dates/When';
import { useRemembererWords } from '../rememberers/useRemembererWords';
import { useAnswerWords } from '../responses/useAnswerWords';
import { Quiet } from '../theme/Quiet';

/** What families answered to their letters this week; nothing where nobody did. */
export function Answered({ answers: { first, count }, rememberers }: Pick<ThisWeek, 'answers' | 'rememberers'>) {
  const t = useTranslate();
  const words = useAnswerWords();
  const remembererWords = useRemembererWords();
  if (count === 0 && rememberers.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="answered" sx={{ mt: 4 }}>
      <Typography variant="h2" id="answered" sx={{ mb: 1.5 }}>
        {t('thisWeek.answered')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, borderTop: '1px solid', borderColor: 'divider' }}>
        {rememberers.map((asked) => (
          <RemembererLine key={asked.contact.id} asked={asked} remembererWords={remembererWords} />
        ))}
        {first.map((answer) => (
          <AnswerLine key={answer.id} answer={answer} words={words} />
        ))}
      </Box>
      {count > first.length && (
        <Box component={Link} to="/app/coverage" sx={{ display: 'inline-block', mt: 1.5 }}>
          {t('thisWeek.moreAnswered', { smart_count: count - first.length })}
        </Box>
      )}
    </Box>
  );
}

interface RemembererLineProps {
  asked: ThisWeek['rememberers'][number];
  remembererWords: (asked: RemembererRequest) => string;
}

function RemembererLine({ asked, remembererWords }: RemembererLineProps) {
  return (
    <Box
      component="li"

      sx={{ py: 1.5, borderBottom: '1px solid', borderColor: 'divider' }}
    >
      <Box component={Link} to={`/app/contacts/${asked.contact.id}`} dir="auto" sx={{ fontWeight: 600 }}>
        {remembererWords(asked)}
      </Box>
      <Quiet sx={ofWhom}>
        <Box component={Link} to={`/app/yahrzeits/${asked.yahrzeit.id}`} dir="auto" sx={{ color: 'inherit' }}>
          {asked.yahrzeit.name}
        </Box>
      </Quiet>
    </Box>
  );
}

interface AnswerLineProps {
  answer: ThisWeek['answers']['first'][number];
  words: ReturnType<typeof useAnswerWords>;
}

function AnswerLine({ answer, words }: AnswerLineProps) {
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: '1px solid', borderColor: 'divider' }}>
      <Box component={Link} to={`/app/contacts/${answer.contact.id}`} dir="auto" sx={{ fontWeight: 600 }}>
        {answer.contact.name}
      </Box>
      : {words(answer)}
      <Quiet sx={ofWhom}>
        <Box component={Link} to={`/app/yahrzeits/${answer.yahrzeit.id}`} dir="auto" sx={{ color: 'inherit' }}>
          {answer.yahrzeit.name}
        </Box>
        {' · '}
        <Day date={answer.date} style="weekday" />
      </Quiet>
    </Box>
  );
}

/** As far below the family's line as a finger needs. */
const ofWhom = { mt: { xs: 1.25, md: 0 } };
