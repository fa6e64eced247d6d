import { Rates } from './rates.js';

const NOON = Date.UTC(2027, 0, 13, 12);
const MINUTE = 60_000;

describe('the rates', () => {
  it('given 600 a minute, when 700 letters come at once, then no minute gets more than 600 and ten seconds of burst', () => {
    const rates = new Rates({ organization: 600, domain: 10_000 });

    const waits = Array.from({ length: 700 }, () => rates.takeTurn('one', 'example.org', NOON));

    expect(waits.filter((wait) => wait === 0)).toHaveLength(101);
    expect(waits.filter((wait) => wait < MINUTE).length).toBeLessThanOrEqual(700);
    expect(waits.at(-1)).toBe(69_900 - 10_000);
  });

  it('given one organization with its turns taken, then another one does not wait', () => {
    const rates = new Rates({ organization: 60, domain: 10_000 });
    for (let n = 0; n < 100; n++) rates.takeTurn('large', `${n}.example`, NOON);

    expect(rates.takeTurn('small', 'example.org', NOON)).toBe(0);
  });

  it('given a domain with its turns taken, in whatever capitals, then letters to other domains do not wait', () => {
    const rates = new Rates({ organization: 10_000, domain: 60 });
    for (let n = 0; n < 100; n++) rates.takeTurn('one', n % 2 ? 'GMAIL.com' : 'gmail.com', NOON);

    expect(rates.takeTurn('one', 'gmail.com', NOON)).toBe(90_000);
    expect(rates.takeTurn('one', 'example.org', NOON)).toBe(0);
  });

  it('given a quiet while, then nobody waits', () => {
    const rates = new Rates({ organization: 60, domain: 60 });
    for (let n = 0; n < 60; n++) rates.takeTurn('one', 'example.org', NOON);

    expect(rates.takeTurn('one', 'example.org', NOON + 2 * MINUTE)).toBe(0);
  });

  it('given very many organizations, then those that are long paid for are forgotten and the others are not', () => {
    const rates = new Rates({ organization: 60, domain: 1_000_000 });
    for (let n = 0; n < 100; n++) rates.takeTurn('waiting', 'example.org', NOON);
    for (let n = 0; n < 11_000; n++) rates.takeTurn(`organization ${n}`, 'example.org', NOON + 60_000);

    expect(rates.takeTurn('waiting', 'example.org', NOON + 60_000)).toBe(30_000);
  });
});
