import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { OrganizationId } from '../../platform/tenancy/index.js';
import type { Dateable, NextOfNew, OccurrencesService } from '../../yahrzeits/index.js';
import type { PlacedRow } from '../decide/placing.js';
import { recordsOfRows } from '../decide/kept-rows.js';
import { jsonbOf } from '../read/batches.js';

export interface WrittenPeople {
  /** The record of each row, by row number. */
  readonly yahrzeitOf: ReadonlyMap<number, string>;
  readonly added: readonly string[];
}

/** Makes the records that a batch of rows is the first to speak of, with their dates. Earlier batches are linked to theirs already. */
export async function writePeople(
  db: EntityManager,
  org: OrganizationId,
  importId: string,
  rows: readonly PlacedRow[],
  occurrences: Pick<OccurrencesService, 'addDated'>,
): Promise<WrittenPeople> {
  const named = rows.flatMap(({ sameAsRow }) => sameAsRow ?? []);
  const yahrzeitOf = await recordsOfRows(db, org, importId, named);
  const added: NewPerson[] = [];
  for (const row of rows) {
    const there = row.yahrzeitId ?? (row.sameAsRow === null ? undefined : yahrzeitOf.get(row.sameAsRow));
    const id = there ?? randomUUID();
    if (!there) added.push({ id, row });
    yahrzeitOf.set(row.row, id);
  }
  const insert = (next: readonly NextOfNew[]) => insertYahrzeits(db, org, importId, added, next);
  await occurrences.addDated(org, added.map(diedOf), db, insert);
  return { yahrzeitOf, added: added.map(({ id }) => id) };
}

interface NewPerson {
  readonly id: string;
  readonly row: PlacedRow;
}

/** The columns of a record that a row fills. */
export const columnsOf = (row: PlacedRow) => ({
  name: row.name,
  hebrew_name: row.hebrewName,
  person_details: row.personDetails,
  gregorian_date: row.gregorianDate,
  gregorian_derived: row.gregorianDerived,
  hebrew_derived: row.hebrewDerived,
  hebrew_day: row.hebrew?.day ?? null,
  hebrew_month: row.hebrew?.month ?? null,
  hebrew_year: row.hebrew?.year ?? null,
  adar_said: adarSaid(row),
  after_sunset: row.afterSunset,
  burial_date: row.burialDate,
  age_at_death: row.ageAtDeath,
  plaque: row.plaque,
  notes: row.notes,
  perpetual: row.perpetual,
});

const adarSaid = ({ hebrew }: PlacedRow): 1 | null => (hebrew && 'adarOne' in hebrew && hebrew.adarOne ? 1 : null);

function diedOf({ id, row }: NewPerson): Dateable {
  return {
    id,
    rules: {},
    serviceRule: null,
    gregorianDate: row.gregorianDate,
    afterSunset: row.afterSunset,
    burialDate: row.burialDate,
    hebrewDay: row.hebrew?.day ?? null,
    hebrewMonth: row.hebrew?.month ?? null,
    hebrewYear: row.hebrew?.year ?? null,
    adarSaid: adarSaid(row),
  };
}

async function insertYahrzeits(
  db: EntityManager,
  org: OrganizationId,
  importId: string,
  people: readonly NewPerson[],
  next: readonly NextOfNew[],
): Promise<void> {
  // One spread, and last: of several each takes as long as reading the dates.
  const values = jsonbOf(people, ({ id, row }, at) => ({
    id,
    import_row: row.row,
    next_hebrew: next[at]?.hebrew,
    next_civil: next[at]?.civil,
    computed_through: next[at]?.through,
    ...columnsOf(row),
  }));
  await db.query(
    `INSERT INTO yahrzeit (organization_id, import_id, id, name, hebrew_name, person_details, gregorian_date,
                           gregorian_derived, hebrew_derived, hebrew_day, hebrew_month, hebrew_year, adar_said, after_sunset, burial_date, age_at_death, plaque,
                           notes, perpetual, import_row, next_hebrew_observance, next_civil_observance, computed_through)
     SELECT $1, $2, y.* FROM jsonb_to_recordset($3::jsonb) AS y(id uuid, name text, hebrew_name text,
            person_details text, gregorian_date date, gregorian_derived boolean, hebrew_derived boolean, hebrew_day smallint,
            hebrew_month smallint, hebrew_year smallint, adar_said smallint, after_sunset boolean, burial_date date, age_at_death smallint, plaque text,
            notes text, perpetual boolean, import_row integer, next_hebrew date, next_civil date, computed_through smallint)`,
    [org, importId, values],
  );
}
