import { tellingOf } from './telling-of';

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
    ['a letter that is to leave', [line('Jonah')], { word: 'planned', names: ['Jonah'], day: '2026-11-24' }],
    [
      'one that was sent',
      [line('Jonah', { emailStage: 'sent' })],
      { word: 'told', names: ['Jonah'], day: '2026-11-24' },
    ],
    [
      'two who hear together',
      [line('Jonah'), line('Ruth')],
      { word: 'planned', names: ['Jonah', 'Ruth'], day: '2026-11-24' },
    ],
    [
      'one who knows, and one whom nothing reaches',
      [line('Jonah', { emailStage: 'sent' }), line('Nina', { outcome: 'bounced', emailStage: null, toldOn: null })],
      { word: 'unheard', names: ['Nina'], day: null },
    ],
    [
      'a call',
      [line('Joel', { outcome: 'phone', emailStage: null, toldOn: null })],
      { word: 'phone', names: ['Joel'], day: null },
    ],
    ['another day', [line('Jonah', { date: '2026-12-15' })], null],
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
