import { Typography } from '@mui/material';
import { HOLD_REASONS, type HoldAbout, type HoldDraft } from '@zikaron/contract';
import { DateInput, SelectInput, TextInput, useTranslate } from 'react-admin';
import { call } from '../api/http';
import { useDone } from '../forms/useChange';
import { DialogForm } from '../forms/DialogForm';

export interface Holdable {
  about: HoldAbout;
  recordId: string;
  name: string;
}

/** Asks why and how long a person writes in place of the house. */
export function HoldDialog({ about, recordId, name, onClose }: Holdable & { onClose: () => void }) {
  const t = useTranslate();
  const done = useDone(...TOUCHED);
  const save = async ({ until, ...typed }: Pick<HoldDraft, 'until' | 'reason' | 'note'>, key: string) => {
    const draft: HoldDraft = { ...typed, about, recordId, until: until || null };
    await call('/holds', { method: 'POST', body: draft, key });
    await done(t('holds.done'));
    onClose();
  };
  return (
    <DialogForm
      title={t(`holds.holdTitles.${about}`, { name })}
      record={{ reason: '' }}
      save={save}
      saveLabel={t('holds.hold')}
      requires={['reason']}
      onClose={onClose}
    >
      <Inputs />
    </DialogForm>
  );
}

function Inputs() {
  const t = useTranslate();
  return (
    <>
      <Typography sx={{ mb: 2 }}>{t('holds.holdText')}</Typography>
      <SelectInput
        source="reason"
        label={t('holds.reason')}
        helperText={t('holds.reasonHint')}
        choices={HOLD_REASONS.map((id) => ({ id, name: `holds.reasons.${id}` }))}
        translateChoice
        isRequired
      />
      <TextInput source="note" label={t('holds.note')} multiline minRows={2} helperText={false} />
      <DateInput source="until" label={t('holds.until')} helperText={t('holds.untilHint')} />
    </>
  );
}

/** What shows whether somebody is held. */
export const TOUCHED = [['holds'], ['coverage'], ['contacts'], ['yahrzeits']];
