import { Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { KADDISH_RULES, type Contact, type DeathDraft } from '@zikaron/contract';
import {
  ArrayInput,
  AutocompleteInput,
  DateInput,
  FormDataConsumer,
  ReferenceInput,
  ResourceContextProvider,
  SelectInput,
  TextInput,
  useGetOne,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { call } from '../api/http';
import { FormDialog } from '../forms/FormDialog';
import { Columns, RecordForm } from '../forms/RecordForm';
import { Rows } from '../forms/Rows';
import { useToast } from '../forms/useAction';
import { KinshipInput } from '../observers/KinshipInput';
import { choicesOf } from '../observers/relationships';

type Mourner = Partial<DeathDraft['mourners'][number]>;
type Values = Omit<DeathDraft, 'afterSunset' | 'mourners'> & {
  afterSunset: 'yes' | 'no' | 'unsure';
  mourners?: Mourner[];
};

/** A death in the congregation: who, when, who mourns, and who takes care. Fills a phone. */
export function DeathDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const save = async (typed: Values, key: string) => {
    await call('/first-year', { method: 'POST', body: draftOf(typed), key });
    await queries.invalidateQueries();
    toast(t('firstYear.noted'));
    onClose();
  };
  return (
    <FormDialog title={t('firstYear.death')} onClose={onClose}>
      {(cancel) => (
        <RecordForm
          record={{
            afterSunset: 'unsure',
            kaddishRule: '11m-1d',
            kaddishFrom: 'death',
            festivals: 'ask',
            mourners: [{}],
          }}
          save={save}
          failed={t('firstYear.failed', { message: '' })}
          saveLabel={t('firstYear.note')}
          requires={['name', 'died', 'buried']}
          buttons={cancel}
        >
          <WhoAndWhen />
          <Mourners />
          <Care />
        </RecordForm>
      )}
    </FormDialog>
  );
}

/** What is chosen already and cannot be emptied needs no star: it would say that the fields without one may stay empty. */
const NO_STAR = { '& label [aria-hidden]': { display: 'none' } };

const auto = { htmlInput: { dir: 'auto' } };

function draftOf({ afterSunset, mourners = [], ...typed }: Values): DeathDraft {
  const {
    name,
    hebrewName = null,
    died,
    buried,
    shiva = null,
    carer = null,
    kaddishRule,
    kaddishFrom,
    festivals,
  } = typed;
  return {
    ...{ name, hebrewName, died, buried, shiva, carer, kaddishRule, kaddishFrom, festivals },
    afterSunset: { yes: true, no: false, unsure: null }[afterSunset],
    mourners: mourners.filter((one) => one.contactId || one.name?.trim()).map(mournerOf),
  };
}

const mournerOf = ({ contactId, name, phone, email, ...kin }: Mourner): DeathDraft['mourners'][number] => ({
  relationship: kin.relationship || null,
  relationshipDetail: kin.relationshipDetail || null,
  ...(contactId
    ? { contactId, name: null, phone: null, email: null }
    : { contactId: null, name: name ?? null, phone: phone || null, email: email || null }),
});

function WhoAndWhen() {
  const t = useTranslate();
  const label = (field: string) => t(`resources.yahrzeits.fields.${field}`);
  return (
    <>
      <TextInput source="name" label={label('name')} helperText={false} slotProps={auto} />
      <TextInput
        source="hebrewName"
        label={label('hebrewName')}
        helperText={false}
        slotProps={{ htmlInput: { dir: 'rtl', lang: 'he' } }}
      />
      <Columns>
        <DateInput source="died" label={t('firstYear.died')} helperText={false} parse={(text: string) => text} />
        <DateInput source="buried" label={t('firstYear.buried')} helperText={false} parse={(text: string) => text} />
      </Columns>
      <SelectInput
        source="afterSunset"
        label={label('afterSunsetQuestion')}
        helperText={t('resources.yahrzeits.hints.afterSunset')}
        choices={choicesOf(['yes', 'no', 'unsure'], 'resources.yahrzeits.sunset')}
        isRequired
        sx={NO_STAR}
      />
    </>
  );
}

function Mourners() {
  const t = useTranslate();
  return (
    <>
      <Typography variant="h3" sx={{ mt: 2 }}>
        {t('firstYear.mourners')}
      </Typography>
      <ResourceContextProvider value="contacts">
        <ArrayInput source="mourners" label={false} helperText={false}>
          <Rows add="firstYear.addMourner">
            <OnRecordInput />
            <FormDataConsumer>
              {({ scopedFormData }: { scopedFormData?: Mourner }) => (
                <>
                  {!scopedFormData?.contactId && <NewPerson />}
                  <Kin mourner={scopedFormData ?? {}} />
                </>
              )}
            </FormDataConsumer>
          </Rows>
        </ArrayInput>
      </ResourceContextProvider>
    </>
  );
}

function OnRecordInput() {
  const t = useTranslate();
  return (
    <ReferenceInput source="contactId" reference="contacts" sort={{ field: 'name', order: 'ASC' }}>
      <AutocompleteInput
        label={t('firstYear.onRecord')}
        helperText={false}
        optionText={({ name, email }: Contact) => [name, email].filter(Boolean).join(' · ')}
        filterToQuery={(q: string) => ({ q })}
      />
    </ReferenceInput>
  );
}

function Kin({ mourner: { contactId, name } }: { mourner: Mourner }) {
  const t = useTranslate();
  const [died, hebrewName] = useWatch<Values, ['name', 'hebrewName']>({ name: ['name', 'hebrewName'] });
  const { data } = useGetOne<Contact>('contacts', { id: contactId ?? '' }, { enabled: Boolean(contactId) });
  const deceased = { name: died?.trim() || t('firstYear.thisDeath'), hebrewName, isUnnamed: !died?.trim() };
  const typed = { name: name?.trim() || t('observers.thisPerson'), isUnnamed: !name?.trim() };
  return <KinshipInput deceased={deceased} observer={contactId && data ? data : typed} />;
}

function NewPerson() {
  const t = useTranslate();
  const label = (field: string) => t(`resources.contacts.fields.${field}`);
  return (
    <Columns>
      <TextInput source="name" label={t('firstYear.newName')} helperText={false} slotProps={auto} />
      <TextInput
        source="phone"
        type="tel"
        label={label('phone')}
        helperText={false}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
      />
      <TextInput source="email" type="email" label={label('email')} helperText={false} />
    </Columns>
  );
}

function Care() {
  const t = useTranslate();
  return (
    <>
      <TextInput source="shiva" label={t('firstYear.shivaWhere')} helperText={false} multiline slotProps={auto} />
      <TextInput source="carer" label={t('firstYear.carer')} helperText={false} slotProps={auto} />
      <KaddishInputs />
      <Typography color="text.secondary" sx={{ mt: 1 }}>
        {t('firstYear.heldText')}
      </Typography>
    </>
  );
}

/** For how long kaddish is said, and what festivals do. */
function KaddishInputs() {
  const t = useTranslate();
  return (
    <Columns>
      <SelectInput
        source="kaddishRule"
        label={t('firstYear.kaddish')}
        helperText={false}
        choices={choicesOf(KADDISH_RULES, 'firstYear.kaddishRules')}
        isRequired
        sx={NO_STAR}
      />
      <SelectInput
        source="kaddishFrom"
        label={t('firstYear.kaddishFrom')}
        helperText={false}
        choices={choicesOf(['death', 'burial'], 'firstYear.from')}
        isRequired
        sx={NO_STAR}
      />
      <SelectInput
        source="festivals"
        label={t('firstYear.festivals')}
        helperText={false}
        choices={choicesOf(['ask', 'apply'], 'firstYear.festivalRules')}
        isRequired
        sx={NO_STAR}
      />
    </Columns>
  );
}
