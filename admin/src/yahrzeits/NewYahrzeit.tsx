import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, Dialog, DialogContent, DialogTitle, IconButton, useMediaQuery, type Theme } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { Yahrzeit } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { call } from '../api/http';
import { RecordForm } from '../forms/RecordForm';
import { useToast } from '../forms/useAction';
import { draftOf, type YahrzeitFormValues } from './form-values';
import { YahrzeitInputs } from './YahrzeitInputs';

/** The dialog behind "New yahrzeit". */
export function NewYahrzeit({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const save = async (values: YahrzeitFormValues) => {
    const draft = await draftOf(values);
    const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'America/New_York';
    const made = await call<Yahrzeit>('/yahrzeits', { method: 'POST', body: { ...draft, timezone } });
    await queries.invalidateQueries({ queryKey: ['yahrzeits'] });
    toast(t('resources.yahrzeits.created'));
    onClose();
    void navigate(`/app/yahrzeits/${made.id}`);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" fullScreen={narrow} aria-labelledby="new-yahrzeit">
      <DialogTitle id="new-yahrzeit" sx={{ display: 'flex', alignItems: 'center', typography: 'h2', pb: 0.5 }}>
        <Box sx={{ flex: 1 }}>{t('resources.yahrzeits.new')}</Box>
        <IconButton onClick={onClose} aria-label={t('ra.action.close')}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        <RecordForm
          record={{ afterSunset: 'unsure' }}
          save={save}
          failed={t('resources.yahrzeits.createFailed')}
          requires={['name']}
          buttons={<Button onClick={onClose}>{t('lists.cancel')}</Button>}
        >
          <YahrzeitInputs />
        </RecordForm>
      </DialogContent>
    </Dialog>
  );
}
