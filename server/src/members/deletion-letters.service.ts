import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { daysAfter } from '../calendar/index.js';
import { Clock } from '../platform/clock/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import { NIL_UUID } from '../platform/database/index.js';
import { HouseWork } from '../platform/house-work/index.js';
import { Transport } from '../platform/mail/index.js';
import { admit } from '../platform/tenancy/index.js';
import { deletionMail, type DeletionLetter } from './deletion-letter.js';

/** Owners are told once more so many days before the end. */
const LAST_CALL_DAYS = 7;

type Due = Omit<DeletionLetter, 'email' | 'page'> & { readonly owners: string[]; readonly toldBefore: Date | null };

/**
 * Tells owners by email that their organization will be deleted: when it was asked for, and a week before it happens. At any
 * hour, on holy days too, since it may be the work of a thief.
 */
@Injectable()
export class DeletionLetters {
  private readonly log = new Logger('DeletionLetters');

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly transport: Transport,
    private readonly work: HouseWork,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Writes to the owners of each organization whose time has come. Many workers may do so at once: each takes other organizations. */
  async send(): Promise<void> {
    let due = await this.takeAfter(NIL_UUID);
    while (due) {
      const letter = due;
      const work = () => this.tell(letter);
      if (!(await this.work.forOne('letters about deletions', admit(due.organizationId), work)))
        await this.putBack(due);
      due = await this.takeAfter(due.organizationId);
    }
  }

  /** Whether that is done: it is not when the relay took none, and may take one later. */
  private async tell({ owners, ...letter }: Due): Promise<boolean> {
    const page = `${this.config.PUBLIC_URL}/account`;
    const outcomes = await Promise.all(
      owners.map(async (email) => {
        const mail = deletionMail({ ...letter, email, page }, this.config.MAIL_FROM, this.clock.now());
        const { outcome, response } = await this.transport.send(mail);
        if (outcome !== 'accepted') this.log.warn(`A letter about a deletion was not taken: ${response}`);
        return outcome;
      }),
    );
    const waits = outcomes.some((outcome) => outcome === 'deferred' || outcome === 'unreachable');
    return outcomes.includes('accepted') || !waits;
  }

  private async takeAfter(organizationId: string): Promise<Due | undefined> {
    const now = this.clock.now();
    const lastCall = daysAfter(now, LAST_CALL_DAYS);
    const [rows]: [Due[]] = await this.db.query(TAKE, [now, lastCall, organizationId, `${LAST_CALL_DAYS} days`]);
    return rows[0];
  }

  private async putBack({ organizationId, toldBefore }: Due): Promise<void> {
    await this.db.query(`UPDATE organization SET deletion_told_at = $2 WHERE id = $1`, [organizationId, toldBefore]);
  }
}

const TAKE = `
WITH due AS (
  SELECT id, deletion_told_at FROM organization
   WHERE delete_at > $1 AND id > $3
     AND (deletion_told_at IS NULL OR delete_at <= $2 AND deletion_told_at < delete_at - $4::interval)
   ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
UPDATE organization o SET deletion_told_at = $1 FROM due WHERE o.id = due.id
RETURNING o.id AS "organizationId", o.name AS organization, o.language, o.timezone, o.delete_at AS "deleteAt",
          coalesce(o.delete_asked_by, '') AS "askedBy", due.deletion_told_at AS "toldBefore",
          ARRAY(SELECT u.email FROM membership m JOIN app_user u ON u.id = m.user_id
                 WHERE m.organization_id = o.id AND m.role = 'owner' ORDER BY u.email) AS owners`;
