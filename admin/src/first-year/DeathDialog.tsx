import { Typography } from '@mui/material';
import { KADDISH_RULES, type Contact, type DeathDraft } from '@zikaron/contract';
import {
  ArrayInput,
  AutocompleteInput,
  FormDataConsumer,
  ReferenceInput,
  ResourceContextProvider,
  TextInput,
  useGetOne,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ChosenInput } from '../forms/ChosenInput';
import { call } from '../api/http';
import { Columns } from '../forms/RecordForm';
import { Rows } from '../forms/Rows';
import { KinshipInput } from '../observers/KinshipInput';
import { choicesOf } from '../observers/relationships';
import { useDone } from '../forms/useChange';
import { EmailInput, HebrewInput, TypedInput } from '../forms/inputs';
import { DialogForm } from '../forms/DialogForm';
import { dayOf, SUNSET, type DayTyped, type Sunset } from '../yahrzeits/form-values';
import { KnownDayInput } from '../yahrzeits/KnownDayInput';
import { SunsetInput } from '../yahrzeits/SunsetInput';
import { mournersOf, type TypedMourner } from './mourners';

type Values = Omit<DeathDraft, 'afterSunset' | 'mourners'> & {
  afterSunset: Sunset;
  mourners?: TypedMourner[];
};

/** A death in the congregation: who, when, who mourns, and who takes care. Fills a phone. */
export function DeathDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const done = useDone();
  const save = async (typed: Values, key: string) => {
    const [died, buried] = await Promise.all([
      dayOf(typed.died, 'died', deathOf(typed.afterSunset)),
      dayOf(typed.buried, 'buried', BURIAL),
    ]);
    await call('/first-year', { method: 'POST', body: { ...draftOf(typed), died, buried }, key });
    await done(t('succession.done'));
    onClose();
  };
  return (
    <DialogForm
      title={t('firstYear.death')}
      record={FRESH}
      save={save}
      saveLabel={t('firstYear.note')}
      requires={['name', 'died', 'buried']}
      onClose={onClose}
    >
      <WhoAndWhen />
      <Mourners />
      <Care />
    </DialogForm>
  );
}

const FRESH = {
  ...{ afterSunset: 'unsure', kaddishRule: '11m-1d', kaddishFrom: 'death', festivals: 'ask' },
  mourners: [{}],
};

const deathOf = (sunset: Sunset): DayTyped => ({ isRecent: true, afterSunset: SUNSET[sunset] });
const BURIAL: DayTyped = { isRecent: true, mayLieAhead: true };

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
    afterSunset: SUNSET[afterSunset],
    mourners: mournersOf(mourners),
  };
}

function WhoAndWhen() {
  const t = useTranslate();
  const label = (field: string) => t(`resources.yahrzeits.fields.${field}`);
  const sunset = useWatch<Values, 'afterSunset'>({ name: 'afterSunset' });
  return (
    <>
      <TypedInput source="name" label={label('name')} />
      <HebrewInput source="hebrewName" label={label('hebrewName')} />
      <Columns>
        <KnownDayInput source="died" label={t('firstYear.died')} known={deathOf(sunset)} />
        <KnownDayInput source="buried" label={t('firstYear.buried')} known={BURIAL} />
      </Columns>
      <SunsetInput />
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
              {({ scopedFormData }: { scopedFormData?: TypedMourner }) => (
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

function Kin({ mourner: { contactId, name } }: { mourner: TypedMourner }) {
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
      <TypedInput source="name" label={t('firstYear.newName')} />
      <TextInput
        source="phone"
        type="tel"
        label={label('phone')}
        helperText={false}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
      />
      <EmailInput source="email" label={label('email')} helperText={false} />
    </Columns>
  );
}

function Care() {
  const t = useTranslate();
  return (
    <>
      <TypedInput source="shiva" label={t('firstYear.shivaWhere')} multiline />
      <TypedInput source="carer" label={t('firstYear.carer')} />
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
      <ChosenInput
        helperText={false}
        source="kaddishRule"
        label={t('firstYear.kaddish')}
        choices={choicesOf(KADDISH_RULES, 'firstYear.kaddishRules')}
      />
      <ChosenInput
        helperText={false}
        source="kaddishFrom"
        label={t('firstYear.kaddishFrom')}
        choices={choicesOf(['death', 'burial'], 'firstYear.from')}
      />
      <ChosenInput
        helperText={false}
        source="festivals"
        label={t('firstYear.festivals')}
        choices={choicesOf(['ask', 'apply'], 'firstYear.festivalRules')}
      />
    </Columns>
  );
}
