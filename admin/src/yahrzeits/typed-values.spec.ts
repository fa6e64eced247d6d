import type { UnderstoodDates, Yahrzeit } from '@zikaron/contract';
import { call } from '../api/http';
import { dayOf, draftOf } from './form-values';
import { draftFrom, formValuesOf, typedDatesOf } from './typed-values';

jest.mock('../api/http', () => ({
  ...jest.requireActual<object>('../api/refusals'),
  call: jest.fn(),
}));
jest.mock('../preferences', () => ({ storedLocale: () => 'en' }));

const ON_RECORD = {
  name: 'Chaya Levin',
  hebrewName: 'חיה',
  personDetails: null,
  gregorianDate: '1984-03-03',
  gregorianDerived: false,
  hebrewDate: '29 Adar I 5744',
  hebrewDateHe: 'כ״ט באדר א׳ תשמ״ד',
  afterSunset: false,
  burialDate: '1984-03-05',
  plaque: '17',
  notes: 'Of Vilna',
  rules: { adarRule: 'second' },
  serviceRule: 'before',
} as unknown as Yahrzeit;
const before = formValuesOf(ON_RECORD, 'en');
const understood = (gregorianDate: string) => ({ fromGregorian: { gregorianDate } }) as unknown as UnderstoodDates;

describe('the form of a yahrzeit', () => {
  it('given a record, then everything that is kept of it stands there', () => {
    expect(before).toEqual({
      ...{ name: 'Chaya Levin', hebrewName: 'חיה', personDetails: null, burialDate: '1984-03-05' },
      ...{ gregorianText: '1984-03-03', hebrewText: '29 Adar I 5744', afterSunset: 'no' },
      ...{ plaque: '17', notes: 'Of Vilna', rules: { adarRule: 'second' }, serviceRule: 'before' },
    });
  });

  it('given a Hebrew reader, then the Hebrew date is in Hebrew letters', () => {
    expect(formValuesOf(ON_RECORD, 'he').hebrewText).toBe('כ״ט באדר א׳ תשמ״ד');
  });

  it('given a civil date that was only computed, then it is put in nobody’s mouth', () => {
    expect(formValuesOf({ ...ON_RECORD, gregorianDerived: true }, 'en').gregorianText).toBe('');
  });

  it.each([
    [true, 'yes'],
    [false, 'no'],
    [null, 'unsure'],
  ] as const)('given after sunset %s, then the choice is %s, and it is sent so', (afterSunset, choice) => {
    const values = formValuesOf({ ...ON_RECORD, afterSunset }, 'en');

    expect(values.afterSunset).toBe(choice);
    expect(draftFrom(values, null).afterSunset).toBe(afterSunset ?? undefined);
    expect(typedDatesOf(values)).toMatchObject({ afterSunset });
  });

  it('given dates that nobody touched, then none is sent, and the rest is', () => {
    expect(draftFrom({ ...before, name: ' Chaya Cohen ', plaque: ' ' }, null, before)).toEqual({
      ...{ name: 'Chaya Cohen', hebrewName: 'חיה', burialDate: '1984-03-05' },
      ...{ plaque: null, notes: 'Of Vilna', rules: { adarRule: 'second' }, serviceRule: 'before' },
    });
  });

  it('given another Hebrew date, then it is sent as it was typed', () => {
    expect(draftFrom({ ...before, hebrewText: ' 1 Adar II 5744 ' }, null, before)).toMatchObject({
      hebrewDate: '1 Adar II 5744',
    });
  });

  it('given another civil date, then what was understood of it is sent', () => {
    const draft = draftFrom({ ...before, gregorianText: '4 March 1984' }, understood('1984-03-04'), before);

    expect(draft).toMatchObject({ gregorianDate: '1984-03-04' });
    expect(draft).not.toHaveProperty('hebrewDate');
  });

  it('given a date that was emptied, then it is sent as none', () => {
    expect(draftFrom({ ...before, gregorianText: '', hebrewText: '' }, null, before)).toMatchObject({
      ...{ gregorianDate: null, hebrewDate: null },
    });
  });

  it('given rules of which one was given back to the congregation, then only the other is sent', () => {
    const values = { ...before, rules: { adarRule: '', feb29Rule: 'mar1' }, serviceRule: '' };

    expect(draftFrom(values, null, before)).toMatchObject({ rules: { feb29Rule: 'mar1' }, serviceRule: null });
  });

  it('given a new record, then it keeps what the congregation keeps', () => {
    const draft = draftFrom({ ...before, gregorianText: '', hebrewText: '7 Sivan' }, null);

    expect(draft).toMatchObject({ hebrewDate: '7 Sivan', afterSunset: false });
    expect(draft).not.toHaveProperty('gregorianDate');
    expect(draft).not.toHaveProperty('rules');
    expect(draft).not.toHaveProperty('serviceRule');
  });

  it('given a civil date that was changed alone, then the Hebrew one follows it and is not asked about', () => {
    const asked = (changes: object) => typedDatesOf({ ...before, ...changes }, before);

    expect(asked({ gregorianText: '1984-03-04' })).toMatchObject({ gregorianText: '1984-03-04', hebrewText: null });
    expect(asked({ gregorianText: '1984-03-04', hebrewText: '30 Adar I 5744' })).toMatchObject({
      hebrewText: '30 Adar I 5744',
    });
    expect(asked({ gregorianText: '' })).toMatchObject({ gregorianText: null, hebrewText: '29 Adar I 5744' });
    expect(asked({})).toMatchObject({ gregorianText: '1984-03-03', hebrewText: '29 Adar I 5744' });
  });
});

describe('the days that somebody typed', () => {
  const answered = (settled: string | null, message = 'No such day') =>
    jest.mocked(call).mockResolvedValueOnce({
      settled: settled && { gregorianDate: settled },
      problems: settled ? [] : [{ path: 'gregorianText', message, code: 'no_such_day' }],
    });
  beforeEach(() => jest.mocked(call).mockReset());

  it.each([
    [' 2026-11-20 ', '2026-11-20'],
    [' ', null],
    [undefined, null],
  ])('given %j, then it is %j, and nobody is asked', async (typed, day) => {
    expect(await dayOf(typed, 'day')).toBe(day);
    expect(call).not.toHaveBeenCalled();
  });

  it('given words, then the server is asked what they mean, and of a day without sense it is said at its field', async () => {
    answered('2026-11-20');
    expect(await dayOf(' on 2026-11-20 ', 'day', { isRecent: true })).toBe('2026-11-20');
    const body = { dayText: 'on 2026-11-20', isRecent: true };
    expect(call).toHaveBeenCalledWith('/yahrzeits/understand', expect.objectContaining({ method: 'POST', body }));

    answered(null);
    const refused = { status: 422, body: { errors: { day: 'No such day' }, code: 'no_such_day' } };
    await expect(dayOf('2026-11-200', 'day')).rejects.toMatchObject(refused);
  });

  it('given a record whose burial may lie ahead, then its draft says what was understood, and a doubt is said at its field', async () => {
    answered('1984-03-04');
    answered('1984-03-06');
    const values = { ...before, gregorianText: '4 March 1984', burialDate: '6 March' };
    expect(await draftOf(values, before)).toMatchObject({ burialDate: '1984-03-06' });
    const body = { dayText: '6 March', mayLieAhead: true };
    expect(call).toHaveBeenLastCalledWith('/yahrzeits/understand', expect.objectContaining({ body }));

    answered(null);
    await expect(draftOf(values, before)).rejects.toMatchObject({ body: { errors: { gregorianText: 'No such day' } } });
  });

  it('given no date at all, then nobody is asked', async () => {
    expect(await draftOf({ name: 'Chaya', afterSunset: 'unsure' })).toEqual({ name: 'Chaya' });
    expect(call).not.toHaveBeenCalled();
  });
});
