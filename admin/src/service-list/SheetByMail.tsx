import { Box, FormControlLabel, MenuItem, Switch, TextField } from '@mui/material';
import type { PulpitMail } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { useAnswer } from '../api/useAnswer';
import { useReplace } from '../forms/useChange';
import { PULPIT_PAPERS, usePulpitPaper } from './pulpit-papers';

const KEY = ['pulpit-mail'];
const PATH = '/pulpit-sheet/mail';

/** Whether the signed-in person has the sheet for the pulpit by mail, and on which paper. */
export function SheetByMail() {
  const t = useTranslate();
  const mayChoose = useMay('notifications:write');
  const { busy, replace } = useReplace<PulpitMail>(KEY);
  const { data } = useAnswer<PulpitMail>(KEY, PATH);
  if (!data || !mayChoose) return null;
  const choose = (body: PulpitMail) =>
    replace(
      PATH,
      { method: 'PUT', body },
      t(body.wanted ? 'serviceList.byMail.on' : 'serviceList.byMail.off'),
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
      {data.wanted && <PaperChoice data={data} busy={busy} choose={choose} />}
    </Box>
  );
}

interface PaperChoiceProps {
  data: PulpitMail;
  busy: boolean;
  choose: (body: PulpitMail) => Promise<void>;
}

function PaperChoice({ data, busy, choose }: PaperChoiceProps) {
  const t = useTranslate();
  const labelOf = usePulpitPaper();
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
