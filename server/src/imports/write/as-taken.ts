/**
 * What an import keeps beside what a record said before, by which it is known later whether somebody has changed the record since:
 * a record that is put back has its time again, so that imports can be taken back one after the other. `$4` is the time of the import.
 */
export const markOf = (record: string): string =>
  `'version', ${record}.version, 'updatedAt', ${record}.updated_at, 'takenAt', $4::timestamptz`;

/** Whether the record is as the import left it. Imports of before its time was kept go by the version alone. */
export const isAsTaken = (record: string, mark: string): string =>
  `coalesce(${record}.updated_at = (${mark}->>'takenAt')::timestamptz, ${record}.version = (${mark}->>'version')::int + 1)`;

/** Whether nobody has changed a record since an import made it, or what changed it was put back. */
export const isAsMade = (record: string): string =>
  `(${record}.version = 1 OR ${record}.updated_at = ${record}.created_at)`;
