export interface PostalParts {
  readonly street: string;
  readonly street2: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly country: string;
}

const HOME = /^(u\.?s\.?a?\.?|united states.*|ישראל|israel)?$/i;

/** An address in lines, as it is written in its country; null without any part. */
export function postalAddress(parts: PostalParts): string | null {
  const { street, street2, country } = parts;
  const lines = [...streetLines(street, street2), placeOf(parts), HOME.test(country) ? '' : country];
  return lines.filter(Boolean).join('\n').slice(0, 500) || null;
}

/** The number of a house in a column of its own stands behind its street: "הרצל 12". */
const streetLines = (street: string, second: string): string[] =>
  street && HOUSE_NUMBER.test(second) ? [`${street} ${second}`] : [street, second];
const HOUSE_NUMBER = /^\d{1,4}\s?[א-ת]?(\/\d{1,3})?$/;

/** Town, state and postcode: "Springfield, IL 62704", "London\nNW11 7EN", "ירושלים 9234567", "75004 Paris". */
function placeOf({ city, state, postalCode, country }: PostalParts): string {
  if (/^(uk|u\.k\.|united kingdom|england|scotland|wales|great britain)$/i.test(country))
    return [city, state, postalCode].filter(Boolean).join('\n');
  if (/^(france|germany|deutschland|argentina|spain|españa|brazil|brasil|russia|austria|switzerland)$/i.test(country))
    return [postalCode, city, state].filter(Boolean).join(' ');
  return [[city, state].filter(Boolean).join(', '), postalCode].filter(Boolean).join(' ');
}
