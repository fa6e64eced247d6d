import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../../api/account';
import { SendTest } from '../SendTest';
import type { Whose } from '../use-validation';
import { PlainDialog } from '../../forms/PlainDialog';

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
        <PlainDialog title={t('resources.templates.letter.sendOne')} cross onClose={() => setOpen(false)}>
          <SendTest templateId={templateId} whose={whose} hasHtml />
        </PlainDialog>
      )}
    </>
  );
}
