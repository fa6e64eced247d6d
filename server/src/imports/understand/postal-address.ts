import { cut } from '../../platform/text/index.js';
export interface PostalParts {
  readonly street: string;
  readonly street2: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly country: string;
  /** What the column of the postcode is called. */
  readonly codeHeading: string;
}

const HOME = /^(u\.?s\.?a?\.?|united states.*|ישראל|israel)?$/i;

/** An address in lines, as it is written in its country; null without any part. */
export function postalAddress(parts: PostalParts): string | null {
  const { street, street2, country } = parts;
  const lines = [...streetLines(street, street2), placeOf(parts), HOME.test(country) ? '' : country];
  return cut(lines.filter(Boolean).join('\n'), 500) || null;
}

/** The number of a house in a column of its own stands behind its street: "הרצל 12". */
const streetLines = (street: string, second: string): string[] =>
  street && HOUSE_NUMBER.test(second) ? [`${street} ${second}`] : [street, second];
const HOUSE_NUMBER = /^\d{1,4}\s?[א-ת]?(\/\d{1,3})?$/;

/** Town, state and postcode: "Springfield, IL 62704", "London\nNW11 7EN", "ירושלים 9234567", "75004 Paris". */
function placeOf({ street, city, state, postalCode, country, codeHeading }: PostalParts): string {
  if (/^(uk|u\.k\.|united kingdom|england|scotland|wales|great britain)$/i.test(country))
    return [city, state, postalCode].filter(Boolean).join('\n');
  if (/^(france|germany|deutschland|argentina|spain|españa|brazil|brasil|russia|austria|switzerland)$/i.test(country))
    return [postalCode, city, state].filter(Boolean).join(' ');
  const isBare = !country && !state && /^\d{4,6}$/.test(postalCode);
  if (isBare && (CODE_FIRST.test(codeHeading) || STREETS.test(street)))
    return [postalCode, city].filter(Boolean).join(' ');
  return [[city, state].filter(Boolean).join(', '), postalCode].filter(Boolean).join(' ');
}

/** Where no country is said, the words of those where the postcode stands before the town. */
const CODE_FIRST = /^(plz|postleitzahl|code postal|c\.? ?p\.?|c[oó]digo postal|cap|(почтовый )?индекс)$/i;
const STREETS = /(str\.|straße|strasse|platz|gasse)(?!\p{L})|(?<!\p{L})(rue|quai|impasse|ул\.|улица)(?!\p{L})/iu;

const FIVE_DIGITS =
  /^(u\.?s\.?a?\.?|united states.*|france|germany|deutschland|spain|españa|italy|italia|mexico|méxico)$/i;
/** Where the postcodes of the United States begin with a nought, as a state stands behind a town or alone. */
const OF_NOUGHT =
  /(^|[\s,])(MA|RI|NH|ME|VT|CT|NJ|PR|VI|AE|[Mm]ass\.?|[Cc]onn\.?|[Mm]assachusetts|[Rr]hode [Ii]sland|[Nn]ew [Hh]ampshire|[Mm]aine|[Vv]ermont|[Cc]onnecticut|[Nn]ew [Jj]ersey|[Pp]uerto [Rr]ico)\.?$/;
const CUT = /^\d{4}(-\d{4})?$/;
const CUT_IN_LINE = /^(.*\P{L}[A-Z]{2}\.?),?\s+(\d{4}(?:-\d{4})?)$/su;

/** With the nought that a spreadsheet takes from the front of a postcode, where the country or the state says that there was one. */
export function withNought(parts: PostalParts): PostalParts {
  const { city, state, postalCode, country } = parts;
  const part = city ? 'city' : 'street';
  const [, place = '', code = ''] = state || postalCode ? [] : (CUT_IN_LINE.exec(parts[part]) ?? []);
  if (code) return OF_NOUGHT.test(place) ? { ...parts, [part]: `${place} 0${code}` } : parts;
  const isCut =
    CUT.test(postalCode) &&
    (FIVE_DIGITS.test(country) || (HOME.test(country) && OF_NOUGHT.test(`${city} ${state}`.trim())));
  return isCut ? { ...parts, postalCode: `0${postalCode}` } : parts;
}

/** "See Ann Hart", "same as mother", "with #12": where an address would be found, and none. */
const ELSEWHERE =
  /^\(?(see|cf\.?|(the )?same( address)? (as|with)|(lives|living) (with|at)|with|ask|siehe|voir|comme|véase|ver|igual que|см\.?|как у|ראה|ראו|ראי|כמו|אצל)\s+(?<whose>[^\d]+?)\s*(#?\d{1,4})?\)?\.?$/i;

/** Whether a street tells where the address is to be found. */
export const isElsewhere = (street: string): boolean => street.length <= LONGEST_HINT && ELSEWHERE.test(street);
const LONGEST_HINT = 60;

/** To whom it refers, if by name. */
export const whoseAddress = (hint: string): string => ELSEWHERE.exec(hint)?.groups?.['whose'] ?? '';
