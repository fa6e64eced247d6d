import { scrape } from './scrape.js';

describe('what one reading of the figures costs', () => {
  it('given 100,000 letters, nights and tellings, then no table that grows is read whole, and no more blocks than rows are counted', async () => {
    const { counts, notes } = await scrape({ n: 100_000, runs: 1 });

    expect(notes).toEqual([]);
    expect(counts['blocks read']).toBeLessThan(3000);
  }, 120_000);
});
