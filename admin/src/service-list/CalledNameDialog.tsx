import { Typography } from '@mui/material';
import type { CalledContact, CalledNameDraft } from '@zikaron/contract';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { call } from '../api/http';
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
  readonly called: CalledContact;
  readonly onClose: () => void;
}

const NOTHING = { honorific: null, given: '', father: null, mother: null, gender: null, tribe: null };

/** The parts as they are proposed, to correct and to confirm. */
export function CalledNameDialog({ of, id, name, called, onClose }: CalledNameDialogProps) {
  const t = useTranslate();
  const done = useDone([of]);
  const save = async (draft: CalledNameDraft) => {
    if (of === 'yahrzeits') await call(`/called-names/${id}`, { method: 'PUT', body: draft });
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
