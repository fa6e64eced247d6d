import { Alert, Box } from '@mui/material';
import type { FamilyResponse } from '@zikaron/contract';
import { Link } from 'react-router-dom';
import { useAnswer } from '../api/useAnswer';
import { Day, Moment } from '../dates/When';
import { Quiet } from '../theme/Quiet';
import { useAnswerWords } from './useAnswerWords';

/** A yahrzeit, or a contact with all theirs. */
type About = { yahrzeitId: string } | { contactId: string };

/** Asked by a page together with its record, so that nothing moves when it comes. */
export function useAnswersOf(about: About) {
  const path = `/responses?range=[0,2]&filter=${encodeURIComponent(JSON.stringify(about))}`;
  return useAnswer<{ data: FamilyResponse[] }>(['responses', path], path);
}

/** What families answered about a yahrzeit, or a contact about all theirs: the latest three, where the office looks anyway. */
export function AnswersOf({ filter }: { filter: About }) {
  const words = useAnswerWords();
  const { data } = useAnswersOf(filter);
  if (!data?.data.length) return null;
  const isOfContact = 'contactId' in filter;
  const pages = isOfContact ? '/app/yahrzeits' : '/app/contacts';
  return (
    <Alert severity="success" icon={false} sx={{ mb: 2 }}>
      {data.data.map((answer) => {
        const who = isOfContact ? answer.yahrzeit : answer.contact;
        return (
          <Box key={answer.id} sx={{ py: 0.5 }}>
            <Box component={Link} to={`${pages}/${who.id}`} dir="auto" sx={{ fontWeight: 600 }}>
              {who.name}
            </Box>
            {', '}
            <Day date={answer.date} />: {words(answer)}
            <Quiet component="span">
              {' '}
              (<Moment at={answer.answeredAt} />)
            </Quiet>
          </Box>
        );
      })}
    </Alert>
  );
}
