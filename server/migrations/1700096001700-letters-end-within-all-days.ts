import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A membership that ends on the last of all days ("12/31/9999") has letters until then: no date after it can be written. */
export class LettersEndWithinAllDays1700096001700 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(lettersUntil(`least(${END}, '9999-12-31')`));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(lettersUntil(END));
  }
}

const END = '(member_until + make_interval(years => former_letter_years))::date';

const lettersUntil = (end: string): string => `
CREATE OR REPLACE FUNCTION letters_until(member_until date, stays_on boolean, former_letter_years smallint) RETURNS date
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN NOT stays_on THEN ${end} END
$$`;
