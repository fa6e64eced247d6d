import type { DataSource, EntityManager } from 'typeorm';
import { NotFound } from '../platform/http/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { SENDER, type Sender } from './senders.js';

/** @throws NotFound when the organization is gone */
export const readSender = (db: DataSource, org: OrganizationId): Promise<Sender> => read(db, org, '');

/** Reads it and holds it until the transaction ends: plannings of one organization follow each other. */
export const holdSender = (within: EntityManager, org: OrganizationId): Promise<Sender> =>
  read(within, org, 'FOR NO KEY UPDATE');

async function read(db: DataSource | EntityManager, org: OrganizationId, lock: string): Promise<Sender> {
  const [sender] = await db.query<Sender[]>(`SELECT ${SENDER} FROM organization WHERE id = $1 ${lock}`, [org]);
  if (!sender) throw new NotFound('organization');
  return sender;
}
