import { joined } from './service-draft';

describe('what two people made of the same rows', () => {
  const opened = ['Friday', 'Shabbat'];

  it.each([
    ['only mine changed', ['Friday', 'Minyan'], opened, ['Friday', 'Minyan']],
    ['only theirs changed', opened, ['Friday', 'Yizkor'], ['Friday', 'Yizkor']],
    ['both added', [...opened, 'Minyan'], [...opened, 'Yizkor'], [...opened, 'Minyan', 'Yizkor']],
    ['both added the same', [...opened, 'Minyan'], [...opened, 'Minyan'], [...opened, 'Minyan']],
    ['they took away what I left', [...opened, 'Minyan'], ['Friday'], ['Friday', 'Minyan']],
    [
      'both changed one',
      ['Friday', 'Shabbat at nine'],
      ['Friday', 'Shabbat at ten'],
      ['Friday', 'Shabbat at nine', 'Shabbat at ten'],
    ],
    ['I took away what they changed', ['Friday'], ['Friday', 'Shabbat at ten'], ['Friday', 'Shabbat at ten']],
    ['both put them in another order', ['Shabbat', 'Friday'], ['Shabbat', 'Friday'], ['Shabbat', 'Friday']],
  ])('given %s, then nothing of either is lost', (_, mine, theirs, both) => {
    expect(joined(opened, mine, theirs)).toEqual(both);
  });
});
