import type { Records } from './records.js';
import type { Route } from './routes.js';

/** One request with another organization's ids in it, and what it may answer. */
export interface Attack {
  readonly what: string;
  readonly path: string;
  readonly query?: Record<string, string>;
  readonly body?: object;
  /** Answers that give nothing away; anything else is a leak. */
  readonly mayAnswer: readonly number[];
}

/** What `{id}` stands for under each path, the longest first. */
const KINDS: readonly (readonly [string, keyof Records])[] = [
  ['/api/orgs/mine/members/{id}', 'member'],
  ['/api/api-keys/{id}', 'apiKey'],
  ['/api/webhooks/{id}', 'webhook'],
  ['/api/orgs/mine/invitations/{id}', 'invitation'],
  ['/api/emails/jobs/{id}', 'job'],
  ['/api/emails/suppressions/{id}', 'suppression'],
  ['/api/emails/{id}', 'message'],
  ['/api/runs/{id}', 'run'],
  ['/api/contacts/{id}', 'contact'],
  ['/api/observers/{id}', 'observance'],
  ['/api/yahrzeits/{id}', 'yahrzeit'],
  ['/api/templates/{id}', 'template'],
  ['/api/notifications/{id}', 'notification'],
  ['/api/imports/{id}', 'import'],
  ['/api/import-sources/{id}', 'importSource'],
  ['/api/photographs/plates/{id}', 'plate'],
  ['/api/photographs/{id}', 'photograph'],
  ['/api/sender-domains/{id}', 'senderDomain'],
  ['/api/calendar-links/{id}', 'calendarLink'],
  ['/api/list-links/{id}', 'listLink'],
  ['/api/sheet-links/{id}', 'sheetLink'],
  ['/api/called-names/{id}', 'yahrzeit'],
  ['/api/called-names/contacts/{id}', 'contact'],
  ['/api/printing/{id}', 'printed'],
  ['/api/holds/{id}', 'hold'],
  ['/api/releases/{id}', 'release'],
  ['/api/first-year/{id}', 'yahrzeit'],
  ['/api/bulk-actions/yahrzeits/{id}', 'bulkOfYahrzeits'],
  ['/api/bulk-actions/observers/{id}', 'bulkOfObservers'],
  ['/api/bulk-actions/contacts/{id}', 'bulkOfContacts'],
  ['/api/bulk-actions/emails/{id}', 'bulkOfEmails'],
  ['/api/bulk-actions/jobs/{id}', 'bulkOfJobs'],
  ['/api/bulk-actions/import-rows/{id}', 'bulkOfRows'],
];

type Body = { body: object; mayAnswer?: readonly number[] };
/** `they` are the other organization's records, `we` the caller's own. */
type Bodies = (they: Records, we: Records) => Body[];

/** The address of a contact whom they have and we do not. */
export const SHARED_ADDRESS = 'both@example.org';

const UNKNOWN = [404, 422];
/** Of many ids, those that are not found are passed over; and what is done once is not there a second time. */
const PASSED_OVER = [200, 404];
const DONE = [200, 201];
/** An attack on the checkout before it may have bought a smaller plan. */
const DONE_ON_PLUS = [...DONE, 402];

const SETTINGS = {
  ...{ name: 'Ours', timezone: 'America/New_York', israel: false, city: null, latitude: null, longitude: null },
  ...{ address: null, senderName: null, replyTo: null, language: 'en', calendar: 'hebrew', serviceRule: 'onOrBefore' },
  ...{ remindersOn: false, reminderTemplateId: null, reminderHour: 9, oneLetter: false, uncertainLetters: 'ask' },
  shabbatTimes: { candleMinutes: 20, earlyShabbatAt: '19:00', nightfall: 'minutes72', eveningWithoutSunset: '18:30' },
  rules: {
    ...{ adarRule: 'first', adar1ThirtyRule: 'shevat30', thirtyRule: 'firstAnniversary' },
    ...{ firstYearRule: 'hebrewDate', burialRule: 'off', feb29Rule: 'feb28' },
  },
};

const CHECKOUT = { plan: 'starter', orgName: 'Ours', timezone: 'America/New_York' };
const THIS_YEAR = { from: '2026-06-01', to: '2027-06-01' };
const WEBHOOK = { url: 'https://hooks.example.org/ours', description: 'Ours', events: ['contact.updated'] };

const SERVICES = {
  services: [{ name: null, kind: 'fridayEvening', cadence: { how: 'every' }, reads: ['yahrzeitWeek'] }],
  noService: [],
  policy: { recentDays: 0, relations: null, nobodyObserves: true, onceAYear: false },
};
const LAST_WEEK = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
const DEATH = {
  ...{ name: 'Ploni', hebrewName: null, afterSunset: false, died: LAST_WEEK, buried: LAST_WEEK },
  ...{ shiva: null, carer: null, kaddishRule: '11m-1d', kaddishFrom: 'death' },
};
const READING = { calendar: 'hebrew', date: '2027-01-04' };

/** A file of chosen rows: a row that is not ours is not in it. */
const chosen =
  (kind: keyof Records): Bodies =>
  (they, we) => [
    { body: { ids: [they[kind]] }, mayAnswer: DONE },
    { body: { ids: [we[kind], they[kind]] }, mayAnswer: DONE },
  ];

const jobs: Bodies = (they, we) => [
  { body: { mode: 'window', templateId: they.template, window: {} } },
  { body: { mode: 'ids', templateId: we.template, yahrzeitIds: [they.yahrzeit] } },
  { body: { mode: 'ids', templateId: they.template, yahrzeitIds: [we.yahrzeit, they.yahrzeit] } },
  { body: { mode: 'ids', templateId: we.template, contactIds: [we.contact, they.contact] } },
  { body: { mode: 'ids', templateId: we.template, observerIds: [they.observance] } },
];

/**
 * Bodies for every route that takes one: those with foreign ids in them, and for the others one that is good, so that only
 * the id in the path, or the organization named in the body, is wrong. A route that is not here fails the specification.
 */
const BODIES: Record<string, Bodies> = {
  'PUT /api/orgs/mine/settings': (they) => [
    { body: { ...SETTINGS, reminderTemplateId: they.template } },
    { body: { ...SETTINGS, reminderTemplateId: they.template, remindersOn: true } },
    { body: SETTINGS, mayAnswer: DONE },
  ],
  'PUT /api/orgs/mine/setup': () => [{ body: { declined: true }, mayAnswer: [204] }],
  'PUT /api/orgs/mine/members/{id}': () => [{ body: { role: 'viewer' }, mayAnswer: DONE }],
  'POST /api/orgs/mine/owner': (they) => [{ body: { memberId: they.member } }],
  'POST /api/orgs/mine/invitations': () => [
    { body: { email: 'invited@example.org', role: 'viewer' }, mayAnswer: DONE_ON_PLUS },
  ],
  'PUT /api/auth/second-factor/rule': () => [{ body: { ofOwners: false }, mayAnswer: DONE }],
  'PUT /api/looks/consent': () => [{ body: { hours: 1 }, mayAnswer: DONE }],
  'POST /api/webhooks': () => [{ body: WEBHOOK, mayAnswer: [...DONE_ON_PLUS, 409] }],
  'PUT /api/webhooks/{id}': () => [{ body: WEBHOOK, mayAnswer: DONE }],
  'POST /api/orgs/mine/deletion': () => [{ body: { name: 'Not our name' } }],
  'POST /api/api-keys': () => [
    { body: { name: 'Ours', scopes: ['contacts:read'], expiresAt: null }, mayAnswer: DONE_ON_PLUS },
  ],
  'POST /api/contacts': (they, we) => [
    { body: { name: 'Ploni', yahrzeitId: they.yahrzeit } },
    { body: { name: 'Ploni', yahrzeitId: we.yahrzeit }, mayAnswer: DONE },
  ],
  'POST /api/contacts/alone': () => [{ body: { name: 'Ploni' }, mayAnswer: DONE }],
  'PUT /api/contacts/{id}': () => [{ body: { name: 'Ploni' }, mayAnswer: DONE }],
  'POST /api/contacts/{id}/succession': (they, we) => [
    {
      body: {
        record: null,
        successors: [{ yahrzeitId: they.yahrzeit, contactId: we.contact }],
        kept: [],
        greetings: [],
      },
    },
    { body: { record: null, successors: [], kept: [{ yahrzeitId: they.yahrzeit, basis: 'custom' }], greetings: [] } },
    {
      body: {
        record: { name: 'Ploni', hebrewName: null, gregorianDate: '1990-05-01', observerIds: [they.contact] },
        ...{ successors: [], kept: [], greetings: [] },
      },
    },
    {
      body: { record: null, successors: [], kept: [], greetings: [{ contactId: they.contact, salutation: 'Theirs' }] },
    },
  ],
  'POST /api/observers/upsert-by-email': (they, we) => [
    { body: { yahrzeitId: they.yahrzeit, email: 'ploni@example.org', name: 'Ploni' } },
    { body: { yahrzeitId: they.yahrzeit, email: SHARED_ADDRESS, name: null } },
    { body: { yahrzeitId: we.yahrzeit, email: SHARED_ADDRESS, name: 'Ours' }, mayAnswer: DONE },
  ],
  'POST /api/observers': (they, we) => [
    { body: { yahrzeitId: they.yahrzeit, contactId: we.contact } },
    { body: { yahrzeitId: we.yahrzeit, contactId: they.contact } },
  ],
  'POST /api/bulk-actions/yahrzeits': (they) => [
    {
      body: { selection: { list: 'yahrzeits', ids: [they.yahrzeit] }, change: { act: 'archive' } },
      mayAnswer: PASSED_OVER,
    },
    {
      body: { selection: { list: 'yahrzeits', filter: { contactId: they.contact } }, change: { act: 'archive' } },
      mayAnswer: PASSED_OVER,
    },
  ],
  'POST /api/bulk-actions/observers': (they) =>
    [
      { list: 'yahrzeits', ids: [they.yahrzeit] },
      { list: 'contacts', ids: [they.contact] },
      { list: 'observers', ids: [they.observance] },
      { list: 'coverage', ids: [they.observance] },
    ].map((selection) => ({
      body: { selection, change: { act: 'reminderDaysBefore', value: 77 } },
      mayAnswer: PASSED_OVER,
    })),
  'POST /api/bulk-actions/contacts': (they) => [
    {
      body: { selection: { list: 'contacts', ids: [they.contact] }, change: { act: 'leave' } },
      mayAnswer: PASSED_OVER,
    },
  ],
  'POST /api/bulk-actions/emails': (they) =>
    [
      { list: 'emails', ids: [they.message] },
      { list: 'email-jobs', ids: [they.job] },
    ].map((selection) => ({ body: { selection, change: { act: 'resend' } }, mayAnswer: PASSED_OVER })),
  'POST /api/bulk-actions/jobs': (they, we) => [
    {
      body: { selection: { list: 'email-jobs', ids: [they.job] }, change: { act: 'archive' } },
      mayAnswer: PASSED_OVER,
    },
    { body: { selection: { list: 'email-jobs', ids: [we.job] }, change: { act: 'template', value: they.template } } },
  ],
  'POST /api/bulk-actions/import-rows': (they) => [
    { body: { selection: { list: 'import-rows', importId: they.import, rows: [2] }, change: { act: 'skip' } } },
    { body: { selection: { list: 'import-rows', importId: they.import, filter: {} }, change: { act: 'skip' } } },
  ],
  'POST /api/yahrzeits/export': chosen('yahrzeit'),
  'POST /api/contacts/export': chosen('contact'),
  'POST /api/observers/export': chosen('observance'),
  'POST /api/emails/export': chosen('message'),
  'POST /api/emails/jobs/export': chosen('job'),
  'POST /api/coverage/export': chosen('observance'),
  'PUT /api/observers/{id}': () => [{ body: { relationship: 'Child' }, mayAnswer: DONE }],
  'POST /api/observers/{id}/told': () => [{ body: { date: '2027-01-04' }, mayAnswer: [...DONE, 404] }],
  'POST /api/yahrzeits/{id}/ask': (they, we) => [
    { body: { contactId: they.contact }, mayAnswer: [404, 409] },
    { body: { contactId: we.contact }, mayAnswer: [...DONE, 404, 409] },
  ],
  'POST /api/yahrzeits/{id}/keep': () => [{ body: { basis: 'custom' }, mayAnswer: DONE }],
  'POST /api/yahrzeits/{id}/rest': () => [{ body: { reason: 'They asked' }, mayAnswer: [...DONE, 403, 409] }],
  'POST /api/holds': (they, we) => [
    { body: { about: 'yahrzeit', recordId: they.yahrzeit, reason: 'other' } },
    { body: { about: 'observer', recordId: they.observance, reason: 'other' } },
    { body: { about: 'contact', recordId: they.contact, reason: 'other' } },
    { body: { about: 'yahrzeit', recordId: we.yahrzeit, reason: 'other' }, mayAnswer: DONE },
  ],
  'POST /api/first-year': (they) => [
    { body: { ...DEATH, mourners: [{ contactId: they.contact, relationship: null }] } },
    { body: { ...DEATH, mourners: [] }, mayAnswer: [...DONE, 422] },
  ],
  'PUT /api/first-year/{id}/step': () => [
    { body: { kind: 'sheloshim', state: 'done', owner: 'Ours' }, mayAnswer: DONE },
  ],
  'POST /api/yahrzeits': () => [{ body: { name: 'Ploni', gregorianDate: '1990-05-01' }, mayAnswer: DONE }],
  'PUT /api/yahrzeits/{id}': () => [{ body: { name: 'Ploni' }, mayAnswer: DONE }],
  'PATCH /api/yahrzeits/{id}': () => [{ body: { name: 'Ploni' }, mayAnswer: DONE }],
  'POST /api/yahrzeits/understand': () => [{ body: { gregorianText: '1990-05-01' }, mayAnswer: DONE }],
  'POST /api/emails/jobs': jobs,
  'PUT /api/emails/jobs/{id}': jobs,
  'POST /api/emails/send-test': (they, we) => [
    { body: { to: 'ploni@example.org', templateId: they.template } },
    { body: { to: 'ploni@example.org', templateId: we.template, sample: false, yahrzeitId: they.yahrzeit } },
    { body: { to: 'ploni@example.org', templateId: we.template, sample: false, observerId: they.observance } },
  ],
  'POST /api/emails/resend': (they, we) => [
    { body: { ids: [they.message] }, mayAnswer: PASSED_OVER },
    { body: { ids: [they.message, we.message] }, mayAnswer: PASSED_OVER },
  ],
  'POST /api/emails/cancel': (they, we) => [
    { body: { ids: [they.message] }, mayAnswer: PASSED_OVER },
    { body: { ids: [they.message, we.message] }, mayAnswer: PASSED_OVER },
  ],
  'POST /api/emails/settle': (they, we) => [
    { body: { ids: [they.message], verdict: 'send_again' }, mayAnswer: PASSED_OVER },
    { body: { ids: [they.message, we.message], verdict: 'arrived' }, mayAnswer: PASSED_OVER },
  ],
  'POST /api/emails/{id}/settle': () => [{ body: { verdict: 'send_again' }, mayAnswer: [...DONE, 409] }],
  'POST /api/emails/suppressions/{id}/lift': () => [{ body: { reason: 'They wrote' }, mayAnswer: PASSED_OVER }],
  'POST /api/templates': () => [{ body: { name: 'Letter' }, mayAnswer: DONE }],
  'POST /api/templates/prepare': () => [{ body: { metadataJson: { html: '<p>Dear friend</p>' } }, mayAnswer: DONE }],
  'PUT /api/templates/{id}/other-language': (they, we) => [
    { body: { templateId: they.template } },
    { body: { templateId: we.template }, mayAnswer: UNKNOWN },
    { body: { templateId: null }, mayAnswer: DONE },
  ],
  'PUT /api/templates/{id}': () => [
    { body: { name: 'Letter', metadataJson: { html: '<p>Dear friend</p>' } }, mayAnswer: DONE },
  ],
  'POST /api/merge-field-testing/validate-template': (they) => [
    { body: { templateHtml: '{{yahrzeit.name}}', yahrzeitId: they.yahrzeit } },
    { body: { templateHtml: '{{contact.name}} {{contact.email}}', observerId: they.observance } },
  ],
  'POST /api/merge-field-testing/fill': (they) => [
    { body: { expressions: ['{{yahrzeit.name}}'], yahrzeitId: they.yahrzeit } },
    { body: { expressions: ['{{contact.name}}'], observerId: they.observance } },
  ],
  'POST /api/merge-field-testing/bulk-analyze': () => [{ body: { limit: 500 }, mayAnswer: DONE }],
  'PUT /api/notifications/digest': () => [{ body: { wanted: false }, mayAnswer: DONE }],
  'POST /api/notifications/mark-read': (they) => [
    { body: { notificationIds: [they.notification] }, mayAnswer: PASSED_OVER },
    { body: { markAll: true }, mayAnswer: DONE },
  ],
  'POST /api/calendar-links': (they) => [
    { body: { yahrzeitId: they.yahrzeit } },
    { body: { contactId: they.contact } },
    { body: {}, mayAnswer: DONE },
  ],
  'POST /api/sender-domains': () => [{ body: { address: 'reminders@bethel.example' }, mayAnswer: [...DONE, 402, 409] }],
  'POST /api/contacts/{id}/merge': (they, we) => [
    { body: { otherId: they.contact } },
    { body: { otherId: we.contact }, mayAnswer: UNKNOWN },
  ],
  'POST /api/yahrzeits/{id}/merge': (they, we) => [
    { body: { otherId: they.yahrzeit } },
    { body: { otherId: we.yahrzeit }, mayAnswer: UNKNOWN },
  ],
  'POST /api/leap-year/approve': (they, we) => [
    { body: { ids: [they.yahrzeit], adarRule: 'second' }, mayAnswer: PASSED_OVER },
    { body: { ids: [they.yahrzeit, we.yahrzeit], adarRule: 'both' }, mayAnswer: PASSED_OVER },
  ],
  'POST /api/orgs/mine/settings/preview': () => [
    { body: { rules: SETTINGS.rules, serviceRule: 'fridayWeek' }, mayAnswer: DONE },
  ],
  // Without a card provider the demonstration payment is there, and the other is not.
  'POST /api/checkout': () => [{ body: { ...CHECKOUT, cardLast4: '4242' }, mayAnswer: DONE }],
  'POST /api/billing/create-checkout-session': () => [
    { body: { ...CHECKOUT, email: 'ours@example.org' }, mayAnswer: [404] },
  ],
  'POST /api/imports/{id}/choices': () => [{ body: { rows: 'all', choice: 'file' }, mayAnswer: [...DONE, 409] }],
  'POST /api/printing': (they, we) => [
    { body: { ...THIS_YEAR, only: [{ observanceId: they.observance, date: '2027-01-04' }] } },
    { body: { ...THIS_YEAR, only: [{ observanceId: they.observance, date: '2027-01-04' }], again: true } },
    { body: { ...THIS_YEAR, templateId: they.template } },
    { body: { ...THIS_YEAR, templateId: we.template }, mayAnswer: [...DONE, 422] },
  ],
  'PUT /api/data-quality/duplicates/answer': (they, we) => [
    { body: { one: they.yahrzeit, other: we.yahrzeit, twoPeople: true } },
  ],
  'PUT /api/data-quality/contact-duplicates/answer': (they, we) => [
    { body: { one: we.contact, other: they.contact, twoPeople: true } },
  ],
  'POST /api/printing/count': (they) => [
    { body: { ...THIS_YEAR, of: { by: 'contacts', ids: [they.contact] } }, mayAnswer: DONE },
    { body: { ...THIS_YEAR, of: { by: 'observers', ids: [they.observance] } }, mayAnswer: DONE },
  ],
  'POST /api/printing/look': (they) => [
    { body: { ...THIS_YEAR, only: [{ observanceId: they.observance, date: '2027-01-04' }] } },
    { body: { ...THIS_YEAR, templateId: they.template } },
  ],
  'POST /api/list-links': () => [{ body: { label: 'Ours', language: 'en' }, mayAnswer: DONE }],
  'POST /api/sheet-links': () => [{ body: { label: 'Ours' }, mayAnswer: DONE }],
  'PUT /api/orgs/mine/services': () => [{ body: SERVICES, mayAnswer: DONE }],
  'POST /api/list-issues': () => [{ body: { friday: '2027-01-08' }, mayAnswer: DONE }],
  'PUT /api/pulpit-sheet/mail': () => [{ body: { wanted: false }, mayAnswer: DONE }],
  'PUT /api/called-names/{id}': () => [{ body: { given: 'שרה' }, mayAnswer: DONE }],
  'PUT /api/service-list/readings': (they) => [
    { body: { ...READING, yahrzeitId: they.yahrzeit, service: '2027-01-08', reason: null } },
    { body: { ...READING, yahrzeitId: they.yahrzeit, service: null, reason: 'Theirs' } },
  ],
  'PUT /api/service-list/mourning': (they) => [
    { body: { yahrzeitId: they.yahrzeit, shiva: '2027-01-08', sheloshim: null } },
    { body: { yahrzeitId: they.yahrzeit, shiva: null, sheloshim: null } },
  ],
  'POST /api/service-list/readings/usual': (they) => [{ body: { ...READING, yahrzeitId: they.yahrzeit } }],
  'POST /api/imports/{id}/no-longer-listed': (they) => [{ body: { stay: [they.yahrzeit] }, mayAnswer: DONE }],
  'POST /api/imports/{id}/rows': () => [{ body: { rows: [1], skip: true }, mayAnswer: [...DONE, 409] }],
  'POST /api/import-sources': () => [
    { body: { label: 'Ours', url: 'https://1.1.1.1/list.csv' }, mayAnswer: [...DONE, 409] },
  ],
  'POST /api/import-sources/{id}/list': () => [
    { body: { is: 'table', name: 'A–B: Name, Date' }, mayAnswer: [...DONE, 404, 429] },
  ],
  'PUT /api/photographs/plates/{id}': () => [
    { body: { name: 'Ploni', hebrewName: '', hebrewDate: '', civilDate: '' }, mayAnswer: [...DONE, 404] },
  ],
  'PUT /api/photographs/{id}/boxes': () => [
    { body: { boxes: [{ left: 0, top: 0, width: 40, height: 40 }] }, mayAnswer: [...DONE, 404] },
  ],
  'POST /api/imports/{id}/trials': () => [{ body: { row: 1, cells: {} }, mayAnswer: [...DONE, 404] }],
  'POST /api/imports/{id}/columns': () => [{ body: { fields: [] }, mayAnswer: [...DONE, 409, 422] }],
};

/** Routes that take what is no JSON, or name nobody's records: what is sent there belongs to whoever sends it. */
const NAMES_NOTHING = [
  'POST /api/auth/register-details',
  'POST /api/imports',
  'POST /api/organization/restore',
  'POST /api/photographs',
  'POST /api/photographs/bring',
  'POST /api/pictures',
  'POST /api/orgs',
  'POST /api/invitations/accept',
];
/** Routes about the person and no organization: their cases are in the specifications of signing in. */
const ABOUT_THE_PERSON = [
  'DELETE /api/auth/sessions/{id}',
  'POST /api/auth/recovery-codes/use',
  'POST /api/auth/sign-out-person',
];

/** Ids that a list's filter takes, beside `id` and `q`. */
const MESSAGE_FILTERS = [
  ['templateId', 'template'],
  ['yahrzeitId', 'yahrzeit'],
  ['contactId', 'contact'],
  ['runId', 'run'],
] as const;
const FILTERS: Record<string, readonly (readonly [string, keyof Records])[]> = {
  'GET /api/emails': MESSAGE_FILTERS,
  'GET /api/emails/export': MESSAGE_FILTERS,
  'GET /api/history': [['actorId', 'member']],
  'GET /api/runs': [['jobId', 'job']],
  'GET /api/emails/jobs/{id}/runs': [['jobId', 'job']],
  'GET /api/responses': [
    ['yahrzeitId', 'yahrzeit'],
    ['contactId', 'contact'],
  ],
  'GET /api/holds': [
    ['yahrzeitId', 'yahrzeit'],
    ['contactId', 'contact'],
  ],
  'GET /api/calendar-links': [
    ['yahrzeitId', 'yahrzeit'],
    ['contactId', 'contact'],
  ],
};

/** Whether the cases below know what this route's `{id}` and body are. */
export const isKnown = ({ path, takesBody, name, asks }: Route): boolean =>
  asks === 'public' ||
  // Of one organization as of all: who runs the installation belongs to none by that.
  asks === 'operator' ||
  ABOUT_THE_PERSON.includes(name) ||
  ((!path.includes('{id}') || path.includes('/queues/') || KINDS.some(([start]) => path.startsWith(start))) &&
    (!takesBody || name in BODIES || NAMES_NOTHING.includes(name)));

/** Every way to reach for the other organization's records by this route. */
export function attacksOn(route: Route, they: Records, we: Records, theirOrg: string, theirMark: string): Attack[] {
  const bodies = BODIES[route.name]?.(they, we) ?? [];
  return [
    ...byPath(route, they, bodies),
    ...byBody(route, we, bodies),
    ...byNamingTheirOrganization(route, they, we, theirOrg, bodies),
    ...byFilter(route, they, we, theirMark),
  ];
}

/** What a route cannot be asked without. */
export const NEEDED: Record<string, Record<string, string>> = {
  'GET /api/data-quality/lacking': { field: 'contact.phone' },
  // Its pages are a hundred rows at most.
  'GET /api/imports/{id}/rows': { range: '[0,99]' },
  'GET /api/photographs/plates': { range: '[0,49]' },
};

/** The bodies of ours that a route takes: what a caller may really send. */
export const goodBodies = (route: Route, we: Records, they: Records): Pick<Attack, 'path' | 'body'>[] =>
  (BODIES[route.name]?.(they, we) ?? [])
    .filter(({ mayAnswer }) => mayAnswer?.some((status) => DONE.includes(status)))
    .map(({ body }) => ({ path: fill(route.path, we[kindOf(route)], we), body }));

/** The path of a route with ids of these records in it. */
export const pathOf = (route: Route, records: Records): string => fill(route.path, records[kindOf(route)], records);

const fill = (path: string, id: string, records: Records): string =>
  path
    .replace('{id}', id)
    .replace('{observerId}', records.observance)
    .replace('{deliveryId}', records.delivery)
    .replace('{version}', '1')
    .replace('{queue}', 'email-sending');

const kindOf = ({ path }: Route): keyof Records => KINDS.find(([start]) => path.startsWith(start))?.[1] ?? 'message';

function byPath(route: Route, they: Records, bodies: Body[]): Attack[] {
  if (!route.path.includes('{id}')) return [];
  const ids = route.path.includes('/queues/') ? Object.values(they) : [they[kindOf(route)]];
  const good = bodies.find(({ mayAnswer }) => mayAnswer) ?? bodies[0];
  return ids.map((id) => ({
    what: 'their id in the path',
    path: fill(route.path, id, they),
    body: good?.body,
    mayAnswer: [404],
  }));
}

const byBody = (route: Route, we: Records, bodies: Body[]): Attack[] =>
  bodies.map(({ body, mayAnswer }, n) => ({
    what: `body ${n + 1}`,
    path: fill(route.path, we[kindOf(route)], we),
    body,
    mayAnswer: mayAnswer ?? UNKNOWN,
  }));

/** A body that is good, with their organization and one of their ids named beside it. */
const byNamingTheirOrganization = (
  route: Route,
  they: Records,
  we: Records,
  theirOrg: string,
  bodies: Body[],
): Attack[] =>
  bodies.map(({ body, mayAnswer }, n) => ({
    what: `body ${n + 1} with their organization named in it`,
    path: fill(route.path, we[kindOf(route)], we),
    query: { organizationId: theirOrg },
    body: {
      organizationId: theirOrg,
      organization_id: theirOrg,
      id: they[kindOf(route)],
      importId: they.import,
      ...body,
    },
    mayAnswer: [...(mayAnswer ?? UNKNOWN), 400],
  }));

function byFilter(route: Route, they: Records, we: Records, theirMark: string): Attack[] {
  if (!route.isList || route.method !== 'get') return [];
  const path = fill(route.path, we[kindOf(route)], we);
  const filters = [
    { id: Object.values(they) },
    { q: theirMark },
    { q: `${theirMark.toLowerCase()}@example.org` },
    ...(FILTERS[route.name] ?? []).map(([field, kind]) => ({ [field]: they[kind] })),
  ];
  return filters.map((filter) => ({
    what: `the filter ${Object.keys(filter)[0]}`,
    path,
    query: { range: '[0,999]', ...NEEDED[route.name], filter: JSON.stringify(filter) },
    mayAnswer: [200],
  }));
}
