/**
 * What `reach` says of each `reminder` that a statement has found already; joined ON true. It is looked up for each of them
 * (OFFSET 0 keeps it apart): joined in one with what finds them, Postgres works out all of `reach` to keep a handful of it.
 */
export const REACH_OF_EACH = `LATERAL (
  SELECT * FROM reach WHERE organization_id = reminder.organization_id AND reminder_id = reminder.id OFFSET 0) reach`;
