import { Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { CalledContact, CalledNameDraft } from '@zikaron/contract';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { call } from '../api/http';
import { FormDialog } from '../forms/FormDialog';
import { Columns, RecordForm } from '../forms/RecordForm';
import { useToast } from '../forms/useAction';

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
  const toast = useToast();
  const queries = useQueryClient();
  const save = async (draft: CalledNameDraft) => {
    if (of === 'yahrzeits') await call(`/called-names/${id}`, { method: 'PUT', body: draft });
    else await call(`/contacts/${id}`, { method: 'PUT', body: { calledName: draft } });
    await queries.invalidateQueries({ queryKey: [of] });
    toast(t('calledName.saved', { name }));
    return onClose;
  };
  const choices = (part: string, values: readonly string[]) =>
    values.map((value) => ({ id: value, name: t(`calledName.${part}s.${value}`) }));
  return (
    <FormDialog title={t('calledName.titleOf', { name })} onClose={onClose}>
      {(cancel) => (
        <>
          {called.typed && (
            <Typography color="text.secondary" sx={{ mb: 1 }}>
              {t('calledName.typed')} <bdi>{called.typed}</bdi>
            </Typography>
          )}
          <RecordForm
            record={{ ...(called.parts ?? NOTHING), pronunciation: called.pronunciation }}
            save={save}
            failed={t('calledName.failed')}
            saveLabel={t('calledName.save')}
            requires={['given']}
            buttons={cancel}
          >
            <Columns>
              {(['honorific', 'given', 'father', 'mother'] as const).map((part) => (
                <TextInput
                  key={part}
                  source={part}
                  label={t(`calledName.parts.${part}`)}
                  isRequired={part === 'given'}
                  slotProps={{ htmlInput: { dir: 'auto' } }}
                  fullWidth
                />
              ))}
              <SelectInput
                source="tribe"
                label={t('calledName.parts.tribe')}
                choices={choices('tribe', ['kohen', 'levi'])}
              />
              <SelectInput
                source="gender"
                label={t('calledName.parts.gender')}
                choices={choices('gender', ['f', 'm'])}
              />
            </Columns>
            <TextInput
              source="pronunciation"
              label={t('calledName.pronunciation')}
              helperText={t('calledName.pronunciationHint')}
              fullWidth
            />
          </RecordForm>
        </>
      )}
    </FormDialog>
  );
}
