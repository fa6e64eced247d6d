import { Box, Typography } from '@mui/material';
import { readingKind, serviceKind, type Service, type ServiceSettings as Saved } from '@zikaron/contract';
import { useState } from 'react';
import {
  ArrayInput,
  DateInput,
  FormDataConsumer,
  NumberInput,
  ResourceContextProvider,
  SelectArrayInput,
  TextInput,
  TimeInput,
  useTranslate,
} from 'react-admin';
import { ChosenInput } from '../forms/ChosenInput';
import { useMay } from '../api/account';
import { useAnswer } from '../api/useAnswer';
import { RecordForm } from '../forms/RecordForm';
import { Rows } from '../forms/Rows';
import { useToast } from '../forms/useAction';
import { Loaded } from '../lists/Loaded';
import { RowsSkeleton } from '../lists/skeletons';
import { choicesOf } from '../observers/relationships';
import { ReadingPolicy, ServiceHeading } from './ReadingPolicy';
import { drafted, joined, savedOf, type Draft } from './service-draft';
import { useSetting } from './useSetting';
import { SERVICES_QUERY, useChangeServices } from './useChangeServices';

const WORDS = 'settings.services';

/** The services at which names are read, the days without one, and who is read. */
export function ServiceSettings() {
  const t = useTranslate();
  const answer = useAnswer<Saved>(SERVICES_QUERY, '/orgs/mine/services');
  return (
    <Box sx={{ mt: 6, pt: 5, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box component="section" aria-labelledby="services">
        <Typography variant="h2" id="services" tabIndex={-1} sx={{ scrollMarginTop: 96 }}>
          {t('settings.services.title')}
        </Typography>
        <Typography color="text.secondary" sx={{ mb: 1.5, maxWidth: '70ch' }}>
          {t('settings.services.text')}
        </Typography>
        <Loaded answer={answer} shape={<RowsSkeleton rows={2} />}>
          {(saved) => (
            // The rows' texts are looked up under a resource: there is none here of itself.
            <ResourceContextProvider value="services">
              <ServicesForm saved={saved} />
              <ReadingPolicy saved={saved} />
            </ResourceContextProvider>
          )}
        </Loaded>
      </Box>
    </Box>
  );
}

/** As many fields beside each other as can be read. */
const FIELDS = {
  display: 'grid',
  columnGap: 2,
  pb: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(220px, 1fr))' },
};

function ServicesForm({ saved }: { saved: Saved }) {
  const t = useTranslate();
  const mayWrite = useMay('organization:write');
  const [key, setKey] = useState(0);
  const save = useSave(() => setKey(key + 1));
  return (
    // A service that is half said would be read at already: the rows are saved together.
    <RecordForm
      key={key}
      record={{ ...drafted(saved) }}
      save={save}
      failed={t('settings.services.failed')}
      saveLabel="settings.services.save"
      readOnly={!mayWrite}
    >
      <ArrayInput source="services" label={false} defaultValue={[]}>
        <Rows add="settings.services.add" ordered readOnly={!mayWrite}>
          <ServiceInputs />
        </Rows>
      </ArrayInput>
      <ServiceHeading of="noService" />
      <DaysWithout />
    </RecordForm>
  );
}

/** Saves the rows; `onJoined` where somebody else has changed some since they were opened, and all of it stands there now. */
function useSave(onJoined: () => void) {
  const t = useTranslate();
  const toast = useToast();
  const change = useChangeServices();
  return async (typed: Draft, _: string, opened: Draft) => {
    let isJoined = false;
    await change((now) => {
      const [was, mine, theirs] = [savedOf(opened), savedOf(typed), savedOf(drafted(now))];
      const services = joined(was.services, mine.services, theirs.services);
      const noService = joined(was.noService, mine.noService, theirs.noService);
      isJoined = JSON.stringify([services, noService]) !== JSON.stringify([mine.services, mine.noService]);
      return { ...theirs, services, noService };
    });
    if (!isJoined) return toast(t('settings.services.saved'));
    toast(t('settings.services.joined'), 'info');
    return onJoined;
  };
}

const KINDS = choicesOf(serviceKind.options, 'settings.services.kinds');

/** A field of these forms, by its word; whoever may not change it reads it. */
function useWord() {
  const setting = useSetting();
  return (name: string, source = name) => setting(source, `${WORDS}.${name}`);
}

function ServiceInputs() {
  const t = useTranslate();
  const word = useWord();
  return (
    <Box sx={FIELDS}>
      <TextInput {...word('name')} helperText={t('settings.services.nameHint')} />
      <ChosenInput {...word('kind')} choices={KINDS} />
      <FormDataConsumer>
        {({ scopedFormData }: { scopedFormData?: Partial<Service> }) => <WhenInputs service={scopedFormData ?? {}} />}
      </FormDataConsumer>
      <TimeInput {...word('clock')} parse={(text: string) => text} format={(text?: string | null) => text ?? ''} />
      <NumberInput {...word('afterSunset')} helperText={t('settings.services.afterSunsetHint')} />
      <NumberInput {...word('quorum')} helperText={t('settings.services.quorumHint')} min={2} max={100} />
      <SelectArrayInput
        {...word('reads')}
        sx={{ gridColumn: '1 / -1' }}
        choices={choicesOf(readingKind.options, 'settings.services.readings')}
      />
    </Box>
  );
}

function DaysWithout() {
  const word = useWord();
  const mayWrite = useMay('organization:write');
  return (
    <ArrayInput source="noService" label={false}>
      <Rows add="settings.services.addNoService" readOnly={!mayWrite}>
        <Box sx={FIELDS}>
          <DateInput {...word('date')} parse={(text: string) => text} />
          <TextInput {...word('reason')} />
        </Box>
      </Rows>
    </ArrayInput>
  );
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
const NTHS = [1, 2, 3, 4, 5];

/** How often, and on which weekdays where the kind does not say it. */
function WhenInputs({ service }: { service: Partial<Service> }) {
  const t = useTranslate();
  const word = useWord();
  const how = service.cadence?.how ?? 'every';
  const onWeekdays = service.kind === 'weekdayEvening' || service.kind === 'weekdayMorning';
  return (
    <>
      <ChosenInput
        {...word('how', 'cadence.how')}
        choices={choicesOf(['every', 'nth', 'dates'], 'settings.services.cadences')}
        defaultValue="every"
      />
      {how === 'nth' && <SelectArrayInput {...word('nth', 'cadence.nth')} choices={choicesOf(NTHS, `${WORDS}.nths`)} />}
      {how === 'dates' && <TextInput {...word('dates')} helperText={t('settings.services.datesHint')} />}
      {onWeekdays && how !== 'dates' && (
        <SelectArrayInput {...word('weekdays')} choices={choicesOf(WEEKDAYS, `${WORDS}.days`)} />
      )}
    </>
  );
}
