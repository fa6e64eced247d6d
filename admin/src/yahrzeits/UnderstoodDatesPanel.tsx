import { Alert, Box, Button } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TypedDates, UnderstoodDates } from '@zikaron/contract';
import { useLocaleState, useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Day, HebrewDate } from '../dates/When';
import { useSettled } from '../forms/useSettled';
import { typedDatesOf, understand, type YahrzeitFormValues } from './form-values';

/** Notes that a person should read; the others say only how a date was read. */
const WORTH_SAYING = new Set([
  'gregorian_derived',
  'adar_i_in_common_year',
  'adar_ii_in_common_year',
  'ambiguous_order',
  'two_digit_year',
  'hebrew_year_inferred',
]);

/** What the server understood of the dates in the form; null while there is nothing, or no answer. */
export function useUnderstoodDates(before?: YahrzeitFormValues): UnderstoodDates | null {
  const values = useWatch() as YahrzeitFormValues;
  return useUnderstood(typedDatesOf(values, before));
}

/** The same of dates as they are typed, once the typing rests. */
export function useUnderstood(dates: TypedDates): UnderstoodDates | null {
  const typed = useSettled(JSON.stringify(dates), 350);
  const question = JSON.parse(typed) as TypedDates;
  const asked = Boolean(question.gregorianText || question.hebrewText || question.dayText);
  const { data } = useQuery({
    queryKey: ['yahrzeits', 'understand', typed],
    queryFn: ({ signal }) => understand(question, signal),
    enabled: asked,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
  return asked ? (data ?? null) : null;
}

/** Shows at once what was understood of the typed dates, in both calendars. Without an answer it stays silent. */
export function UnderstoodDatesPanel({ before }: { before?: YahrzeitFormValues | undefined }) {
  const t = useTranslate();
  const afterSunset = useWatch<YahrzeitFormValues, 'afterSunset'>({ name: 'afterSunset' });
  const data = useUnderstoodDates(before);
  const isTold = useIsToldAtField();
  if (!data) return null;
  const [problem] = data.problems;
  const both = problem && data.fromGregorian && data.fromHebrew;
  // A refused date is told in the summary and under its field: not a third time here.
  if (problem && isTold && !both && !problem.mayBe) return null;
  return (
    <Alert severity={problem ? 'warning' : 'info'} icon={false} role="status" sx={{ my: 1 }}>
      {problem ? !isTold && problem.message : <Understood understood={data} />}
      {problem && <DaysMeant problem={problem} source="hebrewText" />}
      {both && <Both understood={data} />}
      {data.notes
        .filter((note) => WORTH_SAYING.has(note))
        .map((note) => (
          <Box key={note}>{t(`resources.yahrzeits.notes.${note}`)}</Box>
        ))}
      {data.notes.includes('after_sunset_inferred') && afterSunset === 'unsure' && <SunsetProposal />}
    </Alert>
  );
}

/** Whether a refused date stands under its field, as it does until it is typed anew. */
function useIsToldAtField(): boolean {
  const { errors } = useFormState({ name: ['gregorianText', 'hebrewText'] });
  return Boolean(errors['gregorianText'] ?? errors['hebrewText']);
}

function Understood({ understood: { settled, next } }: { understood: UnderstoodDates }) {
  const t = useTranslate();
  if (!settled) return null;
  return (
    <>
      <Box sx={{ fontWeight: 600 }}>
        {settled.gregorianDate && (
          <>
            <Day date={settled.gregorianDate} style="long" />
            {' · '}
          </>
        )}
        <HebrewDate of={settled} />
      </Box>
      {next && (
        <Box>
          {t('resources.yahrzeits.nextObservance')}: <Day date={next.date} style="weekday" /> (<HebrewDate of={next} />
          ), {t('resources.yahrzeits.fromSundown')}
        </Box>
      )}
    </>
  );
}

function Both({ understood: { fromGregorian, fromHebrew } }: { understood: UnderstoodDates }) {
  const t = useTranslate();
  return (
    <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
      {fromGregorian && (
        <li>
          {t('resources.yahrzeits.civilSays')} <Day date={fromGregorian.gregorianDate} /> ={' '}
          <HebrewDate of={fromGregorian} />
        </li>
      )}
      {fromHebrew && (
        <li>
          {t('resources.yahrzeits.hebrewSays')} <HebrewDate of={fromHebrew} /> = <Day date={fromHebrew.gregorianDate} />
        </li>
      )}
    </Box>
  );
}

/** The days that a text may mean: by one press it says which. */
export function DaysMeant({ problem, source }: { problem: UnderstoodDates['problems'][number]; source: string }) {
  const [locale] = useLocaleState();
  const { setValue, clearErrors, setFocus } = useFormContext();
  if (!problem.mayBe) return null;
  const choose = (day: string) => {
    setValue(source, day, { shouldDirty: true });
    clearErrors(source);
    setFocus(source);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {problem.mayBe.map(({ hebrewDate, hebrewDateHe }) => {
        const day = locale === 'he' ? hebrewDateHe : hebrewDate;
        return (
          <Button key={day} size="small" variant="outlined" onClick={() => choose(day)}>
            {day}
          </Button>
        );
      })}
    </Box>
  );
}

/** The Hebrew date is one day later than the civil one: most likely the death was after sunset. */
function SunsetProposal() {
  const t = useTranslate();
  const { setValue } = useFormContext<YahrzeitFormValues>();
  return (
    <Box sx={{ mt: 1 }}>
      {t('resources.yahrzeits.notes.after_sunset_inferred')}{' '}
      <Button size="small" variant="outlined" onClick={() => setValue('afterSunset', 'yes', { shouldDirty: true })}>
        {t('resources.yahrzeits.sayAfterSunset')}
      </Button>
    </Box>
  );
}
