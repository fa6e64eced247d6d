/**
 * Whether an occurrence `d` of a record `y` counts where no observer says: it is on the calendar of the congregation, or on
 * the only one that the record has a date for, and the record's own. A condition in SQL, in which $1 is the organization.
 */
export const IS_ON_CONGREGATION_CALENDAR = `(keeps_adar(NULL, d.not_kept_by) AND (
  d.on_hebrew_calendar = (SELECT calendar = 'hebrew' FROM organization WHERE id = $1)
  OR CASE WHEN d.on_hebrew_calendar THEN y.gregorian_date IS NULL ELSE y.hebrew_day IS NULL END))`;
