import { TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Day, HebrewDate } from '../dates/When';
import type { DayTyped } from './form-values';
import { DaysMeant, useUnderstood } from './UnderstoodDatesPanel';

interface KnownDayInputProps {
  source: string;
  label: string;
  known: DayTyped;
}

/** A day as a person knows it, "3/3/84" or "24 Tevet 5744": beneath it stands what was understood, in both calendars. */
export function KnownDayInput({ source, label, known }: KnownDayInputProps) {
  const t = useTranslate();
  const dayText = useWatch<Record<string, string | null | undefined>>({ name: source });
  const data = useUnderstood({ dayText, ...known });
  const day = data?.settled;
  const understood = day && (
    <>
      <Day date={day.gregorianDate} style="long" /> · <HebrewDate of={day} />
    </>
  );
  const [problem] = data?.problems ?? [];
  return (
    <div>
      <TextInput
        source={source}
        label={label}
        helperText={
          understood ?? problem?.message ?? t(known.isRecent ? 'forms.dateHints.recentDay' : 'forms.dateHints.day')
        }
        autoComplete="off"
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      {problem && <DaysMeant problem={problem} source={source} />}
    </div>
  );
}
