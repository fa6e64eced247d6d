import { Injectable } from '@nestjs/common';
import type { Crops, ImportSummary, Plate, plateCheck, PlateFields, plateQuery } from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { OrganizationsService } from '../../organizations/index.js';
import { pageOf } from '../../platform/database/index.js';
import { Conflict, NotFound, pageBounds } from '../../platform/http/index.js';
import type { Actor, OrganizationId } from '../../platform/tenancy/index.js';
import { ImportsService } from '../imports.service.js';
import { addressOf } from './address-of.js';
import { isGreen, reasonOf } from './understand-plate.js';

type KeptPlate = Omit<Plate, 'light' | 'crop'> & { crop: Buffer | null };

const GREEN = `reason IN ('same_day', 'one_letter')`;
const SHOWN = `
  SELECT q.id, q.photograph_id AS "photographId", p.file_name AS "fileName", q.state, q.reason, q.lines, q.crop, q.name,
         q.hebrew_name AS "hebrewName", q.hebrew_date AS "hebrewDate", q.civil_date AS "civilDate"
    FROM photograph_plate q JOIN photograph p ON p.organization_id = q.organization_id AND p.id = q.photograph_id`;
/** Photograph by photograph, and on each row by row. */
const IN_ORDER = 'ORDER BY p.created_at, p.id, q.place';

/** Plates that were read: checked by a person, and brought as rows of an ordinary import. */
@Injectable()
export class PlatesService {
  constructor(
    private readonly db: DataSource,
    private readonly organizations: OrganizationsService,
    private readonly imports: ImportsService,
  ) {}

  /** Those that were read, photograph by photograph, with their pictures. */
  async list(org: OrganizationId, query: z.output<typeof plateQuery>): Promise<{ data: Plate[]; total: number }> {
    const { light = null } = query.filter ?? {};
    const asked = `${SHOWN} WHERE q.organization_id = $1 AND q.state <> 'waiting' AND ($2::text IS NULL OR (${GREEN}) = ($2 = 'green'))`;
    const page = { order: IN_ORDER, ...pageBounds(query) };
    const { data, total } = await pageOf<KeptPlate>(this.db, asked, [org, light], page);
    return { data: data.map(shown), total };
  }

  /** Notes what a plate says as somebody has checked it, or that it is left out. @throws NotFound also before it is read */
  async check(org: OrganizationId, id: string, { leftOut, ...fields }: z.output<typeof plateCheck>): Promise<Plate> {
    const reason = reasonOf(fields, await this.reading(org));
    const [, checked] = await this.db.query<[unknown, number]>(
      `UPDATE photograph_plate SET state = $3, name = $4, hebrew_name = $5, hebrew_date = $6, civil_date = $7, reason = $8
        WHERE organization_id = $1 AND id = $2 AND state <> 'waiting'`,
      [
        ...[org, id, leftOut ? 'leftOut' : 'checked'],
        ...[fields.name, fields.hebrewName, fields.hebrewDate, fields.civilDate, reason],
      ],
    );
    const [plate]: KeptPlate[] = await this.db.query(`${SHOWN} WHERE q.organization_id = $1 AND q.id = $2`, [org, id]);
    if (!checked || !plate) throw new NotFound('plate');
    return shown(plate);
  }

  /**
   * Makes an import of all plates but those that are left out: a list with a row for each, read and shown as any other. The
   * photographs go, and of each plate its picture stays with its row. @throws Conflict while one is not read or has no name, and
   * to whoever comes second where two bring them at once
   */
  async bring(org: OrganizationId, by: Actor): Promise<ImportSummary> {
    const plates: KeptPlate[] = await this.db.query(
      `${SHOWN} WHERE q.organization_id = $1 AND q.state <> 'leftOut' ${IN_ORDER}`,
      [org],
    );
    refuseUnfinished(plates);
    const fileName = [...new Set(plates.map((plate) => plate.fileName))].join(', ').slice(0, 255);
    return this.imports.preview(org, by, { fileName, file: listOf(plates) }, (within, id) =>
      keepCrops(within, org, id, plates),
    );
  }

  /** Pictures of the plates that became these rows of an import. @throws NotFound for an import of someone else */
  async crops(org: OrganizationId, id: string, rows: readonly number[]): Promise<Crops> {
    await this.imports.get(org, id);
    const found: { row: number; picture: Buffer }[] = await this.db.query(
      'SELECT row, picture FROM import_crop WHERE organization_id = $1 AND import_id = $2 AND row = ANY ($3) ORDER BY row',
      [org, id, rows],
    );
    return { data: found.map(({ row, picture }) => ({ row, picture: addressOf(picture) })) };
  }

  private async reading(org: OrganizationId) {
    const { language, israel } = await this.organizations.settings(org);
    const order = israel || language === 'he' ? ('dmy' as const) : ('mdy' as const);
    return { order, today: await this.organizations.today(org) };
  }
}

const shown = ({ crop, ...plate }: KeptPlate): Plate => ({
  ...plate,
  light: plate.reason && (isGreen(plate.reason) ? 'green' : 'amber'),
  crop: crop && addressOf(crop),
});

function refuseUnfinished(plates: readonly KeptPlate[]): void {
  if (plates.length === 0) throw new Conflict('no_plates', 'There is no plate to bring.');
  const waiting = plates.filter(({ state }) => state === 'waiting').length;
  if (waiting > 0) throw new Conflict('plates_waiting', `${waiting} plates are not read yet.`);
  const nameless = plates.filter(({ name }) => !name.trim()).length;
  if (nameless > 0)
    throw new Conflict('plates_without_name', `${nameless} plates have no name. Write it, or leave them out.`);
}

const HEADINGS = ['Name', 'Hebrew Name', 'Date of Death', 'Hebrew Date of Death'];
/** As the office sees it: the headings are the first row. */
const FIRST_ROW = 2;

const listOf = (plates: readonly PlateFields[]): Buffer =>
  Buffer.from(
    [HEADINGS, ...plates.map((plate) => [plate.name, plate.hebrewName, plate.civilDate, plate.hebrewDate])]
      .map((cells) => cells.map((cell) => `"${cell.replace(/"/g, '""')}"`).join(','))
      .join('\r\n'),
  );

async function keepCrops(
  within: EntityManager,
  org: OrganizationId,
  id: string,
  plates: readonly KeptPlate[],
): Promise<void> {
  const crops = plates.map((plate, at) => ({ id: plate.id, row: at + FIRST_ROW }));
  await within.query(
    `INSERT INTO import_crop (organization_id, import_id, row, picture)
     SELECT $1, $2, r.row, q.crop FROM jsonb_to_recordset($3::jsonb) AS b(id uuid, row integer)
       JOIN photograph_plate q ON q.organization_id = $1 AND q.id = b.id AND q.crop IS NOT NULL
       JOIN import_row r ON r.organization_id = $1 AND r.import_id = $2 AND r.row = b.row`,
    [org, id, JSON.stringify(crops)],
  );
  const photographs = [...new Set(plates.map(({ photographId }) => photographId))];
  const [, gone] = await within.query<[unknown, number]>(
    'DELETE FROM photograph WHERE organization_id = $1 AND id = ANY ($2)',
    [org, photographs],
  );
  if (gone !== photographs.length) throw new Conflict('no_plates', 'There is no plate to bring.');
}
