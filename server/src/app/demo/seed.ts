import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { createConfirmedUser } from '../../auth/index.js';
import type { Config } from '../../platform/config/index.js';
import { demonstrate, type Owner } from './demonstration.js';

/** Makes the demonstration congregation and who signs in to it, once. Died it in the middle, the next start begins it anew. */
export async function seed(app: INestApplicationContext, config: Config): Promise<void> {
  const { IDENTITY_DATABASE_URL, DEMO_EMAIL, DEMO_PASSWORD } = config;
  // With an identity provider of their own, people register there.
  if (!IDENTITY_DATABASE_URL) return;
  const db = app.get(DataSource);
  const [done] = await db.query<unknown[]>('SELECT id FROM organization WHERE is_demo');
  if (done) return;

  const person = { firstName: 'Dina', lastName: 'Demo' };
  const subject = await createConfirmedUser(IDENTITY_DATABASE_URL, DEMO_EMAIL, DEMO_PASSWORD, person);
  await demonstrate(app, await ownerOf(db, subject, DEMO_EMAIL));
}

async function ownerOf(db: DataSource, subject: string, email: string): Promise<Owner> {
  const [{ id }] = await db.query<[{ id: string }]>(
    `INSERT INTO app_user (subject, email, first_name, last_name) VALUES ($1, $2, 'Dina', 'Demo')
     ON CONFLICT (subject) DO UPDATE SET email = excluded.email RETURNING id`,
    [subject, email.toLowerCase()],
  );
  return { id, name: 'Dina Demo' };
}
