import { Box, Button, Typography } from '@mui/material';
import type { BulkAction } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { useAnswer } from '../api/useAnswer';
import { Moment } from '../dates/When';
import { PlainDialog } from '../forms/PlainDialog';
import { useAction } from '../forms/useAction';
import { Loaded } from '../lists/Loaded';
import { RowsSkeleton } from '../lists/skeletons';
import { wordsOf } from './acts';
import { useUndo } from './useUndo';

/** What was done with many in the last thirty days, each with the button that undoes it, or why that is too late. */
export default function RecentDialog({ onClose }: { onClose: () => void }) {
  return (
    <PlainDialog title={useTranslate()('bulk.recentTitle')} onClose={onClose}>
      <Changes />
    </PlainDialog>
  );
}

function Changes() {
  const t = useTranslate();
  const answer = useAnswer<{ data: BulkAction[] }>(['bulk-actions', 'recent'], '/bulk-actions?range=[0,49]', {
    staleTime: 0,
  });
  return (
    <Loaded answer={answer} shape={<RowsSkeleton rows={3} />}>
      {({ data }) => (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((action) => (
            <Change key={action.id} action={action} />
          ))}
          {data.length === 0 && <Typography color="text.secondary">{t('bulk.recentNone')}</Typography>}
        </Box>
      )}
    </Loaded>
  );
}

function Change({ action }: { action: BulkAction }) {
  const t = useTranslate();
  const undo = useUndo();
  const { busy, act } = useAction();
  const { id, subject, act: name, value, changed, at, by, undoneAt, tooLate } = action;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, alignItems: 'center', py: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <WhatWasDone name={name} subject={subject} value={value} changed={changed} />
        <Box sx={{ color: 'text.secondary' }}>
          <Moment at={at} /> · <bdi>{by}</bdi>
        </Box>
      </Box>
      {undoneAt || tooLate ? (
        <Box sx={{ color: 'text.secondary', maxWidth: '45%' }}>
          {t(tooLate ? `bulk.tooLate.${tooLate}` : 'bulk.wasUndone')}
        </Box>
      ) : (
        <Button disabled={busy} onClick={() => void act(() => undo(subject, id), String)}>
          {t('ra.action.undo')}
        </Button>
      )}
    </Box>
  );
}

interface WhatWasDoneProps {
  name: BulkAction['act'];
  subject: BulkAction['subject'];
  value: BulkAction['value'];
  changed: number;
}

function WhatWasDone({ name, subject, value, changed }: WhatWasDoneProps) {
  const t = useTranslate();
  return (
    <Box sx={{ fontWeight: 600 }}>
      {name === 'merge' ? (
        <>
          {t(`merging.${subject}.done`)}: <bdi>{String(value ?? '')}</bdi>
        </>
      ) : (
        `${t(`${wordsOf(name, subject)}.name`, { _: t(`${wordsOf(name, subject)}.title`) })}: ${t(`bulk.of.${subject}`, { smart_count: changed })}`
      )}
    </Box>
  );
}
