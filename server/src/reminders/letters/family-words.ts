const TITLE = /^(rabbi|cantor|dr|mr|mrs|ms|miss|prof|rev|הרב|ד"ר|ד״ר|פרופ'|פרופ׳|מר|גב'|גב׳)\.?$/i;

/** How a letter greets: the first word of the name that is not a title; of "Levin, Daniel" the one after the comma. */
export function firstNameOf(name: string): string | null {
  const given = name.includes(',') ? name.slice(name.indexOf(',') + 1) : name;
  const words = given.trim().split(/\s+/).filter(Boolean);
  return words.find((word) => !TITLE.test(word)) ?? null;
}
