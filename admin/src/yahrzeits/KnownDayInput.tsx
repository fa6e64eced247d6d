import { TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Day, HebrewDate } from '../dates/When';
import { type Sunset, SUNSET } from './typed-values';
import { useUnderstood } from './UnderstoodDatesPanel';

interface KnownDayInputProps {
  source: string;
  label: string;
  /** Of a death: on it depends which Hebrew day it was. A burial has none, and may lie ahead. */
  sunset?: Sunset;
}

/** A civil day as a person knows it, "3/3/84": beneath it stands what was understood, in both calendars. */
export function KnownDayInput({ source, label, sunset }: KnownDayInputProps) {
  const t = useTranslate();
  const gregorianText = useWatch({ name: source }) as string | null | undefined;
  const data = useUnderstood({ gregorianText, ...(sunset ? { afterSunset: SUNSET[sunset] } : { mayLieAhead: true }) });
  const day = data?.settled ?? data?.fromGregorian;
  const understood = day && (
    <>
      <Day date={day.gregorianDate} style="long" /> · <HebrewDate of={day} />
    </>
  );
  return (
    <TextInput
      source={source}
      label={label}
      helperText={understood ?? data?.problems[0]?.message ?? t('resources.yahrzeits.hints.gregorianDate')}
      autoComplete="off"
      slotProps={{ htmlInput: { dir: 'auto' } }}
    />
  );
}
