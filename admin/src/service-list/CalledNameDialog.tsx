import { Typography } from '@mui/material';
import type { CalledContact, CalledName, CalledNameDraft } from '@zikaron/contract';
import { useState } from 'react';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { ApiError, call } from '../api/http';
import { inPath } from '../api/in-path';
import { Columns } from '../forms/RecordForm';
import { choicesOf } from '../observers/relationships';
import { TypedInput } from '../forms/inputs';
import { DialogForm } from '../forms/DialogForm';
import { useDone } from '../forms/useChange';

/** Whose name: of one who is remembered, or of one who remembers. */
export type NameBearer = 'yahrzeits' | 'contacts';

export type Called = CalledName | CalledContact;

export const PATHS: Record<NameBearer, (id: string) => string> = {
  yahrzeits: (id) => `/called-names/${inPath(id)}`,
  contacts: (id) => `/called-names/contacts/${inPath(id)}`,
};

interface CalledNameDialogProps {
  readonly of: NameBearer;
  readonly id: string;
  readonly name: string;
  readonly called: Called;
  readonly onClose: () => void;
}

const NOTHING = { honorific: null, given: '', father: null, mother: null, gender: null, tribe: null };

/** The parts as they are proposed, to correct and to confirm. */
export function CalledNameDialog({ of, id, name, called, onClose }: CalledNameDialogProps) {
  const t = useTranslate();
  const done = useDone([of]);
  const confirm = useConfirm(of, id, called);
  const save = async (draft: CalledNameDraft) => {
    await confirm(draft);
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
function useConfirm(of: NameBearer, id: string, called: Called) {
  const t = useTranslate();
  const [read, setRead] = useState(called);
  const confirm = async (draft: CalledNameDraft, known: Called): Promise<void> => {
    try {
      await put(id, draft, known);
    } catch (error) {
      if (!(error instanceof ApiError) || error.body.code !== 'changed_meanwhile') throw error;
      const now = await call<Called>(PATHS[of](id));
      setRead(now);
      // What else was changed of a contact stands in no field here.
      if ('version' in now && !error.body.errors?.calledName) return confirm(draft, now);
      const who = error.body.by ?? t('forms.somebody');
      const told = t('calledName.meanwhile', { who, called: now.called ?? '' });
      throw new ApiError(told, 409, { errors: { root: { serverError: told } } });
    }
  };
  return (draft: CalledNameDraft) => confirm(draft, read);
}

const put = (id: string, draft: CalledNameDraft, read: Called) =>
  'version' in read
    ? call(`/contacts/${inPath(id)}`, { method: 'PUT', body: { calledName: draft, version: read.version } })
    : call(PATHS.yahrzeits(id), { method: 'PUT', body: { ...draft, confirmedAt: read.confirmed?.at ?? null } });

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
