import { KINSHIP_OF_SECTIONS, kinWordOf, type Gender, type ImportIssue } from '@zikaron/contract';
import type { Fields } from './text-of-fields.js';

/** Words for many, by the one that each of them is; where they have an ending of their own. */
const MANY: Readonly<Record<string, string>> = {
  ...{ wives: 'Wife', children: 'Child', siblings: 'Sibling', parents: 'Parent', spouses: 'Spouse' },
  ...{ grandparents: 'Grandparent', grandchildren: 'Grandchild' },
  ...{ אמהות: 'אם', אימהות: 'אם', אבות: 'אב', הורים: 'הורה', בעלים: 'בעל', רעיות: 'רעיה', אחים: 'אח', אחיות: 'אחות' },
  ...{ בנים: 'בן', בנות: 'בת', סבים: 'סבא', סבות: 'סבתא', סבתות: 'סבתא', דודים: 'דוד', דודות: 'דודה' },
  ...{ mères: 'Mother', pères: 'Father', maris: 'Husband', épouses: 'Wife', frères: 'Brother', sœurs: 'Sister' },
  ...{ madres: 'Mother', padres: 'Parent', esposas: 'Wife', hermanas: 'Sister', mütter: 'Mother', väter: 'Father' },
  ...{ eltern: 'Parent', матери: 'Mother', отцы: 'Father', родители: 'Parent', мужья: 'Husband', жёны: 'Wife' },
};
/** "Our", "of members", how many they are, and what stands around a heading. */
const BEFORE = /^[-–—*\s]*(?:(?:our|the|deceased|yah?rzeits of|אזכרות של)\s+)?/i;
const BEHIND =
  /(?:\s+(?:of|de|der|של)\s+(?:our |the |nos |las? |los )?(?:members?|congregants?|congregation|membres|miembros|mitglieder|חברי(?:ם| הקהילה)|החברים|הקהילה)|\s+(?:החברים|חברי הקהילה))?\s*(?:\(?\d+\)?)?[-–—*:\s]*$/i;
const LONGEST = 60;

/** What the people below a heading were to those who observe: "Mothers", "Fathers of members", "אבות"; null where it says no kinship. */
export function kinshipInSection(heading: string): string | null {
  if (heading.length > LONGEST) return null;
  const many = heading.replace(BEFORE, '').replace(BEHIND, '').toLowerCase();
  if (Object.hasOwn(MANY, many)) return MANY[many] ?? null;
  const one = /(?:^|[^s])s$/.test(many) || many.includes('s-in-law') ? kinWordOf(inSingular(many)) : null;
  return one && one.id !== 'friend' ? one.en : null;
}

/** "mothers-in-law", "aunts". */
const inSingular = (many: string): string => many.replace(/s(?=-in-law$)|s$/, '');

/** A row, by what is read of it and by what the file has; of a row whose kinship was mended that holds the word of the section too. */
interface Said {
  readonly cells: readonly string[];
  readonly brought: readonly string[] | null;
}

/** Says of a row that its kinship is that of the section in which it stands, unless somebody mended it; that it is to be looked at where the name speaks against it. */
export function sayOfSection({ cells, brought }: Said, fields: Fields, died: Gender, issues: ImportIssue[]): void {
  const column = fields.get('relationship')?.find(({ heading }) => heading === KINSHIP_OF_SECTIONS);
  const word = column ? (cells[column.index]?.trim() ?? '') : '';
  if (!column || !word) return;
  const ofSection = brought?.[column.index] ?? word;
  if (ofSection !== word) return;
  const said = `By the heading of the section: ${word}`;
  issues.push({
    column: column.heading,
    ...(isUnsure(word, died)
      ? { code: 'kinship_of_section_unsure', severity: 'warning', message: `${said}. Is that right?` }
      : { code: 'kinship_of_section', severity: 'info', message: said }),
  });
}

/** A mother with the name of a man; sons and daughters may be those who observe. */
function isUnsure(word: string, died: Gender): boolean {
  const kin = kinWordOf(word);
  if (!kin || kin.relationship === 'Child' || kin.relationship === 'Grandchild') return true;
  return (died === 'm' && kin.m === null) || (died === 'f' && kin.f === null);
}
