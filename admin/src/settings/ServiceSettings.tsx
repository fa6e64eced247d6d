import { Box, Typography } from '@mui/material';
import { readingKind, serviceKind, type Service, type ServiceSettings as Saved } from '@zikaron/contract';
import {
  ArrayInput,
  DateInput,
  FormDataConsumer,
  NumberInput,
  ResourceContextProvider,
  SelectArrayInput,
  SelectInput,
  TextInput,
  TimeInput,
  useTranslate,
} from 'react-admin';
import { useMay } from '../api/account';
import { useAnswer } from '../api/useAnswer';
import { RecordForm } from '../forms/RecordForm';
import { Rows } from '../forms/Rows';
import { useToast } from '../forms/useAction';
import { changedFields } from '../forms/without-empty';
import { LoadError } from '../lists/LoadError';
import { RowsSkeleton } from '../lists/skeletons';
import { choicesOf } from '../observers/relationships';
import { ReadingPolicy, ServiceHeading } from './ReadingPolicy';
import { drafted, savedOf, type Draft } from './service-draft';
import { SERVICES_QUERY, useChangeServices } from './useChangeServices';

const WORDS = 'settings.services';

/** The services at which names are read, the days without one, and who is read. */
export function ServiceSettings() {
  const t = useTranslate();
  const { data, error, refetch } = useAnswer<Saved>(SERVICES_QUERY, '/orgs/mine/services');
  return (
    <Box sx={{ mt: 6, pt: 5, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box component="section" aria-labelledby="services">
        <Typography variant="h2" id="services" tabIndex={-1} sx={{ scrollMarginTop: 96 }}>
          {t('settings.services.title')}
        </Typography>
        <Typography color="text.secondary" sx={{ mb: 1.5, maxWidth: '70ch' }}>
          {t('settings.services.text')}
        </Typography>
        {data ? (
          // The rows' texts are looked up under a resource: there is none here of itself.
          <ResourceContextProvider value="services">
            <ServicesForm saved={data} />
            <ReadingPolicy saved={data} />
          </ResourceContextProvider>
        ) : error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <RowsSkeleton rows={2} />
        )}
      </Box>
    </Box>
  );
}

/** As many fields beside each other as can be read. */
const FIELDS = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(220px, 1fr))' },
};

function ServicesForm({ saved }: { saved: Saved }) {
  const t = useTranslate();
  const mayWrite = useMay('organization:write');
  const save = useSave();
  return (
    // A service that is half said would be read at already: the rows are saved together.
    <RecordForm
      record={{ ...drafted(saved) }}
      save={save}
      failed={t('settings.services.failed')}
      saveLabel="settings.services.save"
      disabled={!mayWrite}
    >
      <ArrayInput source="services" label={false} defaultValue={[]}>
        <Rows add="settings.services.add" ordered>
          <ServiceInputs />
        </Rows>
      </ArrayInput>
      <ServiceHeading of="noService" />
      <DaysWithout />
    </RecordForm>
  );
}

function useSave() {
  const t = useTranslate();
  const toast = useToast();
  const change = useChangeServices();
  return async (typed: Draft, _: string, opened: Draft) => {
    // What a colleague has saved since the form was opened stays, but for what was typed here.
    await change((now) => savedOf({ ...drafted(now), ...changedFields(opened, typed), policy: drafted(now).policy }));
    toast(t('settings.services.saved'));
  };
}

const KINDS = choicesOf(serviceKind.options, 'settings.services.kinds');

function ServiceInputs() {
  const t = useTranslate();
  const word = (name: string) => t(`settings.services.${name}`);
  return (
    <Box sx={FIELDS}>
      <TextInput source="name" label={word('name')} helperText={word('nameHint')} />
      <SelectInput source="kind" label={word('kind')} choices={KINDS} isRequired />
      <FormDataConsumer>
        {({ scopedFormData }: { scopedFormData?: Partial<Service> }) => <WhenInputs service={scopedFormData ?? {}} />}
      </FormDataConsumer>
      <TimeInput
        source="clock"
        label={word('clock')}
        parse={(text: string) => text}
        format={(text?: string | null) => text ?? ''}
      />
      <NumberInput source="afterSunset" label={word('afterSunset')} helperText={word('afterSunsetHint')} />
      <NumberInput source="quorum" label={word('quorum')} helperText={word('quorumHint')} min={2} max={100} />
      <SelectArrayInput
        source="reads"
        sx={{ gridColumn: '1 / -1' }}
        label={word('reads')}
        choices={choicesOf(readingKind.options, 'settings.services.readings')}
      />
    </Box>
  );
}

function DaysWithout() {
  const t = useTranslate();
  return (
    <ArrayInput source="noService" label={false}>
      <Rows add="settings.services.addNoService">
        <Box sx={FIELDS}>
          <DateInput source="date" label={t('settings.services.date')} parse={(text: string) => text} />
          <TextInput source="reason" label={t('settings.services.reason')} />
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
  const word = (name: string) => t(`settings.services.${name}`);
  const how = service.cadence?.how ?? 'every';
  const onWeekdays = service.kind === 'weekdayEvening' || service.kind === 'weekdayMorning';
  return (
    <>
      <SelectInput
        source="cadence.how"
        label={word('how')}
        choices={choicesOf(['every', 'nth', 'dates'], 'settings.services.cadences')}
        defaultValue="every"
        isRequired
      />
      {how === 'nth' && (
        <SelectArrayInput source="cadence.nth" label={word('nth')} choices={choicesOf(NTHS, `${WORDS}.nths`)} />
      )}
      {how === 'dates' && <TextInput source="dates" label={word('dates')} helperText={word('datesHint')} />}
      {onWeekdays && how !== 'dates' && (
        <SelectArrayInput source="weekdays" label={word('weekdays')} choices={choicesOf(WEEKDAYS, `${WORDS}.days`)} />
      )}
    </>
  );
}
