import { KIN_WORDS, kinshipAsRead, kinshipInWords, kinWordOf, nameAsRead, type Kinship } from '@zikaron/contract';
import * as en from '../i18n/en/yahrzeits';
import * as he from '../i18n/he/yahrzeits';
import { choiceOf, chosen } from './kinship-choices';

const NONE: Kinship = { relationship: null, relationshipDetail: null };
const FAMILY = {
  en: { deceased: 'Sarah Blum', observer: 'David Blum', hebrewName: 'שרה בת אברהם' },
  he: { deceased: 'שרה בלום', observer: 'דוד בלום', hebrewName: 'שרה בת אברהם' },
};
const LANGUAGES = ['en', 'he'] as const;
/** Every word of the form's choice, chosen by a reader of either language. */
const CHOICES = KIN_WORDS.flatMap(({ id }) => LANGUAGES.map((reader) => ({ id, reader })));
const sentence = (language: 'en' | 'he', kinship: Kinship) =>
  nameAsRead(
    FAMILY[language].deceased,
    [{ ...kinship, name: FAMILY[language].observer }],
    language,
    FAMILY[language].hebrewName,
  );
const asListed = (kinship: Kinship, language: 'en' | 'he') =>
  kinshipAsRead({ ...kinship, name: FAMILY[language].observer }, language, FAMILY[language].hebrewName);

describe('what the person remembered was to the observer, told from that side everywhere', () => {
  it('given the question of the form, then in both languages it begins with whom is remembered and ends with the observer', () => {
    for (const { observers } of [en, he]) {
      const asked = `${observers.kinshipBefore} ? ${observers.kinshipAfter}`;
      expect(asked.indexOf('%{deceased}')).toBe(0);
      expect(asked.indexOf('%{observer}')).toBeGreaterThan(0);
    }
    expect(en.observers.kinshipBefore).toBe('%{deceased} was %{observer}’s …');
    expect(he.observers.kinshipAfter).toBe('של %{observer}');
  });

  it.each(CHOICES)(
    'given $id, chosen in $reader, then form, list, letter and row of an import say the same',
    (choice) => {
      const { id, reader } = choice;
      const kinship = chosen(id, NONE, reader);
      const word = KIN_WORDS.find((one) => one.id === id);
      // The form shows the choice again when it is opened.
      expect(choiceOf(kinship)).toBe(id === 'Other' ? 'own' : id);
      if (!word || id === 'Other') return;

      const letter = { en: kinshipInWords(kinship, 'en'), he: kinshipInWords(kinship, 'he') };
      expect(letter).toEqual({ en: word.en, he: word.he });
      const small = word.en.charAt(0).toLowerCase() + word.en.slice(1);
      expect(sentence('en', kinship)).toBe(`Sarah Blum, ${small} of David Blum`);
      for (const language of LANGUAGES)
        expect(sentence(language, kinship)).toBe(`${FAMILY[language].deceased}, ${asListed(kinship, language)}`);
      // In Hebrew the form is that of a woman to a man, where the word has one; of a man's word it stays what the family said.
      const stem = (word.f ?? word.m)?.possessive?.replace('~', '') ?? (word.f ?? word.m)?.word ?? '';
      expect(sentence('he', kinship)).toMatch(new RegExp(`^שרה בלום, .*${stem.slice(0, 2)}.* של דוד בלום$`, 'u'));
    },
  );

  it('given a word of a file, then an import reads it as the form’s choice', () => {
    for (const { id, en: english, he: hebrew, general } of KIN_WORDS.filter((one) => !one.general))
      for (const written of [english, hebrew, english.toUpperCase()])
        expect([written, kinWordOf(written)?.id, general]).toEqual([written, id, false]);
  });
});
