import type { CoverageLine, Yahrzeit } from '@zikaron/contract';
import { nextObservance } from './next-observance';

/** Who hears of a day, as the list says it: they were told, will be, are to be called, or will not hear. */
interface Telling {
  word: 'told' | 'planned' | 'phone' | 'unheard';
  names: string[];
  day: string | null;
}

type Line = Pick<CoverageLine, 'date' | 'yahrzeit' | 'contact' | 'outcome' | 'emailStage' | 'letterStage' | 'toldOn'>;
type Row = Pick<Yahrzeit, 'id' | 'nextHebrewObservanceDate' | 'nextGregorianObservance'>;

/** Whom nobody waits for. */
const UNWISHED: readonly string[] = ['channel_none', 'observer_deceased', 'former_member', 'in_person', 'congregation'];

/** What the lines of a window say of the next day of a record: those who hear together, the nearest first; null where nothing. */
export function tellingOf(row: Row, lines: readonly Line[]): Telling | null {
  const date = nextObservance(row);
  const told = lines
    .filter((line) => line.yahrzeit.id === row.id && line.date === date && !UNWISHED.includes(line.outcome))
    .flatMap((line) => (line.contact ? [{ name: line.contact.name, word: wordOf(line), day: line.toldOn }] : []))
    .sort((one, other) => ORDER.indexOf(one.word) - ORDER.indexOf(other.word) || compare(one.day, other.day));
  const [first] = told;
  if (!first) return null;
  const together = told.filter(({ word, day }) => word === first.word && day === first.day);
  return { word: first.word, day: first.day, names: together.map(({ name }) => name) };
}

/** Who is still to hear is what an office looks for. */
const ORDER: readonly Telling['word'][] = ['unheard', 'planned', 'phone', 'told'];

const compare = (one: string | null, other: string | null): number => ((one ?? '') < (other ?? '') ? -1 : 1);

function wordOf({ outcome, emailStage, letterStage, toldOn }: Line): Telling['word'] {
  if (emailStage === 'sent' || letterStage === 'printed') return 'told';
  if (outcome === 'phone') return 'phone';
  return toldOn ? 'planned' : 'unheard';
}
