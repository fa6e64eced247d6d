import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isOnlyOne } from '../platform/database/index.js';
import { Refusal } from '../platform/http/index.js';
import { TenantRepository, admit, type OrganizationId } from '../platform/tenancy/index.js';
import { ImportMendings } from './import-mending.js';
import { ImportQueue } from './import-queue.js';
import { ImportTableRow } from './import.entity.js';
import { FILLED_TABLES, ImportWriting } from './write/import-writing.js';

/** So often is work begun that ends for a reason which nobody can act on, a dead worker among them. */
const MOST_ATTEMPTS = 3;

class GivenUp extends Error {}

// Staff run a job right after an import, before Postgres would look by itself; without figures of the new rows it has
// taken a minute to plan three hundred.
const NEW_FIGURES = `ANALYZE ${FILLED_TABLES}`;

/**
 * Carries out what was asked of an import: writes it, or takes it back. One transaction does all of it, held by a lock that
 * dies with it: a worker that is killed leaves nothing behind, of two workers one works, and nothing is done twice.
 */
@Injectable()
export class ImportWork {
  private readonly log = new Logger('ImportWork');
  private readonly tables: TenantRepository<ImportTableRow>;
  private stopping = false;

  constructor(
    private readonly db: DataSource,
    private readonly writing: ImportWriting,
    private readonly queue: ImportQueue,
    private readonly mendings: ImportMendings,
  ) {
    this.tables = new TenantRepository(db, ImportTableRow, 'import');
  }

  /** Does nothing when nothing is asked for, or when another worker has it in hand. */
  async carryOut(org: OrganizationId, id: string): Promise<void> {
    const isDone = await this.attempt(org, id).catch((failure: unknown) => this.end(org, id, failure));
    if (!isDone) return;
    await this.db.query(NEW_FIGURES);
    await this.mendings.readOthersAgain(org);
  }

  /** Whether there was anything to do, and it is done. */
  private attempt(org: OrganizationId, id: string): Promise<boolean> {
    return this.db.transaction(async (within) => {
      if (!(await isOnlyOne(within, `import ${id}`))) return false;
      const table = await this.begin(org, id);
      if (table) await this.writing.doAsAsked(within, org, table, this.reporter(org, id));
      return table !== null;
    });
  }

  /** What is in hand ends at its next step, unsaved. */
  stop(): void {
    this.stopping = true;
  }

  /** Announces what was asked for and is not done: the queue was emptied, or a worker died. Any number may sweep at once. */
  async sweep(): Promise<number> {
    const left: { organizationId: string; id: string }[] = await this.db.query(
      `SELECT organization_id AS "organizationId", id FROM import WHERE state IN ('importing', 'undoing')`,
    );
    for (const { organizationId, id } of left) await this.queue.announce(admit(organizationId), id);
    return left.length;
  }

  /** Counts the attempt before it is made, so that work which kills its worker ends after some. */
  private async begin(org: OrganizationId, id: string): Promise<ImportTableRow | null> {
    const [, begun] = await this.db.query<[unknown, number]>(
      `UPDATE import SET attempts = attempts + 1, progress = 0
        WHERE organization_id = $1 AND id = $2 AND state IN ('importing', 'undoing')`,
      [org, id],
    );
    if (!begun) return null;
    const table = await this.tables.get(org, id);
    if (table.attempts > MOST_ATTEMPTS) throw new Refusal(409, 'import_stopped', STOPPED);
    return table;
  }

  /** Progress is seen outside of the transaction, which does not touch the import's row before its end. */
  private reporter(org: OrganizationId, id: string) {
    let told = 0;
    return async (done: number): Promise<void> => {
      if (this.stopping) throw new GivenUp();
      const percent = Math.floor(done * 100);
      if (percent === told) return;
      told = percent;
      const about = [org, id, percent];
      await this.db.query('UPDATE import SET progress = $3 WHERE organization_id = $1 AND id = $2', about);
    };
  }

  private async end(org: OrganizationId, id: string, failure: unknown): Promise<false> {
    if (failure instanceof GivenUp) {
      const about = [org, id];
      await this.db.query('UPDATE import SET attempts = attempts - 1 WHERE organization_id = $1 AND id = $2', about);
      return false;
    }
    this.log.error(failure);
    const why = failure instanceof Refusal ? failure.message : null;
    await this.db.query(
      `UPDATE import SET state = CASE state WHEN 'importing' THEN 'failed' ELSE 'imported' END, failure = $3
        WHERE organization_id = $1 AND id = $2 AND state IN ('importing', 'undoing') AND ($4 OR attempts >= $5)`,
      [org, id, why ?? STOPPED, why !== null, MOST_ATTEMPTS],
    );
    return false;
  }
}

const STOPPED = 'The work stopped for a reason that we do not know. Nothing of it was saved. Try once more.';
