import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hebcalConverterAnswer, hebcalYahrzeits } from '@zikaron/contract';
import { anniversaries } from './anniversaries.js';
import { convert } from './converter.js';

interface Recorded {
  readonly ask: string;
  /** What a form sent, where the question was a POST. */
  readonly form?: string;
  readonly status: number;
  /** Null where Hebcal answered a page. */
  readonly answer: Record<string, unknown> | null;
}

const recorded = JSON.parse(readFileSync(join(__dirname, '../../test/data/hebcal-wire.json'), 'utf8')) as {
  askedOn: string;
  cases: Recorded[];
};
const now = new Date(`${recorded.askedOn}T12:00:00Z`);

/** What the service would answer, without what the recording leaves out. */
function play({ ask, form }: Recorded): Pick<Recorded, 'status' | 'answer'> {
  const { pathname, searchParams } = new URL(ask, 'http://hebcal.test');
  const query = Object.fromEntries(new URLSearchParams(form ?? searchParams));
  try {
    if (pathname === '/converter') {
      return { status: 200, answer: hebcalConverterAnswer.parse(convert(query, '2026-11-22')) };
    }
    const {
      date: _,
      version: __,
      ...answer
    } = hebcalYahrzeits.parse(anniversaries(form ? query : { hebdate: 'on', ...query }, now));
    return { status: 200, answer: { ...answer, items: answer.items.map(({ memo: _, ...item }) => item) } };
  } catch (refusal) {
    const { status, message } = refusal as { status: number; message: string };
    return { status, answer: { error: message } };
  }
}

describe('the wire of Hebcal', () => {
  it('given every recorded question, then the answer is the recorded one, to the letter', () => {
    expect(recorded.cases.length).toBeGreaterThanOrEqual(400);
    for (const each of recorded.cases) {
      const { status, answer } = play(each);
      expect({ ask: each.ask, form: each.form, status }).toEqual({
        ask: each.ask,
        form: each.form,
        status: each.status,
      });
      if (each.answer) expect({ ask: each.ask, answer }).toEqual({ ask: each.ask, answer: each.answer });
    }
  });

  it('given Adar of a leap year, then it is Adar II, as at Hebcal', () => {
    expect(convert({ h2g: '1', hy: '5787', hm: 'Adar', hd: '3' }, '2026-11-22')).toMatchObject({ hm: 'Adar II' });
  });

  it.each([
    [{ gy: '1984', gm: '2', gd: '30' }, 'Gregorian day 30 out of valid range for 2/1984'],
    [{ h2g: '1', hy: '5744', hm: 'Foo', hd: '3' }, 'Unknown Hebrew month: Foo'],
    [{ h2g: '1', hy: '99999', hm: 'Av', hd: '3' }, 'Hebrew year out of valid range 3762-13759: 99999'],
    [{ h2g: '1', hy: '5744', hm: 'Av', hd: '3', ndays: '0' }, 'Invalid value for ndays: 0'],
    [{ date: '1984-02-31' }, 'Date does not match format YYYY-MM-DD: 1984-02-31'],
    [{ g2h: '1', strict: '1' }, 'Missing parameters: gy, gm, gd'],
  ])('given %j, then it is refused in words', (query, message) => {
    expect(() => convert(query, '2026-11-22')).toThrow(message);
  });

  it('given years without end, then the answer is bounded', () => {
    const asked = { n1: 'Ruth', x1: '1960-11-28', start: '-99999999', end: '99999999', years: '9999', yizkor: '1' };

    const { items } = anniversaries(asked, now);

    expect(items.filter(({ category }) => category === 'yahrzeit')).toHaveLength(50);
    expect(items.filter(({ category }) => category === 'yizkor')).toHaveLength(200);
    expect(anniversaries({ ...asked, x1: '9999-11-28', start: '' }, now).items.length).toBeLessThan(250);
  });

  it('given names in Hebrew, birthdays and other days, then each has its own title', () => {
    const titles = (query: Record<string, string>) =>
      anniversaries({ x1: '1984-03-03', years: '2', ...query }, now).items.map(({ title }) => title);

    expect(titles({ n1: 'שרה', hebdate: '1' })[0]).toBe('יארצייט ה-42 של שרה (כ״ט אדר)');
    expect(titles({ n1: 'שרה', t1: 'Birthday' })[0]).toBe('יום הולדת 42 לשרה');
    expect(titles({ t1: 'Other' })[0]).toBe('Untitled1');
    expect(anniversaries({ n1: 'A', x1: '2026-11-22', t1: 'b', start: '5787' }, now).items[0]).not.toHaveProperty(
      'anniversary',
    );
  });
});
