import { TEMPLATE_KEYS } from '@zikaron/contract';
import { compileTemplate, fieldsUsed, renderLetter, sampleValues, type MergeValues } from '../merge-fields/index.js';
import { prepareTemplate } from './prepare-template.js';
import { readyLetter } from './ready-letters.js';

const languages = ['en', 'he'] as const;
const all = TEMPLATE_KEYS.flatMap((key) => languages.map((language) => ({ key, language })));

async function ready(
  key: (typeof TEMPLATE_KEYS)[number],
  language: 'en' | 'he',
  values: MergeValues = sampleValues(language),
) {
  const { subject, preheader, design } = readyLetter(key, language);
  const prepared = await prepareTemplate({ language, subject, preheader, metadataJson: design }, 'none:');
  return renderLetter(compileTemplate({ language, subject, ...prepared }), values);
}

const bare: MergeValues = {
  yahrzeit: { name: 'Miriam Levin' },
  contact: { name: 'Daniel Levin', email: 'daniel@family.example' },
  organization: { name: 'Beth Shalom' },
  observance: { date: '2027-01-04' },
};

describe.each(all)('the ready letter $key in $language', ({ key, language }) => {
  it('given a full record, then nothing of the template is left and everything is said', async () => {
    const { subject, html, text } = await ready(key, language);
    const { yahrzeit, observance, organization } = sampleValues(language);

    expect(subject + html + text).not.toMatch(/\{\{|\}\}|%%/);
    expect(subject).toContain(yahrzeit?.name);
    for (const said of [yahrzeit?.name, observance?.hebrewDate, observance?.candleLighting, organization?.address]) {
      expect(html).toContain(said);
      expect(text).toContain(said);
    }
    expect(html).toContain(`lang="${language}" dir="${language === 'he' ? 'rtl' : 'ltr'}"`);
  });

  it('given only what is required, then it reads without gaps', async () => {
    const { html, text } = await ready(key, language, bare);

    expect(text).not.toMatch(/\n{3}|undefined|null| ,| {2}|^\s|\s$/);
    expect(html).not.toMatch(/href=""|undefined|null/);
  });

  it('given a mailbox without pictures, then nothing is missing: it has none, and no address but our own', async () => {
    const { html } = await ready(key, language);

    expect(html).not.toMatch(/<img|url\(|fonts\.googleapis/);
    expect(Buffer.byteLength(html)).toBeLessThan(40_000);
  });
});

describe('letters to families', () => {
  const toFamilies = all.filter(({ key }) => key !== 'notification');

  it.each(toFamilies)(
    'given $key in $language that leaves late, then it says so; else it does not',
    async ({ key, language }) => {
      const late = language === 'he' ? 'באיחור' : 'later than we would wish';
      const { observance, ...others } = sampleValues(language);

      expect((await ready(key, language)).text).not.toContain(late);
      expect((await ready(key, language, { ...others, observance: { ...observance, isLate: true } })).text).toContain(
        late,
      );
    },
  );

  it.each(toFamilies)('given $key in $language, then it says when, why, and how to stop', async ({ key, language }) => {
    const { design } = readyLetter(key, language);
    const prepared = await prepareTemplate({ language, subject: 'x', preheader: null, metadataJson: design }, 'none:');

    for (const body of [prepared.html, prepared.text])
      expect(fieldsUsed(body)).toEqual(
        expect.arrayContaining([
          'observance.beginsAt',
          'observance.serviceDate',
          'observance.serviceName',
          'observance.explanation',
          'contact.relationship',
          'links.answer',
          'links.attend',
          'links.calendar',
          'links.preferences',
          'links.unsubscribe',
        ]),
      );
  });

  it.each([
    [
      'en',
      'Sunday, 3 January,\nat sundown',
      'The yahrzeit lasts until sundown on\nMonday, 4 January 2027\n25 Tevet 5787',
    ],
    ['he', 'יום ראשון, 3 בינואר,\nעם השקיעה', 'היארצייט מסתיים עם השקיעה ביום שני, 4 בינואר 2027\nכ״ה בטבת תשפ״ז'],
  ] as const)(
    'given %s, then the evening stands beside the hour, and below it how long the day lasts',
    async (language, evening, lasts) => {
      const { observance, ...others } = sampleValues(language);
      const hour = evening.split('\n').at(-1);
      const dates = { ...observance, date: '2027-01-04', beginsAt: '2027-01-03', hebrewDate: '2027-01-04' };
      const leaving = (daysUntil: number) =>
        ready('default_reminder', language, { ...others, observance: { ...dates, daysUntil, candleLighting: hour } });

      const { text, html } = await leaving(14);
      expect(text).toContain(`${evening}\n\n${lasts}`);
      expect(html).toContain('2027'.padStart(5, '\u00a0'));
      // The evening of a letter that leaves on the day itself has passed.
      expect((await leaving(0)).text).not.toContain(evening);
    },
  );

  it.each(toFamilies.filter(({ key }) => key !== 'handlebars_html'))(
    'given $key in $language, then nothing in it is larger than the time to light the candle',
    async ({ key, language }) => {
      const { html } = await ready(key, language);

      const body = html.slice(html.indexOf('<body'));
      const sizes = (part: string) => [...part.matchAll(/font-size:(\d+)px/g)].map(([, size]) => Number(size));
      const untilTheTime = body.slice(0, body.lastIndexOf(String(sampleValues(language).observance!.candleLighting)));
      expect(sizes(untilTheTime).at(-1)).toBe(Math.max(...sizes(body)));
    },
  );

  it('given several observances together, then the further ones are named', async () => {
    const further: MergeValues = { yahrzeit: { name: 'Jacob Levin' }, observance: { date: '2027-01-06' } };
    const values = { ...bare, contact: { ...bare.contact, otherObservances: [further] } };

    const { subject, text } = await ready('default_reminder', 'en', values);

    expect(text).toContain('Jacob Levin\nWednesday, 6 January 2027\nfrom sundown on the evening before');
    expect(subject).toBe('Yahrzeits of Miriam Levin, Jacob Levin');
  });
});
