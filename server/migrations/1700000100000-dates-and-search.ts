import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What lists and computed dates need beside the first plan: how far dates are computed, and a search that forgives. */
export class DatesAndSearch1700000100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('CREATE EXTENSION IF NOT EXISTS fuzzystrmatch');
    await db.query(computedDates);
    await db.query(forgivingSearch);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP FUNCTION is_one_letter_off(text, text);
      DROP FUNCTION ends_of_word(text);
      DROP FUNCTION containing(text);
      DROP INDEX email_message_waiting, yahrzeit_archived, yahrzeit_to_compute, yahrzeit_next_civil;
      ALTER TABLE yahrzeit DROP COLUMN computed_through, DROP COLUMN hebrew_derived;
    `);
  }
}

const computedDates = `
ALTER TABLE yahrzeit
  -- True when only the civil date was given and the Hebrew one was computed from it.
  ADD COLUMN hebrew_derived boolean NOT NULL DEFAULT false,
  -- The last Hebrew year whose occurrences are computed; 0 for a row that was never computed.
  ADD COLUMN computed_through smallint NOT NULL DEFAULT 0;
CREATE INDEX yahrzeit_next_civil ON yahrzeit (organization_id, next_civil_observance) WHERE archived_at IS NULL;
CREATE INDEX yahrzeit_to_compute ON yahrzeit (computed_through);
CREATE INDEX yahrzeit_archived ON yahrzeit (organization_id, archived_at) WHERE archived_at IS NOT NULL;
CREATE INDEX email_message_waiting ON email_message (organization_id, send_at) WHERE state = 'queued';
`;

const forgivingSearch = `
-- The LIKE pattern of a word anywhere in a name.
CREATE FUNCTION containing(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '%' || regexp_replace(searchable($1), '([\\\\%])', '\\\\\\1', 'g') || '%'
$$;

-- LIKE patterns of words that begin or end as this one: a word with one wrong letter, or two exchanged ones, keeps its
-- beginning or its end. They let the trigram index find candidates; is_one_letter_off decides.
CREATE FUNCTION ends_of_word(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY[first || '%', '% ' || first || '%', '%' || last, '%' || last || ' %']
    FROM (SELECT regexp_replace(searchable($1), '[\\\\%]', '', 'g') AS word) AS plain,
         LATERAL (SELECT greatest(2, (length(word) - 1) / 2) AS kept) AS part,
         LATERAL (SELECT left(word, kept) AS first, right(word, kept) AS last) AS ends
$$;

-- Whether the name has a word that differs from this one by one letter (wrong, missing or too many) or by two exchanged.
CREATE FUNCTION is_one_letter_off(name text, word text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT EXISTS (
    SELECT FROM regexp_split_to_table($1, ' ') AS own
     WHERE abs(length(own) - length($2)) <= 1 AND length(own) < 100
       AND CASE levenshtein_less_equal(own, $2, 2)
             WHEN 0 THEN true
             WHEN 1 THEN true
             WHEN 2 THEN length(own) = length($2)
              AND (SELECT string_agg(c, '' ORDER BY c) FROM regexp_split_to_table(own, '') AS c)
                = (SELECT string_agg(c, '' ORDER BY c) FROM regexp_split_to_table($2, '') AS c)
             ELSE false
           END)
$$;
`;
