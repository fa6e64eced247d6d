import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The designs of the ready letters that greet, as they were until now: a template that still is one of them nobody has touched. */
const UNTOUCHED = [
  ...['caa2e13eed6a6b804fdf690dca693f6b', 'fd0958848bd6b528d9c2ba5e0c8c9d9c', '5c2d9dedca373a95aec57cdab75c713f'],
  ...['d131aa7512fc13c7a4ceb5437ebc09ff', 'd5567d6774e4a4182b7cc03285f85c49', '15d4be0cc018253ed905de522f7df963'],
  ...['76959b2c60b7fec71d2ed767428dc9ae', '9ce78a7c9655b52c386aa25ee103ca80'],
];
const BEFORE = '{{#if contact.firstName}}{{contact.firstName}}{{else}}{{contact.name}}{{/if}}';
const AFTER = { en: greeting('friend'), he: greeting('רב') };

function greeting(nobody: string): string {
  return `{{#if contact.salutation}}{{contact.salutation}}{{else}}${nobody}{{/if}}`;
}

/** Ready letters greet by the salutation: "Dear Ruth and David,". What staff have changed stays as it is. */
export class ReadyLettersGreetBySalutation1700012000200 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const [language, after] of Object.entries(AFTER))
      await db.query(
        `WITH changed AS (
           UPDATE template
              SET html = replace(html, $2, $3), text = replace(text, $2, $3), version = version + 1, updated_at = now(),
                  metadata_json = replace(metadata_json::text, $2, $3)::jsonb
            WHERE language = $1 AND md5(coalesce(metadata_json ->> 'mjml', metadata_json ->> 'html')) = ANY($4)
           RETURNING *)
         INSERT INTO template_version (organization_id, template_id, version, name, subject, preheader, metadata_json, html, text, saved_by)
         SELECT organization_id, id, version, name, subject, preheader, metadata_json, html, text, 'Zikaron' FROM changed`,
        [language, BEFORE, after, UNTOUCHED],
      );
  }

  async down(): Promise<void> {
    // The greeting stays: every version of a template is kept, and the one before can be brought back by hand.
  }
}
