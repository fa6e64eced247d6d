import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Invitations from before it was kept who sent them rest on a role too: the history tells whose they are. What its sender
 * may not give away any more, or nobody knows of, is withdrawn.
 */
export class WhoInvitedBefore1700096001301 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      WITH sent AS (
        SELECT id, (SELECT actor_id FROM audit_log
                     WHERE organization_id = i.organization_id AND resource = 'invitation' AND resource_id = i.id AND action = 'add'
                     ORDER BY id DESC LIMIT 1) AS by
          FROM invitation i WHERE inviter_id IS NULL AND accepted_at IS NULL AND withdrawn_at IS NULL
      ), told AS (
        UPDATE invitation i
           SET inviter_id = sent.by,
               withdrawn_at = CASE WHEN NOT EXISTS (
                 SELECT FROM membership m WHERE m.organization_id = i.organization_id AND m.user_id = sent.by
                    AND (m.role = 'owner' OR m.role = 'admin' AND i.role <> 'owner')) THEN now() END
          FROM sent WHERE i.id = sent.id
        RETURNING i.*
      )
      INSERT INTO audit_log (organization_id, actor_name, action, resource, resource_id, before)
      SELECT organization_id, 'Zikaron', 'withdraw', 'invitation', id, jsonb_build_object('email', email, 'role', role)
        FROM told WHERE withdrawn_at IS NOT NULL`);
  }

  async down(): Promise<void> {
    // Whose they are is as true as before, and what was withdrawn is sent anew by whoever may.
  }
}
