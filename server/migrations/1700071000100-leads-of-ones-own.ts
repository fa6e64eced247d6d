import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether an observer's lead time is their own. Whoever has none of their own follows the congregation's, in the transaction
 * that changes it. Null, of those who were here before: their own where it is not 14, which all began with.
 */
export class LeadsOfOnesOwn1700071000100 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE observance ADD COLUMN own_lead boolean');
    await db.query(FOLLOW);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER lead_of_observers ON organization');
    await db.query('DROP FUNCTION follow_lead_of_organization');
    await db.query('ALTER TABLE observance DROP COLUMN own_lead');
  }
}

const FOLLOW = `
CREATE FUNCTION follow_lead_of_organization() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.observance SET reminder_days_before = NEW.lead_days, own_lead = false
   WHERE organization_id = NEW.id AND NOT coalesce(own_lead, reminder_days_before <> 14)
     AND reminder_days_before <> NEW.lead_days;
  RETURN NULL;
END $$;
CREATE TRIGGER lead_of_observers AFTER UPDATE ON organization FOR EACH ROW
  WHEN (OLD.lead_days IS DISTINCT FROM NEW.lead_days) EXECUTE FUNCTION follow_lead_of_organization();
`;
