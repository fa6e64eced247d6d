import { withoutEmpty } from './without-empty';

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
