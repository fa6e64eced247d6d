import type { CoverageLine, Yahrzeit } from '@zikaron/contract';
import { nextObservance } from './next-observance';

/** Who hears of a day, as the list says it: they were told, will be, are to be called, or will not hear. */
interface Telling {
  word: 'told' | 'planned' | 'phone' | 'unheard';
  names: string[];
  day: string | null;
  /** The civil day of those who keep that calendar, which is not the day under which the row stands. */
  civilDay: string | null;
}

type Line = Pick<CoverageLine, 'date' | 'yahrzeit' | 'contact' | 'outcome' | 'emailStage' | 'letterStage' | 'toldOn'>;
type Row = Pick<Yahrzeit, 'id' | 'nextHebrewObservanceDate' | 'nextGregorianObservance'>;

/** Whom nobody waits for. */
const UNWISHED: readonly string[] = ['channel_none', 'observer_deceased', 'former_member', 'in_person', 'congregation'];

/** What the lines say of the next day of a record: those who hear together, the nearest first; null where nothing. Where nobody keeps that day, of the civil one. */
export function tellingOf(row: Row, lines: readonly Line[]): Telling | null {
  const { nextGregorianObservance: civil } = row;
  const next = nextObservance(row);
  const ofNext = tellingOn(next, row, lines);
  if (ofNext || civil === next) return ofNext;
  const ofCivil = tellingOn(civil, row, lines);
  return ofCivil && { ...ofCivil, civilDay: civil };
}

/** Whom the lines say nothing of on their next day, though somebody is written to about them: they may keep the civil one, which is near. */
export function civilDaysOf(
  rows: readonly (Row & Pick<Yahrzeit, 'observerCount'>)[],
  lines: readonly Line[],
): string[] {
  return rows
    .filter((row) => row.observerCount > 0 && !lines.some((line) => isOf(row, nextObservance(row), line)))
    .flatMap((row) => row.nextGregorianObservance ?? [])
    .sort();
}

const isOf = (row: Row, date: string | null, line: Line): boolean => line.yahrzeit.id === row.id && line.date === date;

function tellingOn(date: string | null, row: Row, lines: readonly Line[]): Telling | null {
  const told = lines
    .filter((line) => isOf(row, date, line) && !UNWISHED.includes(line.outcome))
    .flatMap((line) => (line.contact ? [{ name: line.contact.name, word: wordOf(line), day: line.toldOn }] : []))
    .sort((one, other) => ORDER.indexOf(one.word) - ORDER.indexOf(other.word) || compare(one.day, other.day));
  const [first] = told;
  if (!first) return null;
  const together = told.filter(({ word, day }) => word === first.word && day === first.day);
  return { word: first.word, day: first.day, names: together.map(({ name }) => name), civilDay: null };
}

/** Who is still to hear is what an office looks for. */
const ORDER: readonly Telling['word'][] = ['unheard', 'planned', 'phone', 'told'];

const compare = (one: string | null, other: string | null): number => ((one ?? '') < (other ?? '') ? -1 : 1);

function wordOf({ outcome, emailStage, letterStage, toldOn }: Line): Telling['word'] {
  if (emailStage === 'sent' || letterStage === 'printed') return 'told';
  if (outcome === 'phone') return 'phone';
  return toldOn ? 'planned' : 'unheard';
}
