import { meanwhile } from './merge-conflicts';

describe('two who edit one record', () => {
  const read = {
    name: 'Chaya Levin',
    plaque: null,
    notes: 'Old',
    days: 14,
    hebrew: true,
    rules: { adarRule: 'first' },
  };

  it('given a field that only the other changed, then it is taken over; one that both changed is left to the reader', () => {
    const typed = { ...read, notes: 'Mine' };
    const now = { ...read, notes: 'Theirs', plaque: 'Row 1' };

    expect(meanwhile(read, typed, now)).toEqual({
      taken: [{ field: 'plaque', theirs: 'Row 1' }],
      both: [{ field: 'notes', theirs: 'Theirs' }],
    });
  });

  it('given numbers, answers and rules, then they count like texts', () => {
    const now = { ...read, days: 30, hebrew: false, rules: { adarRule: 'second' } };

    expect(meanwhile(read, { ...read, days: 7 }, now)).toEqual({
      taken: [
        { field: 'hebrew', theirs: false },
        { field: 'rules.adarRule', theirs: 'second' },
      ],
      both: [{ field: 'days', theirs: 30 }],
    });
  });

  it('given a field that the other emptied, then that is news', () => {
    expect(meanwhile(read, read, { ...read, notes: null }).taken).toEqual([{ field: 'notes', theirs: null }]);
  });

  it('given what is chosen of many, then it counts as one; an instant that was chosen in the form is one that was read', () => {
    const [was, at] = [{ ids: ['a', 'b'], at: '2031-01-05T09:00:00.000Z' }, new Date('2031-01-05T09:00:00Z')];

    expect(meanwhile(was, { ...was, at }, { ...was, ids: [] })).toEqual({
      ...{ taken: [{ field: 'ids', theirs: [] }], both: [] },
    });
  });

  it('given both wrote the same, or blanks and nothing, then there is no news', () => {
    const nothing = { taken: [], both: [] };

    expect(meanwhile(read, { ...read, notes: 'Same' }, { ...read, notes: 'Same ' })).toEqual(nothing);
    expect(meanwhile(read, { ...read, plaque: '  ' }, { ...read, plaque: '' })).toEqual(nothing);
  });
});
