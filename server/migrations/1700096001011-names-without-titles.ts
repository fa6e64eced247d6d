import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A name without the titles before it, where two words are left. "Mrs." stays: Mrs. Sam Levin is not Sam Levin.
 * imports/understand/names.ts computes the same in the server.
 */
export class NamesWithoutTitles1700096001011 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(String.raw`
      CREATE FUNCTION untitled(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT regexp_replace($1, '^\s*((rabbi|rebbetzin|cantor|hazzan|dr|mr|ms|miss|prof|professor|rev|הרב|הרבנית|רבי|ר[''’׳]|ה?חזן|ד["״”]ר|דר[''’׳]|פרופ[''’׳]?|פרופסור|מר|ה?גב[''’׳]|ה?גברת)\.?\s+)+(?=\S+\s+\S)', '', 'i')
      $$
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP FUNCTION untitled(text)');
  }
}
