import { Box, MenuItem, TextField } from '@mui/material';
import { KIN_WORDS, nameAsRead, relationship as relationships, type Kinship } from '@zikaron/contract';
import { SelectInput, TextInput, useLocaleState, useTranslate, useWrappedSource } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { Quiet } from '../theme/Quiet';
import { choiceOf, chosen, offered, OWN } from './kinship-choices';
import { choicesOf } from './relationships';

/** A person as the sentence names them, in both scripts where there are both. */
export interface Named {
  readonly name: string;
  readonly hebrewName?: string | null;
  /** Nobody has typed the name yet: `name` is what the sentence says in its place, in the reader's language alone. */
  readonly isUnnamed?: boolean;
}

interface KinshipInputProps {
  deceased: Named;
  observer: Named;
}

/**
 * What the person remembered was to the observer, asked as a sentence with both names, so that nobody answers it the wrong
 * way round. Fills `relationship` and `relationshipDetail` of the form, or of the row of a list in it, and shows what will be read.
 */
export function KinshipInput({ deceased, observer }: KinshipInputProps) {
  const t = useTranslate();
  const { setValue } = useFormContext();
  const fields = {
    relationship: useWrappedSource('relationship'),
    relationshipDetail: useWrappedSource('relationshipDetail'),
  };
  const kinship = useKinship(fields);
  const choice = choiceOf(kinship);
  const put = (next: Kinship) => {
    setValue(fields.relationship, next.relationship, { shouldDirty: true });
    setValue(fields.relationshipDetail, next.relationshipDetail, { shouldDirty: true });
  };
  const names = { deceased: deceased.name, observer: observer.name };
  return (
    <Box sx={{ mb: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <span>{t('observers.kinshipBefore', names)}</span>
        <KinshipChoice choice={choice} put={put} kinship={kinship} />
        <span>{t('observers.kinshipAfter', names)}</span>
      </Box>
      {choice === OWN && <OwnWord />}
      {!deceased.isUnnamed && !observer.isUnnamed && (
        <AsRead kinship={kinship} deceased={deceased} observer={observer} />
      )}
    </Box>
  );
}

function KinshipChoice({ choice, put, kinship }: { choice: string; put: (next: Kinship) => void; kinship: Kinship }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return (
    <TextField
      select
      label={t('observers.relationship')}
      value={choice}
      onChange={({ target }) => put(chosen(target.value, kinship, locale === 'he' ? 'he' : 'en'))}
      sx={{ minWidth: '13rem' }}
    >
      <MenuItem value="">–</MenuItem>
      {KIN_WORDS.map((word) => (
        <MenuItem key={word.id} value={word.id}>
          {offered(word, t, locale)}
        </MenuItem>
      ))}
      <MenuItem value={OWN}>{t('observers.ownWord')}</MenuItem>
    </TextField>
  );
}

function OwnWord() {
  const t = useTranslate();
  return (
    <>
      <TextInput
        source="relationshipDetail"
        label={t('observers.detail')}
        helperText={t('observers.detailHint')}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      <SelectInput
        source="relationship"
        label={t('observers.nearest')}
        choices={choicesOf(relationships.options, 'observers.relationships')}
        emptyText="–"
      />
    </>
  );
}

/** The sentence of the service list, as it will be read in each language. */
function AsRead({ kinship, deceased, observer }: KinshipInputProps & { kinship: Kinship }) {
  const t = useTranslate();
  return (
    <Quiet role="status">
      {t('observers.asRead')}
      <Box lang="en" dir="ltr">
        {nameAsRead(deceased.name, [{ ...kinship, name: observer.name }], 'en')}
      </Box>
      <Box lang="he" dir="rtl">
        {nameAsRead(
          deceased.hebrewName ?? deceased.name,
          [{ ...kinship, name: observer.hebrewName ?? observer.name }],
          'he',
        )}
      </Box>
    </Quiet>
  );
}

function useKinship(fields: Record<keyof Kinship, string>): Kinship {
  const [relationship, detail] = useWatch<Record<string, string | null>>({
    name: [fields.relationship, fields.relationshipDetail],
  });
  return {
    relationship: relationships.safeParse(relationship).data ?? null,
    relationshipDetail: detail ?? null,
  };
}
