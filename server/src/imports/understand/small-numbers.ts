/** What a cell with a number says. Where something stands there that is no such number, `code` and `message` say so. */
export type ReadNumber =
  | { readonly value: number | null; readonly code?: undefined; readonly message?: undefined }
  | { readonly value: null; readonly code: string; readonly message: string };

const MOST_YEARS = 150;
const MOST_LEAD_DAYS = 90;

const NUMBER = /^(\D{0,20}?)(\d{1,3})(?:[.,]\d+)?(\D{0,20})$/;
/** An infant's age; it is nought in whole years. */
const LESS_THAN_YEARS = /\b(months?|mos?|weeks?|wks?|days?|hours?)\b|חודש|שבוע|ימים|יום/i;

/** An age in whole years: "91", "aged 91", "91 yrs.", "בן 91"; "3 months" is 0. */
export function readAge(cell: string): ReadNumber {
  const said = cell.replace(/[^\p{L}\p{N}.,\s]/gu, ' ').trim();
  if (said === '') return { value: null };
  const [, before = '', years, after = ''] = NUMBER.exec(said) ?? [];
  if (years === undefined || Number(years) > MOST_YEARS)
    return { value: null, code: 'age_unreadable', message: 'The age cannot be read, and is not kept' };
  return { value: LESS_THAN_YEARS.test(before + after) ? 0 : Number(years) };
}

/** So many days before the day: "14", "14 days", "2 weeks". */
export function readLeadDays(cell: string): ReadNumber {
  if (cell === '') return { value: null };
  const [, number, unit = ''] = /^(\d{1,3})( days?| weeks?| wks?| ימים| שבועות)?$/i.exec(cell) ?? [];
  const days = Number(number) * (/^ (w|ש)/i.test(unit) ? 7 : 1);
  if (number === undefined || days > MOST_LEAD_DAYS)
    return {
      ...{ value: null, code: 'lead_days_unreadable' },
      message: `The days before cannot be read, and are not kept; they are 0 to ${MOST_LEAD_DAYS}`,
    };
  return { value: days };
}
