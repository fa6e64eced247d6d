import { Button, Dialog, DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../../api/account';
import { SendTest } from '../SendTest';
import type { Whose } from '../use-validation';

/** "Send me one": the saved letter, as the family at hand would get it, to oneself. */
export function SendOne({ templateId, whose, unsaved }: { templateId: string; whose: Whose; unsaved: boolean }) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  if (!useMay('emails:send')) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)} disabled={unsaved}>
        {t(`resources.templates.letter.${unsaved ? 'saveFirst' : 'sendOne'}`)}
      </Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} fullWidth maxWidth="sm" aria-labelledby="send-one">
          <DialogTitle id="send-one">{t('resources.templates.letter.sendOne')}</DialogTitle>
          <DialogContent sx={{ pb: 3 }}>
            <SendTest templateId={templateId} whose={whose} hasHtml />
          </DialogContent>
        </Dialog>
      )}
    </>
  );
}
