import { Typography } from '@mui/material';
import {
  calledAs,
  FIRST_PULPIT_HOUR,
  LAST_PULPIT_HOUR,
  nameSound,
  RECENT_DAYS,
  relationship,
  type ServiceSettings as Saved,
} from '@zikaron/contract';
import { BooleanInput, NumberInput, SelectArrayInput, useTranslate } from 'react-admin';
import { ChosenInput } from '../forms/ChosenInput';
import { ApiError, type FieldErrors } from '../api/refusals';
import { Columns } from '../forms/RecordForm';
import { SavedForm, SavedMark } from '../forms/SavedForm';
import { choicesOf } from '../observers/relationships';
import { drafted, savedOf, type Draft } from './service-draft';
import { useChangeServices } from './useChangeServices';
import { useSetting } from './useSetting';

type Policy = Draft['policy'];

const POLICIES = 'settings.services.policies';

/** Who is read at the services, from which sheet, and by which name: each answer stands by itself, and is saved as one goes. */
export function ReadingPolicy({ saved }: { saved: Saved }) {
  const t = useTranslate();
  const save = useSavePolicy();
  return (
    <SavedForm record={drafted(saved).policy} save={save} failed={t('settings.services.failed')}>
      <WhoIsRead />
      <SheetInputs />
      <NamesInputs />
    </SavedForm>
  );
}

function useSavePolicy() {
  const change = useChangeServices();
  return async (changed: Partial<Policy>) => {
    try {
      await change((now) => savedOf({ ...drafted(now), policy: { ...drafted(now).policy, ...changed } }));
    } catch (error) {
      throw aboutPolicy(error);
    }
  };
}

/** What the server says of the policy's fields, as the fields are named here. */
function aboutPolicy(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { errors, ...body } = error.body;
  const own = errors?.['policy'] as FieldErrors | undefined;
  return new ApiError(error.message, error.status, { ...body, ...(own && { errors: own }) });
}

export function ServiceHeading({ of }: { of: string }) {
  const t = useTranslate();
  return (
    <Typography variant="h4" component="h3" sx={{ mt: 4, mb: 1 }}>
      {t(`settings.services.${of}`)}
    </Typography>
  );
}

/** A field of the policy: its words, and those of its hint where it has one. */
function usePolicy() {
  const t = useTranslate();
  const setting = useSetting();
  return (name: keyof Policy, hint = false) => ({
    ...setting(name, `${POLICIES}.${name}`),
    ...(hint && { helperText: t(`${POLICIES}.${name}Hint`) }),
  });
}

/** A setting that is on or off, as wide as the form: what stands beside it would leave a hole below it. */
function Switch({ of, hint = false }: { of: keyof Policy; hint?: boolean }) {
  const field = usePolicy();
  return <BooleanInput helperText={false} {...field(of, hint)} sx={{ gridColumn: '1 / -1' }} />;
}

const DAYS = choicesOf(RECENT_DAYS, `${POLICIES}.days`);

function WhoIsRead() {
  const field = usePolicy();
  return (
    <>
      <ServiceHeading of="policy" />
      <Columns>
        <ChosenInput {...field('recentDays')} choices={DAYS} />
        <NumberInput {...field('formerYears', true)} min={0} max={100} />
        <SelectArrayInput
          {...field('relations', true)}
          choices={choicesOf(relationship.options, 'observers.relationships')}
          sx={{ gridColumn: '1 / -1' }}
        />
        <Switch of="nobodyObserves" />
        <Switch of="onceAYear" />
      </Columns>
      <SavedMark of={['recentDays', 'formerYears', 'relations', 'nobodyObserves', 'onceAYear']} />
    </>
  );
}

const PULPIT_HOURS = Array.from({ length: LAST_PULPIT_HOUR - FIRST_PULPIT_HOUR + 1 }, (_, at) => ({
  id: FIRST_PULPIT_HOUR + at,
  name: `${FIRST_PULPIT_HOUR + at}:00`,
}));

function SheetInputs() {
  const field = usePolicy();
  return (
    <>
      <ServiceHeading of="sheet" />
      <Columns>
        <Switch of="pulpitSheet" />
        <ChosenInput {...field('pulpitHour', true)} choices={PULPIT_HOURS} translateChoice={false} />
        <ChosenInput {...field('elMalei')} choices={choicesOf(['always', 'ashkenazi'], `${POLICIES}.elMaleiSaid`)} />
        <Switch of="gabbai" hint />
      </Columns>
      <SavedMark of={['pulpitSheet', 'pulpitHour', 'elMalei', 'gabbai']} />
    </>
  );
}

function NamesInputs() {
  const field = usePolicy();
  return (
    <>
      <ServiceHeading of="names" />
      <Columns>
        <ChosenInput {...field('calledAs')} choices={choicesOf(calledAs.options, `${POLICIES}.calledBy`)} />
        <ChosenInput {...field('sound')} choices={choicesOf(nameSound.options, `${POLICIES}.sounds`)} />
        <Switch of="pointed" hint />
      </Columns>
      <SavedMark of={['calledAs', 'sound', 'pointed']} />
    </>
  );
}
