/** "21:30", "9.45 PM", "22h30", "21 Uhr", "בשעה 21:30", also with seconds. */
const CLOCK =
  /^(?:um |at |à |a las |в |בשעה |ב-?)?(\d{1,2})(?:\s*[:.h]\s*(\d\d))?(?::\d\d)?\s*(h|uhr|[ap]\.?\s?m\.?)?(?:rs?|s)?\.?$/i;
/** A time without a day, as workbooks keep it: a part of the day. */
const PART_OF_DAY = /^0?[.,]\d{2,}$/;
const DAY_MINUTES = 24 * 60;

/** The minutes since midnight of a cell that holds a time of day; null of any other, a bare number too. */
export function clockTimeOf(cell: string): number | null {
  const text = cell.trim();
  if (PART_OF_DAY.test(text)) return Math.round(Number(text.replace(',', '.')) * DAY_MINUTES);
  const [, hours = '', minutes, mark = ''] = CLOCK.exec(text) ?? [];
  if (!hours || (minutes === undefined && !mark)) return null;
  const half = /^[ap]/i.exec(mark)?.[0].toLowerCase();
  const hour = half && Number(hours) <= 12 ? (Number(hours) % 12) + (half === 'p' ? 12 : 0) : Number(hours);
  return hour < 24 && Number(minutes ?? 0) < 60 ? hour * 60 + Number(minutes ?? 0) : null;
}

/** A time of day behind a day: "1998-03-12T21:40", "3/12/1998 9:40 PM". One with a zone is of another place. */
const BEHIND_DAY =
  /^(.*\d)(?:T|[\s,;]+\(?)((?:\p{L}[\p{L} ]{0,5}-?)?\d{1,2}(?:[:.h]\d\d)?(?::\d\d)?)(?:\.0+)?(\s?(?:[ap]\.?\s?m\.?|uhr|h(?:rs?)?\.?))?\)?$/iu;
const LONGEST = 80;

/** The day of a cell and the time of day behind it, also that of midnight; null of any other cell. */
export function dayAndTime(cell: string): { day: string; time: string } | null {
  if (cell.length > LONGEST) return null;
  const [, day = '', clock = '', mark = ''] = BEHIND_DAY.exec(cell.trim()) ?? [];
  const time = clock + mark;
  const isTime = (/\d[:h]/.test(clock) || mark !== '') && clockTimeOf(time) !== null;
  return isTime ? { day, time } : null;
}

/** Between which minutes the sun sets where congregations are, from Invercargill to Helsinki: by summer time of the north, and by its winter. */
const SUNSETS = { aprilToSeptember: [16.5 * 60, DAY_MINUTES], octoberToMarch: [14.5 * 60, 22 * 60] } as const;

/**
 * On which side of sunset a time was on a civil day; `either` where the place would have to be known. After midnight the day is
 * the one that the evening before began. Midnight itself is what programs write where no time is known.
 */
export function sideOfSunset(minutes: number, month: number): 'before' | 'after' | 'either' | 'unsure' {
  if (minutes === 0) return 'unsure';
  const [earliest, latest] = SUNSETS[month >= 4 && month <= 9 ? 'aprilToSeptember' : 'octoberToMarch'];
  if (minutes < earliest) return 'before';
  return minutes < latest ? 'either' : 'after';
}
