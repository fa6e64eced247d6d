import type { DataSource, EntityManager } from 'typeorm';

/** A page of what a statement finds, in this order, and how many it finds in all. */
export async function pageOf<Row>(
  db: DataSource | EntityManager,
  found: string,
  values: readonly unknown[],
  { order, offset, limit }: { order: string; offset: number; limit: number },
): Promise<{ data: Row[]; total: number }> {
  const data = await db.query<Row[]>(`${found} ${order} LIMIT ${limit} OFFSET ${offset}`, [...values]);
  const [{ total }] = await db.query<[{ total: number }]>(`SELECT count(*) AS total FROM (${found}) AS found`, [
    ...values,
  ]);
  return { data, total };
}
