import { renderHebrew, toHebrew, type CivilDate } from '../src/calendar/index.js';
import { notInstalled } from '../src/imports/photographs/read/packages.js';
import { prepare } from '../src/imports/photographs/read/prepare.js';
import readPlates from '../src/imports/photographs/read/read-plates.task.js';
import { isGreen, understandPlate } from '../src/imports/photographs/understand-plate.js';
import { PLAQUE_NAMES } from '../test/plaque-names.js';
import { BRASS, CARDS, DISTORTIONS, STONE, wallOf, type WallStyle } from '../test/rendered-plates.js';
import { spread, type BenchOptions, type BenchResult } from './bench.js';

const FIRST = ['Miriam', 'Sarah', 'Max', 'Rosa', 'Leo', 'Hannah', 'David', 'Esther', 'Jacob', 'Ruth', 'Samuel', 'Leah'];
const LAST = ['Katz', 'Levinson', 'Weissman', 'Goldfarb', 'Blum', 'Adler', 'Sternberg', 'Rosen', 'Feldman', 'Brandt'];
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const STYLES: readonly WallStyle[] = [BRASS, CARDS, STONE];
const ON_A_WALL = 12;
const READING = { order: 'mdy', today: '2026-11-24' } as const;

interface Person {
  readonly name: string;
  readonly hebrewName: string;
  readonly civil: CivilDate;
  readonly hebrew: string;
}

const at = <One>(list: readonly One[], n: number): One => list[n % list.length] as One;
const two = (n: number) => String(n).padStart(2, '0');

function person(n: number): Person {
  const civil = `${1931 + ((n * 37) % 90)}-${two(1 + ((n * 5) % 12))}-${two(1 + ((n * 11) % 28))}`;
  const name = `${at(FIRST, n)} ${at(LAST, n * 7 + 3)}`;
  const hebrewName = at(PLAQUE_NAMES, n * 13);
  return {
    name: n % 3 === 0 ? name.toUpperCase() : name,
    hebrewName,
    civil,
    hebrew: renderHebrew(toHebrew(civil), 'he'),
  };
}

function plateOf({ name, hebrewName, civil, hebrew }: Person): { lines: string[] } {
  const [year = '', month = '1', day = '1'] = civil.split('-');
  return { lines: [name, hebrewName, hebrew, `${at(MONTHS, Number(month) - 1)} ${Number(day)}, ${year}`] };
}

/** Plates on walls of three kinds, distorted in six ways, from the file to the fields; the ratio is of civil dates that are right. */
export async function photographs({ n = 300 }: BenchOptions = {}): Promise<BenchResult> {
  if (notInstalled().length > 0) throw new Error(`Not installed: ${notInstalled().join(', ')}`);
  const people = Array.from({ length: n }, (_, at_) => person(at_));
  const counts = {
    plates: 0,
    cut: 0,
    civil: 0,
    names: 0,
    hebrewNames: 0,
    hebrewDates: 0,
    green: 0,
    greenButWrong: 0,
    greenOtherHebrewName: 0,
  };
  const shares: number[] = [];
  const notes: string[] = [];
  const begun = performance.now();
  for (const [distortion, distorted] of Object.entries(DISTORTIONS)) {
    const before = { ...counts };
    for (let from = 0; from < n; from += ON_A_WALL) {
      const onWall = people.slice(from, from + ON_A_WALL);
      const photograph = await distorted(await wallOf(onWall.map(plateOf), at(STYLES, from / ON_A_WALL)));
      const { picture, boxes } = await prepare(photograph);
      counts.plates += onWall.length;
      if (boxes.length !== onWall.length) continue;
      counts.cut += onWall.length;
      for (const [n_, { lines }] of (await readPlates({ picture, boxes })).entries())
        count(onWall[n_], understandPlate(lines, READING));
    }
    shares.push((counts.civil - before.civil) / (counts.plates - before.plates));
    notes.push(`${distortion}: ${JSON.stringify(difference(counts, before))}`);
  }
  notes.push(`${((performance.now() - begun) / counts.plates).toFixed(0)} ms for each plate, drawing it included`);
  return {
    name: 'photographs',
    goal: 'civil dates ≥ 0.95, names ≥ 0.9, green but wrong ≤ 0.001 of the plates',
    ratio: spread(shares),
    counts,
    notes,
  };

  function count(who: Person | undefined, { fields, reason }: ReturnType<typeof understandPlate>): void {
    if (!who) return;
    const isCivil = fields.civilDate === who.civil;
    const isNamed = fields.name === who.name;
    counts.civil += Number(isCivil);
    counts.names += Number(isNamed);
    counts.hebrewNames += Number(fields.hebrewName === who.hebrewName);
    counts.hebrewDates += Number(fields.hebrewDate === who.hebrew);
    if (!isGreen(reason)) return;
    counts.green++;
    counts.greenButWrong += Number(!isCivil || !isNamed || fields.hebrewDate !== who.hebrew);
    counts.greenOtherHebrewName += Number(fields.hebrewName !== who.hebrewName);
  }
}

const difference = <Counts extends Record<string, number>>(after: Counts, before: Counts) =>
  Object.fromEntries(Object.entries(after).map(([what, value]) => [what, value - (before[what] ?? 0)]));
