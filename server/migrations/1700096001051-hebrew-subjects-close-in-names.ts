import type { MigrationInterface, QueryRunner } from 'typeorm';

const NAME = '\u2068{{yahrzeit.name}}\u2069';
const DATE = '{{formatDate observance.date "long"}}';

/** The subjects of the ready letters in Hebrew as they are since, each of which was the same without what closes a name in. */
const SUBJECTS = [
  `{{#if contact.otherObservances}}היארצייטים של ${NAME}{{#each contact.otherObservances}}, ${NAME}{{/each}}{{else}}היארצייט של ${NAME}: ${DATE}{{/if}}`,
  `לזכר ${NAME}{{#each contact.otherObservances}}, ${NAME}{{/each}}`,
  `היארצייט הראשון של ${NAME}: ${DATE}`,
  `לידיעת המשרד: היארצייט של ${NAME}, ${DATE}`,
  `היארצייט של ${NAME}: ${DATE}`,
];

const before = (subject: string): string => subject.replace(/[\u2068\u2069]/g, '');

/** A Latin name scrambles no Hebrew subject: those that nobody changed close it in. A subject of the congregation's own stays as it is. */
export class HebrewSubjectsCloseInNames1700096001051 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `WITH changed AS (
         UPDATE template
            SET subject = since.subject, version = version + 1, updated_at = now()
           FROM unnest($1::text[], $2::text[]) AS since (before, subject)
          WHERE language = 'he' AND template.subject = since.before
         RETURNING template.*)
       INSERT INTO template_version (organization_id, template_id, version, name, subject, preheader, metadata_json, html, text, saved_by)
       SELECT organization_id, id, version, name, subject, preheader, metadata_json, html, text, 'Zikaron' FROM changed`,
      [SUBJECTS.map(before), SUBJECTS],
    );
  }

  async down(): Promise<void> {
    // The subjects stay: every version of a template is kept, and the one before can be brought back by hand.
  }
}
