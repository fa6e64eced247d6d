import { sampleValues } from '../merge-fields/index.js';
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

  it('given a field of nobody, then it is an issue, and no letter is shown', () => {
    const { html, validationResult, recommendations } = validateTemplate(
      { html: '<p>{{contact.nick}}</p>' },
      sampleValues('en'),
    );

    expect(html).toBe('');
    expect(validationResult.issues).toEqual([expect.objectContaining({ type: 'invalid_field', severity: 'high' })]);
    expect(recommendations).toEqual(['Line 1, column 4: There is no merge field "contact.nick".']);
  });

  it('given braces that cannot be read, then it is refused with the place', () => {
    expect(() => validateTemplate({ html: '<p>{{contact.name</p>' }, {})).toThrow('Line 1');
  });
});
