import { hasNameAndDate } from '@zikaron/contract';
import { guessColumns } from '../understand/columns.js';
import { asPreset, PRESETS, presetOf } from './index.js';

describe('lists as programs write them', () => {
  const ofTheDead = PRESETS.filter(({ knowsTheDead }) => knowsTheDead !== false);

  it.each(ofTheDead.map((preset) => [preset.id, preset] as const))(
    'given the headings of %s in any case, then it is recognized, names a person and a day, and no field twice but texts',
    (_, preset) => {
      const headings = Object.keys(preset.fields).map((heading) => heading.toUpperCase());
      const columns = asPreset(preset, guessColumns(headings, []));
      const fields = columns.map(({ field }) => field).filter((field) => field !== 'ignore');

      expect(presetOf(headings)).toBe(preset);
      expect(hasNameAndDate(fields)).toBe(true);
      expect(new Set(fields).size).toBe(fields.length);
    },
  );

  it('given people of Breeze, then they are who observes; the dead stand in fields of the office’s own, or are asked', () => {
    const breeze = PRESETS.find(({ id }) => id === 'breeze')!;
    const headings = Object.keys(breeze.fields);
    const read = (all: string[]) => asPreset(breeze, guessColumns(all, []));
    const fields = read(headings).map(({ field }) => field);

    expect(presetOf(headings)).toBe(breeze);
    expect(presetOf(headings.filter((heading) => !breeze.onWish?.includes(heading)))).toBe(breeze);
    expect(fields.slice(0, 3)).toEqual(['observerId', 'observerFirstName', 'observerLastName']);
    expect(hasNameAndDate(fields)).toBe(false);
    const ofTheOffice = read([...headings, 'Yahrzeit Name', 'Date of Death']);
    expect(ofTheOffice.slice(-2).map(({ field }) => field)).toEqual(['name', 'gregorianDate']);
  });

  it('given a plain list of surnames and given names, then it is not called one of JewishGen’s', () => {
    expect(presetOf(['Surname', 'Given Name', 'Hebrew Name', 'Date of Death', 'Comments'])).toBeNull();
  });

  it('given four of seven of its headings, then a list is nobody’s', () => {
    expect(presetOf(['Yahrzeit Name', 'Yahrzeit Date', 'Name', 'Relationship'])).toBeNull();
    expect(
      presetOf(['Yahrzeit Name', 'Yahrzeit Date', 'Name', 'Relationship', 'Physical address', 'Account Status'])?.id,
    ).toBe('shulcloud');
  });

  it('given a column that the program does not have, then it stays as it was guessed, unless its field is held', () => {
    const headings = [
      'Yahrzeit Name',
      'Yahrzeit Date',
      'Observer Family ID',
      'Name',
      'Relationship',
      'Physical Address',
    ];
    const columns = asPreset(
      PRESETS.find(({ id }) => id === 'shulcloud')!,
      [
        ...guessColumns(headings, []),
        { index: 6, heading: 'Notes', field: 'notes' },
        { index: 7, heading: 'Mourner', field: 'observerName' },
      ],
    );

    expect(columns.slice(6).map(({ field }) => field)).toEqual(['notes', 'ignore']);
  });

  it('given what a program has worked out, then it is left out without being asked about', () => {
    const [civicrm] = PRESETS.filter(({ id }) => id === 'civicrm');
    const columns = asPreset(civicrm!, guessColumns(Object.keys(civicrm!.fields), []));

    expect(columns.find(({ heading }) => heading === 'Friday Night Before Yahrzeit')).toMatchObject({
      field: 'ignore',
      leftOut: true,
    });
  });
});
