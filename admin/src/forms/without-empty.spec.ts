import { changedFields, withoutEmpty } from './without-empty';

describe('what a form sends', () => {
  it('given empty fields, then they are left out, and what was emptied is said', () => {
    const draft = { name: ' Sarah ', phone: ' ', email: null, notes: undefined, deceased: false, days: 0 };

    expect(withoutEmpty(draft)).toEqual({ name: 'Sarah', deceased: false, days: 0 });
    expect(withoutEmpty(draft, { phone: '555 0100', email: '', notes: 'old' })).toEqual({
      ...{ name: 'Sarah', deceased: false, days: 0 },
      ...{ phone: null, notes: null },
    });
  });
});

describe('what was typed in a form', () => {
  it.each([
    ['nothing', { city: 'Boston' }, { city: 'Boston' }, {}],
    ['a field', { city: 'Boston', name: 'Beth Or' }, { city: 'Salem', name: 'Beth Or' }, { city: 'Salem' }],
    ['an emptied field', { city: 'Boston' }, { city: null }, { city: null }],
    ['an empty field that was missing', {}, { city: '' }, {}],
    ['a value within a field', { rules: { leap: 'last' } }, { rules: { leap: 'first' } }, { rules: { leap: 'first' } }],
    ['a switch', { remindersOn: true }, { remindersOn: false }, { remindersOn: false }],
  ])('given %s, then just that is told', (_, before, after, changed) => {
    expect(changedFields<object>(before, after)).toEqual(changed);
  });
});
