import {
  civilDate,
  coverageQuery,
  cropQuery,
  dateOrderOf,
  emailAddress,
  emailJobDraft,
  importRowSelection,
  instant,
  jobWindow,
  line,
  listLinkDraft,
  listQuery,
  may,
  optionalEmailAddress,
  optionalLine,
  optionalText,
  publicListFile,
  publicListQuery,
  ROLES,
  sayingBy,
  senderDomainDraft,
  serviceListQuery,
  yahrzeitExportQuery,
  yahrzeitSelection,
  type Permission,
} from '@zikaron/contract';

/** As far as these specs ask: zod's schemas say more. */
interface Schema {
  safeParse(given: unknown): { data?: unknown; error?: { issues: { message: string; path: PropertyKey[] }[] } };
}

const ID = '00000000-0000-4000-8000-000000000000';

const taken = (schema: Schema, cases: [given: unknown, asWhat: unknown][]) =>
  it.each(cases)('takes %j as %j', (given, asWhat) => {
    expect(schema.safeParse(given)).toMatchObject({ data: asWhat });
  });
const refused = (schema: Schema, cases: [given: unknown, why: string][]) =>
  it.each(cases)('refuses %j: %s', (given, why) => {
    expect(schema.safeParse(given).error?.issues.map(({ message }) => message)).toContain(why);
  });
/** What is taken as it stands. */
const asTheyAre = (...given: unknown[]) => given.map((one): [unknown, unknown] => [one, one]);
const each = (why: string, ...given: unknown[]) => given.map((one): [unknown, string] => [one, why]);

describe('a civil date', () => {
  taken(civilDate, asTheyAre('2000-02-29', '2024-02-29', '2026-01-31', '2026-04-30', '2026-12-31', '0001-01-01'));
  refused(civilDate, [
    ...each('is a day that does not exist', '1900-02-29', '2023-02-29', '2024-02-30', '2026-04-31', '2026-06-31'),
    ...each('is a day that does not exist', '2026-09-31', '2026-11-31', '2026-01-32', '2026-03-32', '2026-05-32'),
    ...each('is a day that does not exist', '2026-07-32', '2026-08-32', '2026-10-32', '2026-12-32', '2026-13-01'),
    ...each('is a day that does not exist', '2026-00-10', '2026-01-00', '0000-01-01'),
    ...each('must be a date (YYYY-MM-DD)', '2026-1-1', '26-01-01', '2026-01-01T00:00', ' 2026-01-01', '2026-01-011'),
  ]);
});

describe('an instant', () => {
  taken(instant, [
    ['2027-01-04T14:00:00Z', '2027-01-04T14:00:00.000Z'],
    ['2027-01-04T14:00:00.5+02:00', '2027-01-04T12:00:00.500Z'],
  ]);
  refused(instant, each('Invalid ISO datetime', '2027-01-04', '2027-01-04T14:00:00', 'soon'));
});

describe('one line of text', () => {
  taken(line(5), [
    ['  Levin ', 'Levin'],
    ['\u202ELevin\u2069', 'Levin'],
    ['\u200Fרות', '\u200Fרות'],
    ['A\tB', 'A B'],
    ['A\u2028\t B', 'A  B'],
  ]);
  refused(line(5), [
    ...each('is required', '', '  ', '\u2800', '\u200B\u202E'),
    ['Levins', 'Too big: expected string to have <=5 characters'],
    ...each('must not hold line breaks or control characters', 'a\nb', 'a\u0000b'),
  ]);

  describe('that may be missing', () => {
    taken(optionalLine(5), [
      [' Levin ', 'Levin'],
      ['A\tB\t', 'A B'],
      [undefined, null],
      [null, null],
      [' \u2066', null],
    ]);
    refused(optionalLine(5), [
      ['Levins', 'Too big: expected string to have <=5 characters'],
      ['a\nb', 'must not hold line breaks or control characters'],
    ]);
  });

  describe('or of several', () => {
    taken(optionalText(5), [
      [' a\nb ', 'a\nb'],
      ['\u202Ea', 'a'],
      [' ', null],
      [undefined, null],
    ]);
    refused(optionalText(5), [['Levins', 'Too big: expected string to have <=5 characters']]);
  });
});

describe('an email address', () => {
  const NOT_ONE = 'is not one email address, such as name@example.org';
  taken(emailAddress, [[' ruth@example.org ', 'ruth@example.org']]);
  refused(emailAddress, each(NOT_ONE, '', 'ruth', 'r@a.example, d@b.example', 'a..b@c.example', 'ruth?cc=d@b.example'));
  refused(emailAddress, each(NOT_ONE, '.ruth@example.org', 'ruth.@example.org', `ruth@${'a'.repeat(250)}.org`));
  taken(optionalEmailAddress, [
    [' ruth@example.org ', 'ruth@example.org'],
    ['  ', null],
    [undefined, null],
  ]);
  refused(optionalEmailAddress, each(NOT_ONE, 'ruth'));
});

describe('the query of a list', () => {
  const query = listQuery(['name', 'createdAt'], { name: civilDate.optional() }, 100);
  taken(query, [
    [{}, {}],
    [
      { sort: '["name","DESC"]', range: '[0,99]', filter: `{"q":"levin","id":["${ID}"]}` },
      { sort: ['name', 'DESC'], range: [0, 99], filter: { q: 'levin', id: [ID] } },
    ],
    [{ range: '[7,7]' }, { range: [7, 7] }],
  ]);
  refused(query, [
    [{ sort: 'name' }, 'sort is not JSON'],
    [{ range: '0-9' }, 'range is not JSON'],
    [{ filter: '{' }, 'filter is not JSON'],
    [{ sort: '["secret","ASC"]' }, 'Invalid option: expected one of "name"|"createdAt"'],
    [{ filter: '{"secret":1}' }, 'Unrecognized key: "secret"'],
    ...each('A page holds at most 100 rows', { range: '[0,100]' }, { range: '[9,8]' }),
    [{ range: '[-1,8]' }, 'Too small: expected number to be >=0'],
  ]);
  refused(listQuery(['name'], {}), [[{ range: '[0,1000]' }, 'A page holds at most 1,000 rows']]);
});

describe('days that are asked for', () => {
  const APART = 'The dates are in order and at most ten weeks apart';
  taken(
    publicListQuery,
    asTheyAre({}, { from: '2026-01-01', to: '2026-03-12' }, { from: '2026-01-01', to: '2026-01-01' }),
  );
  refused(publicListQuery, [
    ...each(APART, { from: '2026-01-01', to: '2026-03-13' }, { from: '2026-01-02', to: '2026-01-01' }),
    ...each('Give both dates, or none for the next service', { from: '2026-01-01' }, { to: '2026-01-01' }),
  ]);

  const TOO_LONG = 'The window ends before it begins, or is longer than 400 days';
  taken(
    coverageQuery,
    asTheyAre({}, { from: '2026-01-01' }, { from: '2026-01-01', to: '2027-02-05' }, { to: '2026-01-01' }),
  );
  refused(
    coverageQuery,
    each(TOO_LONG, { from: '2026-01-01', to: '2027-02-06' }, { from: '2026-01-02', to: '2026-01-01' }),
  );

  taken(jobWindow, [[{}, { basis: 'sendDate', fromDays: 0, toDays: 7 }]]);
  taken(jobWindow, asTheyAre({ basis: 'serviceDate', fromDays: 3, toDays: 3 }));
  refused(jobWindow, [[{ fromDays: 1, toDays: 0 }, 'The window ends before it begins']]);

  const asked = { observers: true };
  taken(serviceListQuery, [
    [{}, asked],
    [
      { month: '2026-10', observers: 'false' },
      { month: '2026-10', observers: false },
    ],
    [{ yizkor: 'pesach' }, asked],
    [{ kaddish: 'true', friday: '2026-11-20' }, asked],
  ]);
  refused(serviceListQuery, [
    ...each('Write the month as YYYY-MM', { month: '2026-13' }, { month: '2026-00' }, { month: '2026-1' }),
    [{ kaddish: 'true', yizkor: 'pesach' }, 'At Yizkor all are named: ask for a Friday or a month'],
    ...each(
      'Ask for a Friday, a month, or a day of Yizkor',
      { friday: '2026-11-20', month: '2026-11' },
      { month: '2026-11', yizkor: 'pesach' },
    ),
  ]);
});

describe('which rows are meant', () => {
  const EITHER = 'Name rows or give a filter, one of the two';
  const yahrzeits = { list: 'yahrzeits' };
  const rows = { list: 'import-rows', importId: ID };
  taken(yahrzeitSelection, asTheyAre({ ...yahrzeits, ids: [ID] }, { ...yahrzeits, filter: {} }));
  refused(yahrzeitSelection, each(EITHER, yahrzeits, { ...yahrzeits, ids: [ID], filter: {} }));
  taken(importRowSelection, asTheyAre({ ...rows, rows: [1] }, { ...rows, filter: {} }));
  refused(importRowSelection, each(EITHER, rows, { ...rows, rows: [1], filter: {} }));
  taken(yahrzeitExportQuery, [[{ columns: 'notes,name' }, { columns: ['notes', 'name'], format: 'csv' }]]);
  taken(cropQuery, [[{ rows: '1,20' }, { rows: [1, 20] }]]);
  refused(
    cropQuery,
    each('Invalid string: must match pattern /^\\d{1,7}(,\\d{1,7}){0,99}$/', { rows: '1,' }, { rows: 'a' }),
  );
});

describe('whom an email job writes to', () => {
  const named = { mode: 'ids', templateId: ID };
  taken(emailJobDraft, [
    [
      { ...named, contactIds: [ID] },
      { timing: 'allNow', sendAt: null },
    ],
    [{ ...named, observerIds: [ID] }, {}],
    [{ ...named, mode: 'window', window: {} }, { window: { fromDays: 0, toDays: 7 } }],
  ]);
  refused(emailJobDraft, [
    [{ ...named, mode: 'window' }, 'Choose a window'],
    ...each('Name at least one yahrzeit, contact or observer', named, { ...named, yahrzeitIds: [] }),
  ]);
});

describe('a public address of the service list', () => {
  const draft = { label: 'Bulletin', language: 'en' };
  taken(listLinkDraft, [
    [draft, { names: 'full', frames: [], email: null }],
    [{ ...draft, frames: [' HTTPS://Bethel.example/ '] }, { frames: ['https://bethel.example'] }],
    [{ ...draft, frames: ['http://localhost:3000'] }, { frames: ['http://localhost:3000'] }],
  ]);
  refused(listLinkDraft, [
    ...each(
      'Write the address of a site, such as https://www.example.org',
      ...['bethel.example', 'https://a.example/page', 'ftp://a.example', 'https://a.', 'https://*.example'].map(
        (frame) => ({ ...draft, frames: [frame] }),
      ),
    ),
    [
      { ...draft, names: 'initials', email: 'editor@example.org' },
      'Corrections tell whole names: choose names in full for an editor',
    ],
  ]);
});

describe('the file of a public address', () => {
  taken(publicListFile, asTheyAre('aB_9-.html', 'a.json', 'a.docx'));
  refused(publicListFile, [
    ...each(
      'Invalid string: must match pattern /^[A-Za-z0-9_-]{1,200}\\.(html|txt|json|rss|docx)$/',
      ...['.html', 'a/b.html', 'a.exe', 'a.txt2'],
    ),
  ]);
});

describe('the address that letters come from', () => {
  taken(senderDomainDraft, [[{ address: 'Office@Mail.Bethel.org' }, { address: 'office@mail.bethel.org' }]]);
  refused(senderDomainDraft, [
    [{ address: 'a+b@bethel.org' }, 'Only letters, digits, dots and dashes before the @'],
    ...each('This is not a domain, such as bethel.org', { address: 'a@bethel.1org' }, { address: 'a@bethél.org' }),
    ...each(
      'This domain belongs to a mail service. Use a domain of your own, such as that of your website',
      ...['gmail.com', 'walla.co.il', 'yahoo.co.uk', 'me.com'].map((domain) => ({ address: `a@${domain}` })),
    ),
  ]);
});

describe('how a congregation writes civil dates', () => {
  it.each([
    'America/New_York',
    'America/Indiana/Knox',
    'US/Eastern',
    'Canada/Central',
    'Pacific/Honolulu',
    'America/Toronto',
  ])('given %s and no choice, the month comes first', (timezone) =>
    expect(dateOrderOf({ timezone })).toBe('monthFirst'),
  );
  it.each(['Asia/Jerusalem', 'Europe/London', 'America/Mexico_City', 'America/Sao_Paulo', 'Pacific/Auckland', 'UTC'])(
    'given %s, the day comes first',
    (timezone) => expect(dateOrderOf({ timezone, dateOrder: null })).toBe('dayFirst'),
  );
  it('given a choice, as it says', () => {
    expect(dateOrderOf({ timezone: 'America/New_York', dateOrder: 'dayFirst' })).toBe('dayFirst');
  });
});

describe('what a role may', () => {
  it.each<[who: string, ...may: Permission[]]>([
    ['owner admin clergy staff viewer', 'organization:read', 'yahrzeits:read', 'emails:read', 'queues:read'],
    ['owner admin clergy staff', 'yahrzeits:write', 'emails:send', 'imports:write', 'queues:write'],
    ['owner admin', 'organization:write', 'members:write', 'contacts:erase', 'history:read', 'keys:write'],
    ['owner', 'billing:write', 'owners:write', 'organization:delete', 'looks:write'],
    ['clergy', 'pastoral:read'],
  ])('%s alone: %s', (who, ...permissions) => {
    for (const what of permissions)
      expect([what, ...ROLES.filter((role) => may(role, what))].join(' ')).toBe(`${what} ${who}`);
  });
});

describe('a sentence of the server in other words', () => {
  const say = sayingBy({
    'It took too long.': 'זה ארך זמן רב מדי.',
    '{0} is missing': 'חסר: {0}',
    'The file {0} is missing': 'הקובץ {0} חסר',
    '{0} before {1} (twice)': '{1} אחרי {0}',
    '{0} has no day {1}': 'בשנת {0y} אין יום {1}',
  });
  const closed = (text: string) => `\u2068${text}\u2069`;

  it.each([
    ['It took too long.', 'זה ארך זמן רב מדי.'],
    ['Nobody wrote this', 'Nobody wrote this'],
    ['Row 1\nis missing', 'Row 1\nis missing'],
    ['Row 1\nof 2 is missing', `חסר: ${closed('Row 1\nof 2')}`],
    ['The file a.csv is missing', `הקובץ ${closed('a.csv')} חסר`],
    ['a.csv is missing', `חסר: ${closed('a.csv')}`],
    ['5744 has no day 31', `בשנת תשמ״ד אין יום ${closed('31')}`],
    ['A before B (twice)', `${closed('B')} אחרי ${closed('A')}`],
    ['It took too long. is missing', `חסר: ${closed('זה ארך זמן רב מדי.')}`],
  ])('%j is %j', (english, said) => {
    expect(say(english)).toBe(said);
  });
});
