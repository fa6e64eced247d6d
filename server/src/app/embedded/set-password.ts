import bcrypt from 'bcrypt';
import pg from 'pg';

const COST = 10;

/**
 * Gives a person of the embedded identity provider this password, when they have another one: then their sessions there end
 * too. Somebody who is not there is not made.
 */
export async function setPassword(databaseUrl: string, email: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string; hash: string | null }>(
      'SELECT id, encrypted_password AS hash FROM auth.users WHERE email = $1',
      [email.toLowerCase()],
    );
    const [person] = rows;
    if (!person || (await bcrypt.compare(password, person.hash ?? ''))) return;
    await client.query('UPDATE auth.users SET encrypted_password = $2 WHERE id = $1', [
      person.id,
      await bcrypt.hash(password, COST),
    ]);
    await client.query('DELETE FROM auth.sessions WHERE user_id = $1', [person.id]);
  } finally {
    await client.end();
  }
}
