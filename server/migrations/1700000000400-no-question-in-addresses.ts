import type { MigrationInterface, QueryRunner } from 'typeorm';

const isEmailAddress = (forbidden: string) => `
  CREATE OR REPLACE FUNCTION is_email_address(address text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT length($1) <= 254
       AND $1 ~ '^[^\\s"(),:;<>${forbidden}@\\[\\\\\\]\\x01-\\x1F\\x7F]{1,64}@[[:alnum:]]([[:alnum:].-]*[[:alnum:]])?\\.([[:alnum:]-]*[[:alnum:]])$'
       AND position('..' in $1) = 0 AND left($1, 1) <> '.' AND position('.@' in $1) = 0
  $$`;

/** An address with `?` or `&` would add recipients to a mailto: link that is made of it. */
export class NoQuestionInAddresses1700000000400 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(isEmailAddress('?&'));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(isEmailAddress(''));
  }
}
