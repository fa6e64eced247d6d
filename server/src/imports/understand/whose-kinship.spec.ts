import { guessColumns } from './columns.js';
import { turned } from './relationships.js';

const DIED = ['Miriam Katz', 'David Levi', 'Sarah Stein', 'Moshe Adler', 'Leah Blum', 'Isaac Roth'];
/** Each of the other gender than who died. */
const OBSERVE = ['Daniel Katz', 'Ruth Levi', 'Aaron Stein', 'Rachel Adler', 'Jacob Blum', 'Esther Roth'];
const table = (heading: string, words: readonly string[]) => ({
  headings: ['Deceased', 'Date of death', 'Mourner', heading],
  rows: DIED.map((name, at) => [name, `3/${at + 1}/1984`, OBSERVE[at] ?? '', words[at] ?? '']),
});
const fieldOf = (heading: string, words: readonly string[]) => {
  const { headings, rows } = table(heading, words);
  return guessColumns(headings, rows)[3]?.field;
};

const WHAT_THEY_WERE = ['Mother', 'Father', 'Wife', 'Uncle', 'Sister', 'Grandfather'];
const WHAT_THE_OTHERS_ARE = ['Son', 'Daughter', 'Husband', 'Niece', 'Brother', 'Granddaughter'];

describe('whose kinship a column tells', () => {
  it.each(['Relationship', 'Relationship to deceased', 'Rel', 'zzz'])(
    'given the heading "%s", then the genders of those named tell',
    (heading) => {
      expect(fieldOf(heading, WHAT_THEY_WERE)).toBe('relationship');
      expect(fieldOf(heading, WHAT_THE_OTHERS_ARE)).toBe('observerRelationship');
    },
  );

  it.each([
    [
      ['Mère', 'père', 'épouse', 'père', 'soeur', 'grand-père'],
      ['fils', 'fille', 'mari', 'petite-fille', 'frère', 'fille'],
    ],
    [
      ['Mutter', 'Vater', 'Ehefrau', 'Vater', 'Schwester', 'Großvater'],
      ['Sohn', 'Tochter', 'Ehemann', 'Enkelin', 'Bruder', 'Tochter'],
    ],
    [
      ['мать', 'отец', 'жена', 'отец', 'сестра', 'дедушка'],
      ['сын', 'дочь', 'муж', 'внучка', 'брат', 'дочь'],
    ],
  ])('given words of another language, %s, then they tell as well', (theyWere, othersAre) => {
    expect(fieldOf('Relationship', theyWere)).toBe('relationship');
    expect(fieldOf('Relationship', othersAre)).toBe('observerRelationship');
    expect(fieldOf('zzz', theyWere)).toBe('relationship');
    expect(turned('fils', 'f')).toEqual({ relationship: 'Parent', detail: 'Mother' });
  });

  it('given words that say no gender, then most of a generation does, and else the heading', () => {
    expect(fieldOf('Relationship', ['Child', 'Child', 'Spouse', 'Child', 'Grandchild', 'Child'])).toBe(
      'observerRelationship',
    );
    const unclear = ['Spouse', 'Cousin', 'Sibling', 'Friend', 'Child', 'Parent'];
    expect(fieldOf('Relationship', unclear)).toBe('relationship');
    expect(fieldOf('Relationship to deceased', unclear)).toBe('observerRelationship');
    expect(fieldOf('Relationship to mourner', unclear)).toBe('relationship');
  });

  it('given few rows, then three that say the same are enough, of fewer it is asked, and a widow is a wife', () => {
    const { headings, rows } = table('Relationship', ['son', 'widow', 'husband']);
    const of = (...which: number[]) =>
      guessColumns(
        headings,
        which.map((at) => rows[at]!),
      )[3]?.field;

    expect([of(0, 1, 2), of(0), of(1), of(0, 1)]).toEqual(['observerRelationship', 'ignore', 'ignore', 'ignore']);
    expect(turned('אלמן', 'f')).toEqual({ relationship: 'Spouse', detail: 'Wife' });
  });

  it.each([
    ['Relation', ['Son', 'Daughter'], 'ignore'],
    ['Кем приходится', ['сын'], 'ignore'],
    // A woman died and a man observes: the daughter is who died.
    ['Verhältnis', ['Tochter'], 'relationship'],
    ['Relation', ['Father'], 'ignore'],
    ['Relation', ['Mother', 'Father'], 'relationship'],
    ['Relation', ['Cousin'], 'relationship'],
    ['Relationship to mourner', ['Son'], 'relationship'],
    ['Relationship to deceased', ['Son'], 'observerRelationship'],
  ])(
    'given "%s" above fewer than three words, %s, then what speaks against the heading is asked',
    (heading, words, field) => {
      const { headings, rows } = table(heading, words);

      expect(guessColumns(headings, rows.slice(0, words.length))[3]?.field).toBe(field);
    },
  );

  it('given both columns, then neither is turned', () => {
    const { headings, rows } = table('Relationship', WHAT_THE_OTHERS_ARE);
    const both = guessColumns(
      [...headings, 'Relationship to deceased'],
      rows.map((cells) => [...cells, cells[3] ?? '']),
    );

    expect(both.slice(3).map(({ field }) => field)).toEqual(['relationship', 'observerRelationship']);
  });

  it.each([
    ['Son', 'm', 'Parent', 'Father'],
    ['son', 'f', 'Parent', 'Mother'],
    ['בת', 'm', 'Parent', 'Father'],
    ['Son', null, 'Parent', ''],
    ['Husband', 'f', 'Spouse', 'Wife'],
    ['Brother', 'f', 'Sibling', 'Sister'],
    ['Nephew', 'f', 'Other', 'Aunt'],
    ['Grandson', 'm', 'Grandparent', 'Grandfather'],
    ['Cousin', 'f', 'Other', 'Cousin'],
    ['Daughter-in-law', 'm', 'Other', 'Father-in-law'],
    ['Mother', 'm', 'Child', 'Son'],
    ['Child', 'm', 'Parent', 'Father'],
    ['Gabbai of his minyan', 'm', 'Other', ''],
  ] as const)('given an observer who is the %s (who died: %s), then the person was %s, "%s"', (word, died, ...was) => {
    const [relationship, detail] = was;

    expect(turned(word, died)).toEqual({ relationship, detail });
  });
});
