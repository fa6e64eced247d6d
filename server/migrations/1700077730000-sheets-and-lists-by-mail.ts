import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Members who have the sheet for the pulpit by mail, and editors of bulletins, who are told by mail what changed in their list. */
export class SheetsAndListsByMail1700077730000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE pulpit_reader (
        organization_id uuid NOT NULL,
        user_id uuid NOT NULL,
        size text NOT NULL CHECK (size IN ('a5', 'a4', 'letter')),
        points int NOT NULL CHECK (points IN (18, 24)),
        -- The sheet that was mailed last, and the corrections that stood on it.
        mailed_number int,
        mailed_hash text,
        -- Somebody is at it since then.
        claimed_at timestamptz,
        PRIMARY KEY (organization_id, user_id),
        FOREIGN KEY (organization_id, user_id) REFERENCES membership (organization_id, user_id) ON DELETE CASCADE
      );
      CREATE TABLE editor_issue (
        organization_id uuid NOT NULL,
        number int NOT NULL,
        -- The address by which the list was taken; null where staff took it for somebody.
        link_id uuid,
        from_date date NOT NULL,
        to_date date NOT NULL,
        email text NOT NULL CHECK (is_email_address(email)),
        -- The corrections that were mailed last.
        mailed_hash text,
        claimed_at timestamptz,
        PRIMARY KEY (organization_id, number),
        FOREIGN KEY (organization_id, number) REFERENCES list_issue (organization_id, number) ON DELETE CASCADE,
        FOREIGN KEY (organization_id, link_id) REFERENCES list_link (organization_id, id) ON DELETE CASCADE
      );
      CREATE UNIQUE INDEX editor_issue_link ON editor_issue (organization_id, link_id, from_date, to_date);
      CREATE INDEX editor_issue_open ON editor_issue (to_date, organization_id);
      ALTER TABLE list_link ADD email text CHECK (is_email_address(email));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE list_link DROP COLUMN email; DROP TABLE editor_issue; DROP TABLE pulpit_reader');
  }
}
