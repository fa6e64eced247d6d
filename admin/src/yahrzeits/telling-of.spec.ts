import { civilDaysOf, tellingOf } from './telling-of';

const row = { id: 'y', nextHebrewObservanceDate: '2026-12-01', nextGregorianObservance: '2026-12-15' };
type Line = Parameters<typeof tellingOf>[1][number];
const line = (name: string, said: Partial<Line> = {}): Line => ({
  date: '2026-12-01',
  yahrzeit: { id: 'y', name: 'Ruth', hebrewName: null },
  contact: { id: name, name, email: null, phone: null, address: null },
  outcome: 'email',
  emailStage: 'planned',
  letterStage: null,
  toldOn: '2026-11-24',
  ...said,
});

describe('who is told about the next day, and when', () => {
  it.each<[string, Line[], ReturnType<typeof tellingOf>]>([
    [
      'a letter that is to leave',
      [line('Jonah')],
      { word: 'planned', names: ['Jonah'], day: '2026-11-24', civilDay: null },
    ],
    [
      'one that was sent',
      [line('Jonah', { emailStage: 'sent' })],
      { word: 'told', names: ['Jonah'], day: '2026-11-24', civilDay: null },
    ],
    [
      'two who hear together',
      [line('Jonah'), line('Ruth')],
      { word: 'planned', names: ['Jonah', 'Ruth'], day: '2026-11-24', civilDay: null },
    ],
    [
      'one who knows, and one whom nothing reaches',
      [line('Jonah', { emailStage: 'sent' }), line('Nina', { outcome: 'bounced', emailStage: null, toldOn: null })],
      { word: 'unheard', names: ['Nina'], day: null, civilDay: null },
    ],
    [
      'a call',
      [line('Joel', { outcome: 'phone', emailStage: null, toldOn: null })],
      { word: 'phone', names: ['Joel'], day: null, civilDay: null },
    ],
    [
      'one who keeps the civil day',
      [line('Jonah', { date: '2026-12-15' })],
      { word: 'planned', names: ['Jonah'], day: '2026-11-24', civilDay: '2026-12-15' },
    ],
    ['another day', [line('Jonah', { date: '2026-12-16' })], null],
    [
      'somebody who wishes no letter',
      [line('Jonah', { outcome: 'channel_none', emailStage: null, toldOn: null })],
      null,
    ],
    ['nobody', [line('Jonah', { contact: null, outcome: 'no_observer' })], null],
  ])('given %s, then the row says so', (_, lines, telling) => {
    expect(tellingOf(row, lines)).toEqual(telling);
  });
});

it('given rows of whose next day nothing is said, then their civil days are asked for, but of nobody whom nobody observes', () => {
  const rows = [
    { ...row, observerCount: 1 },
    { ...row, id: 'said', observerCount: 1 },
    { ...row, id: 'unobserved', observerCount: 0 },
    { ...row, id: 'sooner', nextGregorianObservance: '2026-12-03', observerCount: 2 },
  ];
  const said = line('Jonah', { yahrzeit: { id: 'said', name: 'Ruth', hebrewName: null } });
  expect(civilDaysOf(rows, [said])).toEqual(['2026-12-03', '2026-12-15']);
});
