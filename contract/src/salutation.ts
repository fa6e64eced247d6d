/** How somebody is called in a letter, taken from the name as offices write it. What the name does not say is `null`. */
export interface ProposedNames {
  /** Of a couple both: "David & Ruth"; of "P. Cohen" the initial. */
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** What stands after "Dear": "David and Ruth", "Rabbi Cohen", "Cohen family", "משפחת כהן". */
  readonly salutation: string | null;
}

const NOBODY: ProposedNames = { firstName: null, lastName: null, salutation: null };

/**
 * Proposes first name, last name and salutation of a contact. Knows couples, families, titles, initials, the comma of a
 * sorted list, one case throughout, and the Hebrew forms. Never answers a word that is no name, such as "&" or "unknown".
 */
export function proposedNames(written: string): ProposedNames {
  const name = tidy(written.slice(0, LONGEST));
  if (!/\p{L}/u.test(name) || name.includes('@') || NO_NAME.test(name)) return NOBODY;
  if (ORGANIZATION.test(name)) return { ...NOBODY, salutation: name };
  return familyOf(name) ?? togetherOf(withoutTitlesOfBoth(withoutSuffix(withHebrewAnd(withFamilyLast(name)))));
}

/** As long as a contact’s name may be: what is longer is looked at no further. */
const LONGEST = 200;

const NO_NAME =
  /^(unknown|n\/?a|tbd|none|no name|name|not known|see above|ditto|same|occupant|resident|test|anonymous|x+|deceased|moved|vacant|bad address|do not (?:mail|write|send|contact).*|(?:the )?(?:estate|heirs|beneficiaries|relatives|children|parents|widow|widower) of .*|(?:the )?(?:family|household)(?: of)?|לא ידוע|אין|ללא שם|אלמוני)$/i;
const ORGANIZATION =
  /\b(foundation|trust|fund|inc|ltd|llc|congregation|synagogue|temple|sisterhood|brotherhood|committee|school|society|center|centre)\b|עמותת|קרן |בית הכנסת|ועד /i;

/** Spaces, quotes, marks of the living, "c/o" and words of address go; what is in one case throughout is written as names are. */
function tidy(written: string): string {
  const plain = written
    .replace(/[\u200e\u200f\u05be]/g, (mark) => (mark === '\u05be' ? '-' : ''))
    .replace(/\s+/g, ' ')
    .replace(/^["“'‘](?=[^"“”'‘’]+["”'’]$)(.+).$/, '$1')
    .replace(/^(c\/o|attn\.?:?|to:?|לכבוד|אל:)\s+/i, '')
    .replace(/[,\s]+(z"?”?l|ז["״]ל|ע["״]ה|שליט["״]א|הי["״]ו|נ["״]י|shlita)\.?$/i, '')
    .replace(/,?\s+(?:c\/o|attn)\b.*$/i, '')
    .replace(/\([^)]*\)|[*†]/g, ' ')
    .replace(/(?<![^\s,])((?:dr|mrs?|ms|rabbi|prof|rev)\.)(?=\p{L}{2})/giu, '$1 ')
    .replace(BETWEEN_TITLES, '$1 & ')
    .replace(/^([^\s,]+) y ([^\s,]+ [^,]+)$/, '$1 & $2')
    .replace(/(?<![^\s,&+/;])(?:the )?(?:right )?hon(?:ou?rable|\.)?(?= \p{L})/giu, 'Hon.')
    .replace(/(^|[\s,])(?:ר['׳]|lt\.?(?= (?:col|gen|cmdr)))\s+/gi, '$1')
    .replace(/^(.+),\s*the\s*$/i, 'The $1')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;&+/]+|[\s,;&+/]+$/g, '');
  return isOfOneCase(plain) ? plain.toLowerCase().replace(/\p{L}[\p{L}’']*/gu, capital) : plain;
}

/** "Sr. y Sra. Katz", "M. et Mme Levy". */
const BETWEEN_TITLES =
  /^((?:[^,]+, )?(?:sr|m|sig|signore?|herr|monsieur|dr)\.?) (?:y|et|e|und) (?=(?:sr|si|mm|ma|fr|dr))/i;

const isOfOneCase = (name: string): boolean =>
  (/\p{Lu}{3}/u.test(name) && !/\p{Ll}/u.test(name)) || (/\p{Ll}{3}/u.test(name) && !/\p{Lu}/u.test(name));

const SMALL = new Set(['and', 'van', 'von', 'der', 'den', 'de', 'of']);

function capital(word: string): string {
  if (SMALL.has(word)) return word;
  return word.replace(/^(mc|o['’])?(\p{L})/u, (_, prefix: string | undefined, letter: string) =>
    prefix ? prefix.charAt(0).toUpperCase() + prefix.slice(1) + letter.toUpperCase() : letter.toUpperCase(),
  );
}

const FAMILIES: [RegExp, (last: string) => string][] = [
  [/^משפחות\s+(.+)$/, (last) => `משפחות ${last}`],
  [/^(?:the\s+)?(.+?),?(?:\s+the)?\s+(?:family|household)$/i, (last) => `${last} family`],
  [/^(?:the\s+)?family\s+(?:of\s+)?(.+)$/i, (last) => `${last} family`],
  [/^the\s+(\S+?)s$/i, (last) => `${last} family`],
  [/^(?:בני\s+)?(?:משפחת|משפ['׳]|משפחה)\s+(.+)$/, (last) => `משפחת ${last}`],
];

function familyOf(name: string): ProposedNames | null {
  const [, one, other] = TWO_FAMILIES.exec(name) ?? [];
  if (one && other) return { firstName: null, lastName: `${one} & ${other}`, salutation: `${one} and ${other} family` };
  if (AND.test(name)) return null;
  for (const [pattern, greeting] of FAMILIES) {
    const last = pattern
      .exec(name)?.[1]
      ?.replace(/^[,\s]+|[,\s]+$/g, '')
      .replace(/^the\s+/i, '');
    if (last && /\p{L}/u.test(last)) return { firstName: null, lastName: last, salutation: greeting(last) };
  }
  return null;
}

/** "The Cohen/Levi Family": two last names. Of "David and Ruth Cohen Family" they are first names, and the family comes after them. */
const TWO_FAMILIES = /^(?:the\s+)?([^\s,/]+)(?: and | ?[&+/] ?)([^\s,]+)\s+(?:family|families)$/i;
const withFamilyLast = (name: string): string =>
  AND.test(name)
    ? name
        .replace(/^(?:the\s+)?family\s+of\s+(.+)$/i, '$1 & family')
        .replace(/^(?:the\s+)?(.*[^\s&+/])\s+family$/i, (whole, people: string) =>
          /\band$/i.test(people) ? whole : `${people} & family`,
        )
    : name;

const SUFFIX =
  /[,\s]+(et al|(?:and|&) (?:wife|husband|spouse|partner|guest)|jr|sr|ii|iii|iv|esq|md|m\.d|phd|ph\.d|dds|rn|cpa)\.?(?=,|$)/gi;
const withoutSuffix = (name: string): string => name.replace(SUFFIX, '').trim();

const AND = /\s*(?:[&+/;]|\b(?:and|und|et)\b)\s*/i;

/** Several who are named together, each as a person; the last name of one counts for those without one of their own. */
function togetherOf(name: string): ProposedNames {
  const people = peopleOf(name);
  const named = people.filter(
    ({ given, last, titles, isFamily }) => given.length + titles.length > 0 || last || isFamily,
  );
  if (named.every(({ isFamily }) => isFamily)) return NOBODY;
  return greeted(named, named.findLast(({ last }) => last)?.last ?? null);
}

const partsOf = (name: string): string[] => name.split(new RegExp(AND, 'gi')).filter((part) => /\p{L}/u.test(part));

/** "Cohen, David & Ruth" is sorted by the last name; of "David, Ruth and Sam Cohen" only the last has it, and commas list. */
function peopleOf(name: string): Person[] {
  const parts = partsOf(name);
  const [first = '', ...others] = parts;
  if (others.length === 0 || others.some((part) => part.includes(','))) return parts.map((part) => personOf(part));
  const endsWithLastName = namesIn(parts.at(-1) ?? '').length > 1;
  if (!first.includes(',')) return parts.map((part, at) => personOf(part, endsWithLastName && at < parts.length - 1));
  if (endsWithLastName && /,./.test(first) && !/[^,] /.test(first))
    return [...first.split(/, ?/), ...others].map((part) => personOf(part));
  const last = first.slice(0, first.indexOf(','));
  return partsOf(name.slice(last.length + 1)).map((part) =>
    RELATIVES.test(part.trim()) ? personOf(part.trim()) : personOf(`${last}, ${part}`),
  );
}

/** "Mr. & Mrs. David and Ruth Cohen", "Drs. David & Ruth Cohen": titles before two names are of both, who are greeted by their names. */
function withoutTitlesOfBoth(name: string): string {
  const [, before = '', titles, names = ''] =
    /^([^,]*, )?((?:\S+(?: and | ?[&+/] ?)\S+|drs\.?) )(.+)$/i.exec(name) ?? [];
  const parts = partsOf(names);
  const isOfBoth = titles?.split(AND).every((word) => TITLE.test(word.trim())) ?? false;
  const areNames = parts.every((part) => !RELATIVES.test(part) && namesIn(part).length === part.split(' ').length);
  return isOfBoth && parts.length === 2 && areNames ? before + names : name;
}

const namesIn = (part: string): string[] => part.split(' ').filter((word) => word && !TITLE.test(word));

interface Person {
  readonly titles: readonly string[];
  /** Names and initials, in their order. */
  readonly given: readonly string[];
  readonly nickname: string | null;
  readonly last: string | null;
  /** "and family", "and children". */
  readonly isFamily: string | null;
}

const TITLE =
  /^(rabbi|rav|rebb[ei]tz[ei]n|cantor|hazz?an|chazz?an|dr|mr|mrs|ms|miss|mx|prof|professor|rev|reverend|judge|hon|sir|dame|lady|col|capt|sgt|lt|maj|gen|drs|mme|mlle|madame|monsieur|frau|herr|señora?|sra?|signora?|הרב|הרבנית|רב|רבי|החזן|ד["״”]ר|דר['׳]|פרופ['׳]?|פרופסור|מר|מרת|ה?אדון|ה?גב['׳]|ה?גברת|עו["״]ד)\.?$/i;
/** Titles that are last names too: Ruth Chazan, Eric Cantor. Behind another word they are. */
const NAMES_TOO = /^(cantor|hazz?an|chazz?an|judge|sir|dame|lady|rav)$/i;
const INITIALS = /^(\p{L}\.?-?){1,3}$/u;
const isInitials = (word: string): boolean => INITIALS.test(word) && !/^\p{L}{2,}\.?$/u.test(word);
const PARTICLE = /^(van|von|der|den|de|del|della|di|da|la|le|du|ben|bar|bat|ibn|el|al|st\.?|בן|בת|בר|אבן|אל)$/i;
const RELATIVES =
  /^(family|children|sons?|daughters?|household|משפחה|משפ['׳]|משפחתו|משפחתה|ילדים|הילדים|רעייתו|רעיתו|אשתו|בעלה)$/i;

function personOf(part: string, hasNoLastName = false): Person {
  const [before, after] = part.split(/,\s*/, 2) as [string, string | undefined];
  const nickname = /(?:^|\s)["“”']([^"“”']+)["“”'](?=\s|$)/.exec(part)?.[1] ?? null;
  const words = (text: string) =>
    text
      .replace(/(^|\s)["“”'][^"“”']+["“”'](?=\s|$)/g, '$1')
      .split(' ')
      .filter((word) => /\p{L}/u.test(word));
  if (after) {
    const said = words(after);
    const [titles, given] = apart(said);
    const isName = NAMES_TOO.test(before.trim());
    const [moreTitles, last] = isName ? [[], [before.trim()]] : apart(words(before));
    return { titles: [...moreTitles, ...titles], given, nickname, last: last.join(' ') || null, isFamily: null };
  }
  const all = words(part);
  if (all.length > 0 && all.every((word) => RELATIVES.test(word)))
    return { titles: [], given: [], nickname: null, last: null, isFamily: all.join(' ').toLowerCase() };
  const [titles, rest] = apart(all);
  const from = lastNameFrom(rest, titles.length > 0 && !hasNoLastName);
  return { titles, given: rest.slice(0, from), nickname, last: rest.slice(from).join(' ') || null, isFamily: null };
}

function apart(words: readonly string[]): [titles: string[], rest: string[]] {
  const isTitle = (word: string, at: number) => TITLE.test(word) && !(at > 0 && NAMES_TOO.test(word));
  return [words.filter(isTitle), words.filter((word, at) => !isTitle(word, at))];
}

/** A single word is a first name, after a title a last one; "David Ben Gurion" has a last name of two words. */
function lastNameFrom(words: readonly string[], isTitled: boolean): number {
  if (words.length < 2) return isTitled ? 0 : 1;
  let from = words.length - 1;
  while (from > 1 && PARTICLE.test(words[from - 1] ?? '')) from--;
  return from;
}

const greetedBy = ({ given, nickname }: Person): string | null =>
  nickname ?? given.find((word) => !isInitials(word)) ?? null;

const firstOf = (person: Person): string | null =>
  person.given.find((word) => !isInitials(word)) ?? (person.given.join(' ') || null);

/** One, or several together; `shared` is the last name of those without one of their own. */
function greeted(people: readonly Person[], shared: string | null): ProposedNames {
  const isHebrew = people.some(({ given, titles, last }) => HEBREW.test([...given, ...titles, last].join(' ')));
  const lastName = [...new Set(people.map(({ last }) => last).filter(Boolean))].join(' & ') || null;
  const withTitles = people.filter(({ titles }) => titles.length > 0);
  const bare = people.find(({ titles, given }) => titles.length > 0 && given.length === 0);
  if (bare && withTitles.length === people.length && shared && lastName === shared)
    return {
      firstName: null,
      lastName,
      salutation: `${joined(
        people.map(({ titles }) => titles[0] ?? ''),
        isHebrew,
      )} ${shared}`,
    };
  const names = people.map((person) => {
    if (person.isFamily) return person.isFamily;
    const last = person.last ?? shared;
    const called = greetedBy(person);
    if (person.titles[0] && (last ?? called)) return `${person.titles[0]} ${last ?? called}`;
    return called ?? [...person.given, last].filter(Boolean).join(' ');
  });
  const firsts = people.map(firstOf).filter((first) => first !== null);
  const salutation = joined(names.filter(Boolean), isHebrew) || null;
  return { firstName: firsts.join(' & ') || null, lastName, salutation };
}

function joined(names: readonly string[], isHebrew: boolean): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return `${names.slice(0, -1).join(', ')} ${isHebrew ? `ו${HEBREW.test(last.charAt(0)) ? '' : '־'}` : 'and '}${last}`;
}

const HEBREW = /\p{Script=Hebrew}/u;

/** The Hebrew "and" is a letter of the next word: "דוד ורות כהן". Last names begin with it too: "דוד וייס" stays one person. */
function withHebrewAnd(name: string): string {
  const words = name.split(' ');
  const isSorted = name.includes(',');
  return words
    .map((word, at) => {
      if (at === 0 || !/^ו\p{Script=Hebrew}{2,}/u.test(word)) return word;
      const rest = word.slice(1);
      const known = GIVEN.has(rest.replace(/,$/, '')) || TITLE.test(rest) || RELATIVES.test(rest);
      const isLast = at === words.length - 1 && !isSorted;
      const mayBe = !isLast && !/^ו[וי]/.test(word) && !BEGINS_WITH_VAV.has(word);
      return known || mayBe ? `& ${rest}` : word;
    })
    .join(' ');
}

const BEGINS_WITH_VAV = new Set('ורד ורדה ורדית ולדימיר ולריה ולרי ולנטינה ולנסי ויקי'.split(' '));

/** The first names that are written most often, with which "and" is sure. */
const GIVEN = new Set(
  [
    'רות שרה רחל לאה רבקה חנה מרים אסתר דבורה יעל נעמי תמר מיכל יהודית שושנה אביגיל ברכה גילה דינה דליה הדסה חיה חוה טובה',
    'יוכבד מלכה נחמה עדינה פנינה צביה ציפורה רינה שולמית שרית איילת ענת אורית גאולה זהבה יפה כרמל ליאורה מאירה נורית עליזה',
    'דוד משה יוסף יעקב יצחק אברהם שמואל דניאל אהרן חיים מאיר מנחם מרדכי נתן עמוס צבי ראובן שלמה שמעון יהודה ישראל אליהו',
    'אלי אורי אבי איתן בנימין ברוך גדעון זאב יהושע יונתן יואב מיכאל נחום עוזי פנחס רפאל שאול שלום',
  ]
    .join(' ')
    .split(' '),
);

/** The names of a contact: what was typed, and where nothing was, what is proposed from the name. */
export function namesOf(contact: ProposedNames & { readonly name: string }): ProposedNames {
  const proposed = proposedNames(contact.name);
  return {
    firstName: contact.firstName ?? proposed.firstName,
    lastName: contact.lastName ?? proposed.lastName,
    salutation: contact.salutation ?? proposed.salutation,
  };
}

/** The first name as a sentence has it: "David and Ruth", "דוד ורות"; `null` where a letter cannot greet by it. */
export function firstNameInWords(firstName: string | null): string | null {
  if (firstName === null || !isGreetable(firstName)) return null;
  return joined(firstName.split(' & '), HEBREW.test(firstName));
}

/** Whether a letter can greet by it: initials alone are no word to greet by. */
export const isGreetable = (firstName: string): boolean =>
  firstName.split(' ').some((word) => /\p{L}/u.test(word) && !isInitials(word));
