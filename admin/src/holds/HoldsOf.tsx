import { Alert, Button } from '@mui/material';
import type { Hold } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAnswer } from '../api/useAnswer';
import { HoldDialog, type Holdable } from './HoldDialog';
import { HoldLine } from './HoldLine';

/** A yahrzeit, or a contact with all theirs. */
type About = { yahrzeitId: string } | { contactId: string };

/** Asked by a page together with its record, so that nothing moves when it comes. */
export function useHoldsOf(about: About) {
  const path = `/holds?range=[0,49]&filter=${encodeURIComponent(JSON.stringify(about))}`;
  return useAnswer<{ data: Hold[] }>(['holds', path], path);
}

/** What is held of a yahrzeit or a contact and their families, told at the head of the page; nothing where nothing is. */
export function HoldsOf({ filter }: { filter: About }) {
  const { data } = useHoldsOf(filter);
  if (!data?.data.length) return null;
  return (
    <Alert severity="info" icon={false} sx={{ mb: 2, '& .MuiAlert-message': { flex: 1 } }}>
      {data.data.map((hold) => (
        <HoldLine key={hold.id} hold={hold} />
      ))}
    </Alert>
  );
}

/** Asks for a hold of this record. */
export function HoldButton({ label, ...of }: Holdable & { label: string }) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-label={`${t(label)}: ${of.name}`}>
        {t(label)}
      </Button>
      {open && <HoldDialog {...of} onClose={() => setOpen(false)} />}
    </>
  );
}
