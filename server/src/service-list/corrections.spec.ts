import type { ServiceList, ServiceName } from '@zikaron/contract';
import { correctionsSince, frozen, hashOfCorrections } from './corrections.js';

type Line = Pick<ServiceName, 'yahrzeitId' | 'name' | 'text'>;

const listOf = (lines: readonly Line[]): ServiceList => ({
  ...{ language: 'en', title: 'Beth Shalom' },
  services: [
    {
      date: '2027-01-08',
      kind: 'fridayEvening',
      heading: 'x',
      cancelled: false,
      empty: null,
      names: lines.map(named),
      elMalei: null,
      gabbai: null,
    },
  ],
});
const named = (line: Line): ServiceName => ({
  ...{ ...line, hebrewName: null, personDetails: null, plaque: null, date: '2027-01-09', calendar: 'hebrew' },
  ...{
    hebrewDate: null,
    nth: null,
    mourning: null,
    mourningEnd: null,
    remarks: [],
    group: null,
    notes: [],
    gabbai: [],
    movedFrom: null,
    because: null,
    decision: null,
  },
  observers: [],
});
const sarah = { yahrzeitId: '1', name: 'Sarah Blum', text: 'Sarah Blum, mother of Ruth Kaplan' };
const david = { yahrzeitId: '2', name: 'David Stern', text: 'David Stern' };

describe('what has changed since a list was taken', () => {
  it('given nothing, then nothing is said; and no living person is kept', () => {
    expect(correctionsSince(frozen(listOf([sarah])), listOf([sarah]))).toEqual([]);
    expect(JSON.stringify(frozen(listOf([sarah])))).not.toContain('Ruth');
    expect(hashOfCorrections([])).toBeNull();
  });

  it('given names that came, went, or are written otherwise, then each is said once', () => {
    const after = listOf([
      { ...sarah, name: 'Sara Blum', text: 'Sara Blum, mother of Ruth Kaplan' },
      { ...david, yahrzeitId: '3' },
    ]);
    expect(
      correctionsSince(frozen(listOf([sarah, david])), after).map(({ change, text, before }) => [change, text, before]),
    ).toEqual([
      ['spelled', 'Sara Blum, mother of Ruth Kaplan', 'Sarah Blum'],
      ['add', 'David Stern', null],
      ['leaveOut', 'David Stern', null],
    ]);
    const kin = listOf([{ ...sarah, text: 'Sarah Blum, aunt of Ruth Kaplan' }]);
    expect(correctionsSince(frozen(listOf([sarah])), kin)).toMatchObject([{ change: 'spelled', before: null }]);
  });

  it('given another service on the list, then the names of those that were there before are none that changed', () => {
    const [friday] = listOf([sarah]).services;
    const list = listOf([sarah]);
    const sunday = { ...friday!, date: '2027-01-03', kind: 'weekdayMorning' as const, names: [named(david)] };
    const morning = { ...friday!, kind: 'weekdayMorning' as const, names: [] };
    const after = { ...list, services: [sunday, morning, friday!] };
    expect(correctionsSince(frozen(list), after)).toEqual([
      { change: 'add', service: '2027-01-03', text: 'David Stern', before: null },
    ]);
  });

  it('given somebody said that the week of mourning ended, then the line stands elsewhere, and it is told', () => {
    const mourned = (mourning: 'shiva' | 'sheloshim', group: string): ServiceList => {
      const list = listOf([]);
      const names = [{ ...named(sarah), mourning, group }];
      return { ...list, services: list.services.map((service) => ({ ...service, names })) };
    };
    const before = frozen(mourned('shiva', 'In the week of mourning'));
    expect(correctionsSince(before, mourned('shiva', 'In the week of mourning'))).toEqual([]);
    expect(correctionsSince(before, mourned('sheloshim', 'In the thirty days of mourning'))).toMatchObject([
      { change: 'spelled', text: `${sarah.text} (In the thirty days of mourning)`, before: null },
    ]);
  });

  it('given 10,000 edits at random, then every difference is told and nothing else', () => {
    let state = 5787;
    const draw = (n: number) => (state = (state * 48_271) % 2_147_483_647) % n;
    let lines: Line[] = Array.from({ length: 20 }, (_, at) => ({
      yahrzeitId: String(at),
      name: `N${at}`,
      text: `N${at}`,
    }));
    const before = frozen(listOf(lines));
    const original = new Map(lines.map((line) => [line.yahrzeitId, line.text]));
    const wrong: string[] = [];
    for (let edit = 0; edit < 10_000; edit++) {
      const id = String(draw(30));
      const kind = draw(3);
      const others = lines.filter(({ yahrzeitId }) => yahrzeitId !== id);
      const text = draw(2) ? `N${id}` : `N${id} ${draw(4)}`;
      lines = kind === 0 ? others : [...others, { yahrzeitId: id, name: text, text }];
      const told = correctionsSince(before, listOf(lines)).map(({ change, text: said }) => `${change} ${said}`);
      const is = new Map(lines.map((line) => [line.yahrzeitId, line.text]));
      const expected = [
        ...[...is].flatMap(([who, now]) =>
          !original.has(who) ? [`add ${now}`] : original.get(who) === now ? [] : [`spelled ${now}`],
        ),
        ...[...original].flatMap(([who, was]) => (is.has(who) ? [] : [`leaveOut ${was}`])),
      ];
      if (told.sort().join() !== expected.sort().join()) wrong.push(`${edit}: ${told.join()} / ${expected.join()}`);
    }
    expect(wrong).toEqual([]);
  });
});
