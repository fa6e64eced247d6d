import type { ReactNode } from 'react';
import { Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { Contact, Succession, SuccessionDecided } from '@zikaron/contract';
import { BooleanInput, SelectInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { call } from '../api/http';
import { useAnswer } from '../api/useAnswer';
import { FormDialog } from '../forms/FormDialog';
import { RecordForm } from '../forms/RecordForm';
import { useToast } from '../forms/useAction';
import { Loaded } from '../lists/Loaded';
import { RowsSkeleton } from '../lists/skeletons';
import { TypedInput, HebrewInput } from '../forms/inputs';
import { dayOf, SUNSET, type DayTyped, type Sunset } from '../yahrzeits/form-values';
import { KnownDayInput } from '../yahrzeits/KnownDayInput';
import { SunsetInput } from '../yahrzeits/SunsetInput';

interface Values {
  makeRecord: boolean;
  name: string;
  hebrewName?: string | null;
  gregorianDate?: string | null;
  afterSunset: Sunset;
  /** Who observes the new record, by the id of the contact. */
  observes?: Record<string, boolean>;
  /** Who remembers each yahrzeit: the id of a contact, `ask:` and the id of one who is asked by letter, `congregation`, or nothing yet. */
  to?: Record<string, string>;
  greet?: Record<string, string | null>;
}

const deathOf = (sunset: Sunset): DayTyped => ({ isRecent: true, afterSunset: SUNSET[sunset] });

/** Asked when a contact has died: their own record, who remembers in their place, and how the household is greeted. */
export function SuccessionDialog({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const path = `/contacts/${contact.id}/succession`;
  const answer = useAnswer<Succession>(['contacts', 'succession', contact.id], path, { gcTime: 0 });
  const { data } = answer;
  const save = async (typed: Values, key: string) => {
    if (!data) return undefined;
    const gregorianDate = await dayOf(typed.gregorianDate, 'gregorianDate', deathOf(typed.afterSunset));
    await call(path, { method: 'POST', body: decidedOf({ ...typed, gregorianDate }, data), key });
    toast(t('succession.done'));
    return () => {
      onClose();
      void queries.invalidateQueries();
    };
  };
  return (
    <FormDialog title={t('succession.title', { name: contact.name })} onClose={onClose}>
      {(cancel) => (
        <Loaded answer={answer} shape={<RowsSkeleton rows={4} />}>
          {(known) => <SuccessionForm contact={contact} data={known} save={save} cancel={cancel} />}
        </Loaded>
      )}
    </FormDialog>
  );
}

interface SuccessionFormProps {
  contact: Contact;
  data: Succession;
  save: (typed: Values, key: string) => Promise<(() => void) | undefined>;
  cancel: ReactNode;
}

function SuccessionForm({ contact, data, save, cancel }: SuccessionFormProps) {
  const t = useTranslate();
  return (
    <RecordForm
      record={first(contact, data)}
      save={save}
      failed={t('succession.failed')}
      saveLabel={t('ra.action.save')}
      buttons={cancel}
    >
      <Typography sx={{ mb: 2 }}>{t('succession.text')}</Typography>
      <OwnRecord contact={contact} asked={data} />
      <Successors asked={data} />
      <Greetings asked={data} />
    </RecordForm>
  );
}

const CONGREGATION = 'congregation';
const ASK = 'ask:';

function first(contact: Contact, { record, household, yahrzeits }: Succession): Values {
  return {
    makeRecord: record === null,
    name: contact.name,
    hebrewName: contact.hebrewName,
    afterSunset: 'unsure',
    observes: Object.fromEntries(household.map(({ id }) => [id, true])),
    to: Object.fromEntries(yahrzeits.map((one) => [one.id, proposed(one)])),
    greet: Object.fromEntries(household.map(({ id, salutation }) => [id, salutation])),
  };
}

/** Where somebody else is told already, nobody need be; else the nearest of the family, or the congregation where it took something for it. */
function proposed({ others, candidates, basis }: Succession['yahrzeits'][number]): string {
  const [nearest] = candidates;
  if (others.length > 0) return '';
  if (nearest && nearest.why !== 'surname') return nearest.id;
  return basis ? CONGREGATION : '';
}

function decidedOf(typed: Values, { household, yahrzeits }: Succession): SuccessionDecided {
  const chosen = yahrzeits.map(({ id, basis }) => ({ yahrzeitId: id, basis, to: typed.to?.[id] ?? '' }));
  const { name, hebrewName = null, gregorianDate = null, afterSunset } = typed;
  const observerIds = household.map(({ id }) => id).filter((id) => typed.observes?.[id]);
  return {
    record: typed.makeRecord
      ? { name, hebrewName, gregorianDate, afterSunset: SUNSET[afterSunset], observerIds }
      : null,
    successors: chosen
      .filter(({ to }) => to !== '' && to !== CONGREGATION && !to.startsWith(ASK))
      .map(({ yahrzeitId, to }) => ({ yahrzeitId, contactId: to })),
    asked: chosen
      .filter(({ to }) => to.startsWith(ASK))
      .map(({ yahrzeitId, to }) => ({ yahrzeitId, contactId: to.slice(ASK.length) })),
    kept: chosen
      .filter(({ to }) => to === CONGREGATION)
      .map(({ yahrzeitId, basis }) => ({ yahrzeitId, basis: basis ?? 'custom' })),
    greetings: household
      .map(({ id, salutation }) => ({
        contactId: id,
        before: salutation,
        salutation: typed.greet?.[id]?.trim() || null,
      }))
      .filter(({ before, salutation }) => before !== salutation)
      .map(({ contactId, salutation }) => ({ contactId, salutation })),
  };
}

const Heading = ({ children }: { children: string }) => (
  <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
    {children}
  </Typography>
);

function WhoObserves({ household }: Pick<Succession, 'household'>) {
  const t = useTranslate();
  return household.map(({ id, name }) => {
    const observes = t('succession.observes', { name });
    return <BooleanInput key={id} source={`observes.${id}`} label={observes} helperText={false} />;
  });
}

function OwnRecord({ contact, asked: { record, household } }: { contact: Contact; asked: Succession }) {
  const t = useTranslate();
  const [wanted, sunset] = useWatch<Values, ['makeRecord', 'afterSunset']>({ name: ['makeRecord', 'afterSunset'] });
  const label = (field: string) => t(`resources.yahrzeits.fields.${field}`);
  return (
    <>
      <BooleanInput
        source="makeRecord"
        label={t('succession.makeRecord', { name: contact.name })}
        helperText={record ? t('succession.recordThere', { name: record.name }) : false}
      />
      {wanted && (
        <>
          <TypedInput source="name" label={label('name')} />
          <HebrewInput source="hebrewName" label={label('hebrewName')} />
          <KnownDayInput
            source="gregorianDate"
            label={t('resources.templates.letter.fields.yahrzeit_gregorianDate')}
            known={deathOf(sunset)}
          />
          <SunsetInput />
          <WhoObserves household={household} />
        </>
      )}
    </>
  );
}

function Successors({ asked: { yahrzeits } }: { asked: Succession }) {
  const t = useTranslate();
  if (yahrzeits.length === 0) return null;
  return (
    <>
      <Heading>{t('succession.whoRemembers')}</Heading>
      {yahrzeits.map(({ id, name, others, candidates }) => (
        <SelectInput
          key={id}
          source={`to.${id}`}
          label={name}
          helperText={
            others.length > 0 ? t('succession.others', { names: others.map((one) => one.name).join(', ') }) : false
          }
          emptyText={t(others.length > 0 ? 'succession.nobodyElse' : 'succession.later')}
          choices={[
            ...candidates.map((one) => ({ id: one.id, name: `${one.name} (${t(`succession.why.${one.why}`)})` })),
            ...candidates
              .filter((one) => others.length === 0 && one.mayBeAsked)
              .map((one) => ({ id: `${ASK}${one.id}`, name: t('succession.ask', { name: one.name }) })),
            { id: CONGREGATION, name: t('rememberers.keep') },
          ]}
          translateChoice={false}
        />
      ))}
    </>
  );
}

function Greetings({ asked: { household } }: { asked: Succession }) {
  const t = useTranslate();
  if (household.length === 0) return null;
  return (
    <>
      <Heading>{t('succession.greeted')}</Heading>
      {household.map(({ id, name }) => (
        <TypedInput key={id} source={`greet.${id}`} label={name} />
      ))}
    </>
  );
}
