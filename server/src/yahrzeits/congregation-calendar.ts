/**
 * Whether an occurrence `d` of a record `y` counts where no observer says: it is on the calendar of the congregation, or on
 * the only one that the record has a date for. A condition in SQL; `organization` is what holds the organization's id there.
 */
export const isOnCongregationCalendar = (organization = '$1'): string => `(
  d.on_hebrew_calendar = (SELECT calendar = 'hebrew' FROM organization WHERE id = ${organization})
  OR CASE WHEN d.on_hebrew_calendar THEN y.gregorian_date IS NULL ELSE y.hebrew_day IS NULL END)`;
