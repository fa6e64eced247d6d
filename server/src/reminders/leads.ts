import type { DataSource } from 'typeorm';

/** The lead times in use, in days: at most 91 steps through an index, however many observers there are. */
export async function readLeads(db: DataSource): Promise<number[]> {
  const rows: { days: number }[] = await db.query(
    `WITH RECURSIVE lead (days) AS (
       SELECT min(reminder_days_before) FROM observance
       UNION ALL
       SELECT (SELECT min(reminder_days_before) FROM observance WHERE reminder_days_before > lead.days) FROM lead
        WHERE lead.days IS NOT NULL)
     SELECT days FROM lead WHERE days IS NOT NULL`,
  );
  return rows.map(({ days }) => days);
}
