import { Box, FormControlLabel, MenuItem, Switch, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { PulpitMail } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { call } from '../api/http';
import { useAnswer } from '../api/useAnswer';
import { useAction, useToast } from '../forms/useAction';
import { PULPIT_PAPERS, usePulpitPaper } from './pulpit-papers';

const KEY = ['pulpit-mail'];
const PATH = '/pulpit-sheet/mail';

/** Whether the signed-in person has the sheet for the pulpit by mail, and on which paper. */
export function SheetByMail() {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const labelOf = usePulpitPaper();
  const mayChoose = useMay('notifications:write');
  const { busy, act } = useAction();
  const { data } = useAnswer<PulpitMail>(KEY, PATH);
  if (!data || !mayChoose) return null;
  const choose = (body: PulpitMail) =>
    act(
      async () => {
        queries.setQueryData(KEY, await call<PulpitMail>(PATH, { method: 'PUT', body }));
        toast(t(body.wanted ? 'serviceList.byMail.on' : 'serviceList.byMail.off'));
      },
      (reason) => reason,
    );
  return (
    <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <FormControlLabel
        control={
          <Switch checked={data.wanted} disabled={busy} onChange={(_, wanted) => void choose({ ...data, wanted })} />
        }
        label={t('serviceList.byMail.label')}
      />
      {data.wanted && <PaperChoice data={data} busy={busy} choose={choose} labelOf={labelOf} />}
    </Box>
  );
}

interface PaperChoiceProps {
  data: PulpitMail;
  busy: boolean;
  choose: (body: PulpitMail) => Promise<void>;
  labelOf: ReturnType<typeof usePulpitPaper>;
}

function PaperChoice({ data, busy, choose, labelOf }: PaperChoiceProps) {
  const t = useTranslate();
  return (
    <TextField
      select
      label={t('serviceList.byMail.paper')}
      value={`${data.size} ${data.points}`}
      disabled={busy}
      onChange={({ target }) => {
        const paper = PULPIT_PAPERS.find(({ size, points }) => `${size} ${points}` === target.value);
        if (paper) void choose({ wanted: true, ...paper });
      }}
      sx={{ minWidth: 180, m: 0 }}
    >
      {PULPIT_PAPERS.map((paper) => (
        <MenuItem key={`${paper.size} ${paper.points}`} value={`${paper.size} ${paper.points}`}>
          {labelOf(paper)}
        </MenuItem>
      ))}
    </TextField>
  );
}
