import { Injectable } from '@nestjs/common';
import {
  PHOTOGRAPH_BYTES,
  type Photograph,
  type photographBoxes,
  type Photographs,
  type PhotographShown,
  type PictureBox,
} from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { daysAfter } from '../../calendar/index.js';
import { OrganizationsService } from '../../organizations/index.js';
import { Audit } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/index.js';
import { HeavyWork } from '../../platform/heavy-work/index.js';
import { Conflict, Invalid, NotFound, Refusal, TooMany } from '../../platform/http/index.js';
import { RateLimits, type RateLimit } from '../../platform/rate-limits/index.js';
import type { Actor, OrganizationId } from '../../platform/tenancy/index.js';
import { addressOf } from './address-of.js';
import { notInstalled } from './read/packages.js';
import type { Prepared } from './read/prepare.js';
import type { PlatesToRead, ReadPlate } from './read/read-plates.task.js';
import { understandPlate } from './understand-plate.js';

const PREPARE = new URL('./read/prepare.task.js', import.meta.url);
const READ_PLATES = new URL('./read/read-plates.task.js', import.meta.url);

/** For an organization: a hall of ten walls, each taken a few times. */
const PHOTOGRAPHS_AN_HOUR = 120;
const MOST_WAITING = 60;
/** Some two seconds each: a request is answered before anybody takes the page for dead. */
const PLATES_AT_ONCE = 3;
const BUDGET = { processorSeconds: 60, seconds: 120 };
const KEPT_DAYS = 30;

/** Photographs of plates, from their upload until their plates are read. */
@Injectable()
export class PhotographsService {
  private readonly limit: RateLimit;

  constructor(
    private readonly db: DataSource,
    private readonly audit: Audit,
    private readonly organizations: OrganizationsService,
    private readonly work: HeavyWork,
    private readonly clock: Clock,
    limits: RateLimits,
  ) {
    this.limit = limits.of('photographs', PHOTOGRAPHS_AN_HOUR, 3600);
  }

  /** Those that are no import yet, the oldest first; and what is not installed that reading needs. */
  async list(org: OrganizationId): Promise<Photographs> {
    return { missing: notInstalled(), data: await listed(this.db, org) };
  }

  /** One, with its picture. @throws NotFound */
  async get(org: OrganizationId, id: string): Promise<PhotographShown> {
    const [found] = await listed(this.db, org, id);
    const [row]: { shown: Buffer }[] = await this.db.query(
      'SELECT shown FROM photograph WHERE organization_id = $1 AND id = $2',
      [org, id],
    );
    if (!found || !row) throw new NotFound('photograph');
    return { ...found, picture: addressOf(row.shown) };
  }

  /** @throws TooMany, Conflict 409 `not_installed`. Asked before a byte of the file is taken */
  async mayBring(org: OrganizationId): Promise<void> {
    refuseWithoutPackages();
    const waitSeconds = await this.limit.take(org);
    if (waitSeconds > 0) throw new TooMany(waitSeconds);
  }

  /** Keeps a photograph and the boxes of the plates that are found on it. @throws Refusal 415, 422 for what is no picture, 409 for too many */
  async add(org: OrganizationId, by: Actor, fileName: string, file: Buffer): Promise<Photograph> {
    const prepared = await this.work.run<{ file: Uint8Array }, Prepared>(org, PREPARE, { file }, BUDGET);
    const id = await this.db.transaction(async (within) => {
      await within.query('SELECT FROM organization WHERE id = $1 FOR NO KEY UPDATE', [org]);
      const [{ waiting }] = await within.query<[{ waiting: number }]>(
        'SELECT count(*) AS waiting FROM photograph WHERE organization_id = $1',
        [org],
      );
      if (waiting >= MOST_WAITING)
        throw new Conflict(
          'too_many_photographs',
          `At most ${MOST_WAITING} photographs wait at a time. Continue with those first.`,
        );
      const { picture, shown, width, height } = prepared;
      const [row]: { id: string }[] = await within.query(
        `INSERT INTO photograph (organization_id, file_name, width, height, picture, shown, created_by, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
        [org, fileName, width, height, Buffer.from(picture), Buffer.from(shown), by.name, this.clock.now()],
      );
      const resourceId = row?.id ?? '';
      await keepBoxes(within, org, resourceId, prepared.boxes);
      const after = { fileName, plates: prepared.boxes.length };
      await this.audit.record(org, by, { action: 'add', resource: 'photograph', resourceId, after }, within);
      return resourceId;
    });
    return this.one(org, id);
  }

  /** The plates as somebody drew them, in place of those that were found or drawn before. @throws NotFound, Invalid beyond the picture */
  async draw(
    org: OrganizationId,
    by: Actor,
    id: string,
    { boxes }: z.output<typeof photographBoxes>,
  ): Promise<Photograph> {
    const { width, height } = await this.one(org, id);
    const beyond = boxes.some((box) => box.left + box.width > width || box.top + box.height > height);
    if (beyond) throw new Invalid([{ path: 'boxes', message: 'A box lies outside of the picture.' }]);
    await this.db.transaction(async (within) => {
      await within.query(`UPDATE photograph SET cut_by = 'person' WHERE organization_id = $1 AND id = $2`, [org, id]);
      await within.query('DELETE FROM photograph_plate WHERE organization_id = $1 AND photograph_id = $2', [org, id]);
      await keepBoxes(within, org, id, boxes);
      const after = { plates: boxes.length };
      await this.audit.record(org, by, { action: 'change', resource: 'photograph', resourceId: id, after }, within);
    });
    return this.one(org, id);
  }

  /** Reads the next few of its plates. A plate that takes more than its budget is kept without a word read. @throws NotFound */
  async read(org: OrganizationId, id: string): Promise<Photograph> {
    refuseWithoutPackages();
    await this.one(org, id);
    const plates: { id: string; box: PictureBox }[] = await this.db.query(
      `SELECT id, box FROM photograph_plate
        WHERE organization_id = $1 AND photograph_id = $2 AND state = 'waiting' ORDER BY place LIMIT ${PLATES_AT_ONCE}`,
      [org, id],
    );
    if (plates.length > 0) await this.readThese(org, id, plates);
    return this.one(org, id);
  }

  /** @throws NotFound */
  async remove(org: OrganizationId, by: Actor, id: string): Promise<{ data: { id: string } }> {
    return this.db.transaction(async (within) => {
      const [removed]: { fileName: string }[][] = await within.query(
        'DELETE FROM photograph WHERE organization_id = $1 AND id = $2 RETURNING file_name AS "fileName"',
        [org, id],
      );
      const [before] = removed ?? [];
      if (!before) throw new NotFound('photograph');
      await this.audit.record(org, by, { action: 'remove', resource: 'photograph', resourceId: id, before }, within);
      return { data: { id } };
    });
  }

  /** Forgets photographs of which nobody has made an import in a month. Any number may do so at once. */
  async forgetOld(): Promise<void> {
    const oldest = daysAfter(this.clock.now(), -KEPT_DAYS);
    await this.db.query('DELETE FROM photograph WHERE created_at < $1', [oldest]);
  }

  private async one(org: OrganizationId, id: string): Promise<Photograph> {
    const [found] = await listed(this.db, org, id);
    if (!found) throw new NotFound('photograph');
    return found;
  }

  private async readThese(
    org: OrganizationId,
    id: string,
    plates: readonly { id: string; box: PictureBox }[],
  ): Promise<void> {
    const [kept]: { picture: Buffer }[] = await this.db.query(
      'SELECT picture FROM photograph WHERE organization_id = $1 AND id = $2',
      [org, id],
    );
    if (!kept) throw new NotFound('photograph');
    const order = { picture: kept.picture, boxes: plates.map(({ box }) => box) };
    const read = await this.work
      .run<PlatesToRead, ReadPlate[]>(org, READ_PLATES, order, BUDGET)
      .catch((failure: unknown) => withoutWords(failure, plates.length));
    const { language, israel } = await this.organizations.settings(org);
    const reading = {
      order: israel || language === 'he' ? ('dmy' as const) : ('mdy' as const),
      today: await this.organizations.today(org),
    };
    for (const [at, plate] of plates.entries()) await this.keepRead(org, plate.id, read[at] ?? NOTHING_READ, reading);
  }

  private async keepRead(
    org: OrganizationId,
    plateId: string,
    { lines, crop }: typeof NOTHING_READ,
    reading: Parameters<typeof understandPlate>[1],
  ): Promise<void> {
    const { fields, reason } = understandPlate(lines, reading);
    await this.db.query(
      `UPDATE photograph_plate
          SET state = 'read', crop = $3, lines = $4, name = $5, hebrew_name = $6, hebrew_date = $7, civil_date = $8, reason = $9
        WHERE organization_id = $1 AND id = $2 AND state = 'waiting'`,
      [
        ...[org, plateId, crop && Buffer.from(crop), JSON.stringify(lines.map(({ text }) => text))],
        ...[fields.name, fields.hebrewName, fields.hebrewDate, fields.civilDate].map((text) => text.slice(0, 200)),
        reason,
      ],
    );
  }
}

const NOTHING_READ: { lines: ReadPlate['lines']; crop: Buffer | null } = { lines: [], crop: null };

function withoutWords(failure: unknown, count: number): (typeof NOTHING_READ)[] {
  if (!(failure instanceof Refusal) || failure.code !== 'too_much_work') throw failure;
  return Array.from({ length: count }, () => NOTHING_READ);
}

function refuseWithoutPackages(): void {
  const missing = notInstalled();
  if (missing.length === 0) return;
  throw new Conflict('not_installed', `Photographs cannot be read here: ${missing.join(', ')} is not installed.`);
}

/** @throws Refusal 413; asked before the bytes are read, where the length is announced */
export function refuseLarge(bytes: number): void {
  if (bytes > PHOTOGRAPH_BYTES) throw new Refusal(413, 'file_too_large', 'A photograph may have 15 MB at most.');
}

async function keepBoxes(
  within: EntityManager,
  org: OrganizationId,
  id: string,
  boxes: readonly PictureBox[],
): Promise<void> {
  await within.query(
    `INSERT INTO photograph_plate (organization_id, photograph_id, place, box)
     SELECT $1, $2, place, box FROM jsonb_array_elements($3::jsonb) WITH ORDINALITY AS b(box, place)`,
    [org, id, JSON.stringify(boxes)],
  );
}

function listed(db: DataSource, org: OrganizationId, id: string | null = null): Promise<Photograph[]> {
  return db.query(
    `SELECT p.id, p.file_name AS "fileName", p.width, p.height, p.cut_by AS "cutBy",
            to_char(p.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt",
            coalesce(jsonb_agg(q.box ORDER BY q.place) FILTER (WHERE q.id IS NOT NULL), '[]') AS boxes,
            jsonb_build_object(
              'waiting', count(*) FILTER (WHERE q.state = 'waiting'), 'read', count(*) FILTER (WHERE q.state = 'read'),
              'checked', count(*) FILTER (WHERE q.state = 'checked'), 'leftOut', count(*) FILTER (WHERE q.state = 'leftOut')) AS counts
       FROM photograph p
       LEFT JOIN photograph_plate q ON q.organization_id = p.organization_id AND q.photograph_id = p.id
      WHERE p.organization_id = $1 AND ($2::uuid IS NULL OR p.id = $2)
      GROUP BY p.id ORDER BY p.created_at, p.id`,
    [org, id],
  );
}
