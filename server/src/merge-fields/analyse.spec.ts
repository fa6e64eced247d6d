import { analyse, fieldsUsed, mergeFieldsPage, sampleValues } from './index.js';

describe('the fields a template uses', () => {
  it('given all ways of naming one, then each is listed once, in the order of first use', () => {
    const subject = 'Yahrzeit of {{yahrzeit.name}}';
    const html =
      '{{#if contact.phone}}{{contact.phone}}{{else}}{{ordinal observance.nth}}{{/if}}' +
      '{{#each contact.otherObservances}}{{yahrzeit.name}}{{/each}}{{#if (hebrewDate observance.date)}}{{yahrzeit.shoe}}{{/if}}';

    expect(fieldsUsed(subject, html)).toEqual([
      'yahrzeit.name',
      'contact.phone',
      'observance.nth',
      'contact.otherObservances',
      'observance.date',
      'yahrzeit.shoe',
    ]);
  });
});

describe('the analysis of a letter', () => {
  const records = { contact: 'c1', yahrzeit: 'y1', organization: 'o1' };

  it.each([
    ['yahrzeit.shoe', {}, 'invalid_field', 'high', 'yahrzeit', 'y1'],
    ['contact.name', { contact: { name: null } }, 'missing_data', 'high', 'contact', 'c1'],
    ['contact.phone', { contact: { phone: null } }, 'missing_data', 'medium', 'contact', 'c1'],
    ['contact.phone', {}, 'missing_data', 'medium', 'contact', 'c1'],
    ['yahrzeit.name', { yahrzeit: { name: '  ' } }, 'empty_value', 'high', 'yahrzeit', 'y1'],
    ['contact.phone', { contact: { phone: '' } }, 'empty_value', 'low', 'contact', 'c1'],
    ['observance.nth', {}, 'missing_data', 'medium', 'yahrzeit', 'y1'],
    ['organization.name', {}, 'missing_data', 'high', 'organization', 'o1'],
    ['constructor.name', {}, 'invalid_field', 'high', 'organization', 'o1'],
  ] as const)('given %s of %j, then it is %s, %s', (field, values, type, severity, recordType, recordId) => {
    expect(analyse([field], values, records)).toEqual({
      issues: [{ field, type, severity, recordType, recordId, message: expect.any(String) as string }],
      fieldsUsed: [field],
      successRate: 0,
    });
  });

  it('given false and zero, then they are values', () => {
    const values = { yahrzeit: { afterSunset: false }, observance: { daysUntil: 0 } };

    expect(analyse(['yahrzeit.afterSunset', 'observance.daysUntil'], values)).toMatchObject({
      issues: [],
      successRate: 100,
    });
  });

  it('given no further observance, then nothing is missing', () => {
    expect(analyse(['contact.otherObservances'], {})).toMatchObject({ issues: [], successRate: 100 });
  });

  it('given one of three without a value, then the rate is rounded', () => {
    expect(analyse(['yahrzeit.name', 'contact.name', 'yahrzeit.shoe'], sampleValues('en')).successRate).toBe(67);
  });

  it('given no field at all, then nothing is missing', () => {
    expect(analyse([], {}).successRate).toBe(100);
  });
});

describe('the page of merge fields', () => {
  it('given the catalogue, then every field is on it, with what is required', () => {
    expect(mergeFieldsPage()).toContain(
      '| `{{yahrzeit.name}}` | Name of the person remembered **(required)** | Miriam Levin |',
    );
    expect(mergeFieldsPage('he')).toContain('| `{{links.unsubscribe}}` | קישור להפסקת המכתבים |');
  });
});
