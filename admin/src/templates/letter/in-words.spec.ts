import { asItIs } from '@zikaron/contract';
import { issueInWords, type Translate } from './in-words';

const WORDS: Record<string, string> = { 'resources.templates.letter.fields.yahrzeit_hebrewName': 'Hebrew name' };
const t: Translate = (key) => WORDS[key] ?? '';

describe('what is wrong with a field', () => {
  it('is said with the name that an office gives the field', () => {
    const issue = { field: 'yahrzeit.hebrewName', message: '"yahrzeit.hebrewName" has no value in this record.' };

    expect(issueInWords(t, asItIs, issue)).toBe('"Hebrew name" has no value in this record.');
  });
});
