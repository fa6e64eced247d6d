const HEBREW = /\p{Script=Hebrew}/u;
const HAS_PARENT = /(^|\s)(בן|בת|ב["״]ר|ben|bas|bat|bar)\s/i;
const WOMAN = /^(f|female|woman|נ|נקבה|mother|wife|sister|daughter|grandmother|aunt|אם|אמא|אשתו|אחות|בת|סבתא|דודה)$/i;
const MAN = /^(m|male|man|ז|זכר|father|husband|brother|son|grandfather|uncle|אב|אבא|בעל|אח|בן|סבא|דוד)$/i;

export interface HebrewNameCells {
  readonly name: string;
  readonly father: string;
  readonly mother: string;
  /** The gender as the file says it, or the kinship that tells it. */
  readonly gender: string;
}

/** The Hebrew name with the parents' names, "שרה בת משה ורבקה"; null without any. Who is neither called son nor daughter has only the parents' names behind. */
export function hebrewNameOf({ name, father, mother, gender }: HebrewNameCells): string | null {
  if (!father && !mother) return name || null;
  if (HAS_PARENT.test(name)) return name;
  const inHebrew = HEBREW.test(`${name}${father}${mother}`);
  const child = WOMAN.test(gender)
    ? inHebrew
      ? 'בת'
      : 'bat'
    : MAN.test(gender)
      ? inHebrew
        ? 'בן'
        : 'ben'
      : inHebrew
        ? 'בן/בת'
        : 'ben/bat';
  const parents = [father, mother].filter(Boolean).join(inHebrew ? ' ו' : ' ve-');
  return [name, child, parents].filter(Boolean).join(' ').slice(0, 200);
}
