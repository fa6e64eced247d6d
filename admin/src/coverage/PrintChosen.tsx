import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Printing } from '@zikaron/contract';
import { useState } from 'react';
import { call } from '../api/http';
import { PrintDialog } from './PrintDialog';
import { askedIn } from './search-params';
import { WindowFields } from './WindowFields';

interface PrintChosenProps {
  of: NonNullable<Printing['of']>;
  today: string;
  onClose: () => void;
}

/** Prints the letters that wait of chosen rows of a list: which days is asked, and how many they are is said before. */
export function PrintChosen({ of, today, onClose }: PrintChosenProps) {
  const [asked, setAsked] = useState(() => askedIn(new URLSearchParams(), today));
  const { from, to } = asked;
  const { data } = useQuery({
    queryKey: ['printing', 'count', of, from, to],
    queryFn: ({ signal }) =>
      call<{ data: { letters: number } }>('/printing/count', { method: 'POST', body: { from, to, of }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <PrintDialog asked={asked} of={of} waiting={data?.data.letters} onClose={onClose}>
      <Box sx={{ pt: 1, mb: 2 }}>
        <WindowFields asked={asked} today={today} onAsk={(days) => setAsked({ ...asked, ...days })} />
      </Box>
    </PrintDialog>
  );
}
