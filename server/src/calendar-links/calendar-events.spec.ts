import { calendarText, type DatedObservance } from './calendar-events.js';

const EVENTS = 1_000;
const CALENDARS = 3;

const page: DatedObservance[] = Array.from({ length: EVENTS }, (_, n) => ({
  ...{ uid: `${n}@zikaron`, name: 'Sarah Levin', hebrewName: 'שרה לוין', date: '2027-01-04', nth: 5 },
  ...{ hebrewDay: 25, hebrewMonth: 10, hebrewYear: 5787 },
}));
const place = { latitude: null, longitude: null, timezone: 'America/New_York', israel: false };

async function written(): Promise<string> {
  async function* pages() {
    yield await Promise.resolve(page);
  }
  let text = '';
  for await (const part of calendarText({ title: 'All', place, language: 'en', now: new Date(0) }, pages()))
    text += part;
  return text;
}

describe('a calendar of many events', () => {
  it('given several are written at once, then others are served between every fifty events of all of them', async () => {
    let looks = 0;
    let going = true;
    const look = () => {
      looks++;
      if (going) setImmediate(look);
    };
    look();

    const texts = await Promise.all(Array.from({ length: CALENDARS }, written));
    going = false;

    expect(texts.map((text) => text.match(/BEGIN:VEVENT/g)?.length)).toEqual(Array(CALENDARS).fill(EVENTS));
    expect(looks).toBeGreaterThanOrEqual((CALENDARS * EVENTS) / 50);
  });
});
