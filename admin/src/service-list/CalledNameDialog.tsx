import { Typography } from '@mui/material';
import type { CalledContact, CalledName, CalledNameDraft } from '@zikaron/contract';
import { useState } from 'react';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { ApiError, call } from '../api/http';
import { Columns } from '../forms/RecordForm';
import { choicesOf } from '../observers/relationships';
import { TypedInput } from '../forms/inputs';
import { DialogForm } from '../forms/DialogForm';
import { useDone } from '../forms/useChange';

/** Whose name: of one who is remembered, or of one who remembers. */
export type NameBearer = 'yahrzeits' | 'contacts';

interface CalledNameDialogProps {
  readonly of: NameBearer;
  readonly id: string;
  readonly name: string;
  readonly called: CalledName | CalledContact;
  readonly onClose: () => void;
}

const NOTHING = { honorific: null, given: '', father: null, mother: null, gender: null, tribe: null };

/** The parts as they are proposed, to correct and to confirm. */
export function CalledNameDialog({ of, id, name, called, onClose }: CalledNameDialogProps) {
  const t = useTranslate();
  const done = useDone([of]);
  const confirm = useConfirm(id, 'confirmed' in called ? called.confirmed : null);
  const save = async (draft: CalledNameDraft) => {
    if (of === 'yahrzeits') await confirm(draft);
    else await call(`/contacts/${id}`, { method: 'PUT', body: { calledName: draft } });
    await done(t('calledName.saved', { name }));
    return onClose;
  };
  return (
    <DialogForm
      title={t('calledName.titleOf', { name })}
      record={{ ...(called.parts ?? NOTHING), pronunciation: called.pronunciation }}
      save={save}
      failed={t('calledName.failed')}
      saveLabel={t('ra.action.confirm')}
      requires={['given']}
      onClose={onClose}
    >
      {called.typed && (
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {t('calledName.typed')} <bdi>{called.typed}</bdi>
        </Typography>
      )}
      <Parts />
    </DialogForm>
  );
}

/** Confirms a name as it was read; where somebody else was faster they are named once, and confirming again then counts. */
function useConfirm(id: string, confirmed: CalledName['confirmed']) {
  const t = useTranslate();
  const [confirmedAt, setConfirmedAt] = useState(confirmed?.at ?? null);
  return async (draft: CalledNameDraft) => {
    const path = `/called-names/${id}`;
    try {
      await call(path, { method: 'PUT', body: { ...draft, confirmedAt } });
    } catch (error) {
      if (!(error instanceof ApiError) || error.body.code !== 'changed_meanwhile') throw error;
      const now = await call<CalledName>(path);
      setConfirmedAt(now.confirmed?.at ?? null);
      const who = now.confirmed?.by ?? t('forms.somebody');
      const told = t('calledName.meanwhile', { who, called: now.called ?? '' });
      throw new ApiError(told, 409, { errors: { root: { serverError: told } } });
    }
  };
}

function Parts() {
  const t = useTranslate();
  const label = (part: string) => t(`calledName.parts.${part}`);
  return (
    <>
      <Columns>
        {(['honorific', 'given', 'father', 'mother'] as const).map((part) => (
          <TypedInput key={part} source={part} label={label(part)} isRequired={part === 'given'} />
        ))}
        <SelectInput
          source="tribe"
          label={label('tribe')}
          choices={choicesOf(['kohen', 'levi'], 'calledName.tribes')}
        />
        <SelectInput source="gender" label={label('gender')} choices={choicesOf(['f', 'm'], 'calledName.genders')} />
      </Columns>
      <TextInput
        source="pronunciation"
        label={t('calledName.pronunciation')}
        helperText={t('calledName.pronunciationHint')}
      />
    </>
  );
}
