/** What stands before a name and is no part of it, as offices write it in English and in Hebrew. */
const TITLE =
  /^\(?(rabbi|rebbetzin|rebbitzin|cantor|hazzan|chazan|dr|drs|mr|mrs|ms|miss|mx|prof|professor|rev|reverend|judge|hon|sir|dame|mme|mlle|monsieur|madame|herr|frau|הרב|הרבנית|רבי|ר['’׳]|ה?חזן|ד["״”]ר|דר['’׳]|פרופ['’׳]?|פרופסור|מר|מרת|ה?גב['’׳]|ה?גברת|עו["״”]ד)\.?\)?$/iu;

/** A word of those anywhere in a name: most names have none, and are not taken apart. */
const MAY_HAVE_TITLES = new RegExp(`(?<=^|[\\s,])${TITLE.source.slice(1, -1)}(?=[\\s,]|$)`, TITLE.flags);

export const isTitle = (word: string): boolean => TITLE.test(word);

/** A name without its titles, and these as they were written: "Levin, Dr. Sam", "Levin, Sam, Dr." and "Sam Levin (Dr.)" have the same. */
export function titlesApart(name: string): { titles: string; name: string } {
  if (!MAY_HAVE_TITLES.test(name)) return { titles: '', name: withSingleSpaces(name) };
  const titles: string[] = [];
  const parts = name.split(',').map((part, at) => {
    const words = part.trim().split(/\s+/);
    const taken = words.findIndex((word) => !isTitle(word));
    const isOnlyTitles = taken < 0;
    if (isOnlyTitles && at === 0) return part.trim();
    const before = isOnlyTitles ? words : words.slice(0, taken);
    const rest = isOnlyTitles ? [] : words.slice(taken);
    const behind = rest.length > 1 && isInBrackets(rest.at(-1) ?? '') ? rest.splice(-1) : [];
    titles.push(...[...before, ...behind].map((title) => title.replace(/^\(|\)$/g, '')));
    return rest.join(' ');
  });
  return { titles: titles.join(' '), name: parts.filter(Boolean).join(', ') };
}

const withSingleSpaces = (name: string): string =>
  name.includes(',') ? name.split(',').map(singleSpaces).filter(Boolean).join(', ') : singleSpaces(name);

const singleSpaces = (text: string): string =>
  /\s\s|[^\S ]|^\s|\s$/.test(text) ? text.trim().replace(/\s+/g, ' ') : text;

const isInBrackets = (word: string): boolean => word.startsWith('(') && isTitle(word);

/** The name alone: its first word is a given name. */
export const nameAlone = (name: string): string => titlesApart(name).name;
