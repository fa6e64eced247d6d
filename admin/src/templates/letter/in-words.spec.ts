import { asItIs } from '@zikaron/contract';
import { issueInWords, readable, type Translate } from './in-words';

const WORDS: Record<string, string> = { 'resources.templates.letter.fields.yahrzeit_hebrewName': 'Hebrew name' };
const t: Translate = (key) => WORDS[key] ?? '';

describe('what is wrong with a field', () => {
  it('is said with the name that an office gives the field', () => {
    const issue = { field: 'yahrzeit.hebrewName', message: '"yahrzeit.hebrewName" has no value in this record.' };

    expect(issueInWords(t, asItIs, issue)).toBe('"Hebrew name" has no value in this record.');
  });
});

describe('a line of a letter', () => {
  it('names its fields in the language of the page, apart from the words around them', () => {
    expect(readable(t, 'Dear {{#if yahrzeit.hebrewName}}{{yahrzeit.hebrewName}}{{else}}friend{{/if}},')).toBe(
      'Dear \u2068‹Hebrew name›\u2069 / friend,',
    );
  });
});
