import { TEMPLATE_KEYS } from '@zikaron/contract';
import { sampleValues } from '../merge-fields/index.js';
import { prepareReady } from './ready-letters.js';
import { validateTemplate } from './validate-template.js';

describe('a template put to the test', () => {
  it('given the sample, then the letter is shown with nothing missing', () => {
    const { html, validationResult, extractedFields, recommendations } = validateTemplate(
      { html: '<p>For {{yahrzeit.name}}</p>' },
      sampleValues('en'),
    );

    expect(html).toBe('<p>For Miriam Levin</p>');
    expect(validationResult).toEqual({ issues: [], fieldsUsed: ['yahrzeit.name'], successRate: 100 });
    expect(extractedFields).toEqual(['yahrzeit.name']);
    expect(recommendations).toEqual([]);
  });

  it('given a picture that lies elsewhere, of before all had to lie with us, then the letter is shown, and that is said', () => {
    const html = '<p>Dear friend</p><img src="https://elsewhere.example/x.png" alt="">';
    const tested = validateTemplate({ html }, {}, {}, undefined, 'https://zikaron.example/api/pictures/');

    expect(tested.html).toContain('elsewhere.example');
    expect(tested.recommendations).toEqual([expect.stringContaining('is not one of ours: upload it here.')]);
  });

  it('given a field without a value, then it says what may be done', () => {
    const { validationResult, recommendations } = validateTemplate(
      { html: '<p>{{contact.phone}}</p>' },
      {},
      { contact: 'c1' },
    );

    expect(validationResult).toMatchObject({ successRate: 0, issues: [{ type: 'missing_data', recordId: 'c1' }] });
    expect(recommendations).toEqual([
      'Fill in "contact.phone", or write {{#if contact.phone}} … {{/if}} around its sentence.',
    ]);
  });

  it('given what a condition covers, then it is no issue, and what it lets through is', () => {
    const html =
      '{{#if contact.phone}}{{contact.phone}}{{else}}{{contact.lastName}}{{/if}}{{#unless observance.nth}}x{{/unless}}';

    expect(validateTemplate({ html }, {}).validationResult).toMatchObject({
      issues: [{ field: 'contact.lastName', type: 'missing_data' }],
      successRate: 67,
    });
    expect(validateTemplate({ html }, { contact: { phone: '1' } }).validationResult.issues).toEqual([]);
  });

  it('given an untouched ready letter and a family of whom only the least is known, then it tests as 100 %', async () => {
    const bare = {
      yahrzeit: { name: 'Miriam Levin' },
      contact: { name: 'Daniel Levin', email: 'daniel@family.example' },
      organization: { name: 'Beth Shalom' },
      observance: { date: '2027-01-04' },
    };
    for (const key of TEMPLATE_KEYS) {
      const ready = await prepareReady(key, 'en');
      const { validationResult, recommendations } = validateTemplate(ready, bare);
      expect([key, validationResult.issues, recommendations]).toEqual([key, [], []]);
      expect(validationResult.successRate).toBe(100);
    }
  });

  it('given a letter with links, then what is printed of it has none', async () => {
    const { text, paper } = validateTemplate(await prepareReady('default_reminder', 'en'), sampleValues('en'));

    expect(text).toContain('https://');
    expect(paper).toContain('Miriam Levin');
    expect(paper).not.toMatch(/https:|We will come|Stop these letters/);
  });

  it('given a field of nobody, then it is an issue, the rest is shown, and it says what may stand there', () => {
    const { html, text, subject, validationResult, recommendations } = validateTemplate(
      { html: '<p>{{contact.nick}}, for {{yahrzeit.name}}</p>', subject: 'Dear {{contact.nick}}' },
      sampleValues('en'),
    );

    expect([html, text, subject]).toEqual([
      '<p>[contact.nick], for Miriam Levin</p>',
      '[contact.nick], for Miriam Levin',
      'Dear [contact.nick]',
    ]);
    expect(validationResult.issues).toEqual([expect.objectContaining({ type: 'invalid_field', severity: 'high' })]);
    expect(recommendations[0]).toMatch(
      /^Line 1, column 4: There is no merge field "contact.nick". Take it out, or put in one of these: contact.name, /,
    );
  });

  it.each(['constructor', '__proto__', 'toString.name'])('given {{%s}}, then it is a field of nobody', (field) => {
    const { validationResult, recommendations } = validateTemplate({ html: `<p>{{${field}}}</p>` }, sampleValues('en'));

    expect(validationResult.issues).toMatchObject([{ field, type: 'invalid_field' }]);
    expect(recommendations).toEqual([expect.stringContaining('put in one of the list of fields')]);
  });

  it('given braces that cannot be read, then that is an issue with its line and column, and what to do', () => {
    const { html, validationResult, recommendations } = validateTemplate({ html: '<p>\n{{contact.name</p>' }, {});

    expect(html).toBe('');
    expect(validationResult).toMatchObject({
      successRate: 0,
      issues: [
        { severity: 'high', recordType: null, message: expect.stringMatching(/^Line 2, column \d+: /) as string },
      ],
    });
    expect(recommendations[0]).toContain('Write the missing braces');
  });
});
