import { genderOfHebrewName, type ImportField } from '@zikaron/contract';
import { genderOfGivenName } from '../../hebrew-names/index.js';
import { readName } from './names.js';
import { kinIn } from './relationships.js';
import { nameAlone } from './titles.js';
import { shareOf, type Fields, type Seen } from './seen-columns.js';

/** Fewer rows than these are chance. */
const FEWEST = 3;
const NEARLY_ALL = 0.9;
/** Congregations remember parents above all: a column in which most are sons and daughters speaks of those who observe. */
const MOSTLY = 0.6;

type Side = 'relationship' | 'observerRelationship';

/**
 * A column of kinship says what the person was to the observer ("father"), or what the observer is to the person ("son"). Whom it
 * means is told by the cells: by the gender of its words where one who died and one who observes are of two genders, else by how
 * many sons and daughters there are. Where neither tells, what the heading says holds; of too few words it is asked.
 */
export function tellWhoseKinship(columns: readonly Seen[], fields: Fields): void {
  const of = (...wanted: ImportField[]) => columns.find(({ index }) => wanted.includes(fields.get(index) ?? 'ignore'));
  const kinship = of('relationship', 'observerRelationship');
  if (!kinship || (of('relationship') && of('observerRelationship'))) return;
  const died = { name: of('firstName', 'name'), hebrewName: of('hebrewName') };
  const told = byGenders(kinship, died, of('observerFirstName', 'observerName'));
  const side = sideOf(told) ?? byGenerations(kinship);
  if (side) fields.set(kinship.index, side);
  else if (fields.get(kinship.index) === 'relationship' && isOpen(kinship, told)) fields.delete(kinship.index);
}

interface Died {
  readonly name: Seen | undefined;
  readonly hebrewName: Seen | undefined;
}

/** Of each row in which the genders tell: whether the word is of who died. */
const byGenders = (kinship: Seen, died: Died, observer: Seen | undefined): boolean[] =>
  kinship.texts.flatMap((word, row) => {
    const gender = kinIn(word)?.gender;
    const ofDied = genderOfHebrewName(died.hebrewName?.texts[row] ?? null) ?? genderOfName(died.name?.texts[row]);
    const ofObserver = genderOfName(observer?.texts[row]);
    return gender && ofDied && ofObserver && ofDied !== ofObserver ? [gender === ofDied] : [];
  });

function sideOf(told: readonly boolean[]): Side | null {
  if (told.length < FEWEST) return null;
  const share = shareOf(told, (isOfWhoDied) => isOfWhoDied);
  if (share >= NEARLY_ALL) return 'relationship';
  return share <= 1 - NEARLY_ALL ? 'observerRelationship' : null;
}

const wordsOf = ({ texts }: Seen) => texts.flatMap((word) => kinIn(word)?.relationship ?? []);
const isYounger = (one: string): boolean => one === 'Child' || one === 'Grandchild';

/**
 * Too few words to tell, and one of them speaks against what the heading says, by its gender or, where nothing tells that, as of
 * somebody younger: a letter would call a mother "son". It is asked.
 */
function isOpen(kinship: Seen, told: readonly boolean[]): boolean {
  const words = wordsOf(kinship);
  if (words.length >= FEWEST || TO_OBSERVER.test(kinship.heading)) return false;
  return told.length > 0 ? told.includes(false) : words.some(isYounger);
}

/** "Relationship to mourner". */
const TO_OBSERVER = /\b(to|of) (the )?(mourner|observer|member|contact)/i;

function byGenerations(kinship: Seen): Side | null {
  const words = wordsOf(kinship);
  return words.length >= FEWEST && shareOf(words, isYounger) >= MOSTLY ? 'observerRelationship' : null;
}

/** "Katz, Miriam" and "Miriam Katz": the given name comes first once the name is in order. */
const genderOfName = (name = ''): 'f' | 'm' | null =>
  genderOfGivenName(nameAlone(readName(name).name).split(' ')[0] ?? '');
