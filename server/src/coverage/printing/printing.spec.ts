import { printing, type Printing } from '@zikaron/contract';
import { writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { DataSource } from 'typeorm';
import { testDatabase, type TestDatabase } from '../../../test/database.js';
import { aCongregation, anObserver, type Congregation } from '../../../test/reminders-world.js';
import { LetterSources } from '../../emails/index.js';
import {
  DateSettings,
  MembershipRow,
  OrganizationBirth,
  OrganizationRow,
  OrganizationsService,
  UserRow,
} from '../../organizations/index.js';
import { HeavyWork } from '../../platform/heavy-work/index.js';
import { Audit } from '../../platform/audit/index.js';
import { PdfPages } from '../../platform/documents/index.js';
import type { Download } from '../../platform/http/index.js';
import { HouseWork } from '../../platform/house-work/index.js';
import type { Actor } from '../../platform/tenancy/index.js';
import { ObservanceLetters } from '../../reminders/letters/observance-letters.js';
import { PaperLetters } from '../../reminders/letters/paper-letters.js';
import { TemplateRow, TemplatesService } from '../../templates/index.js';
import { ReadingPlaces, StandingReminders } from '../../yahrzeits/index.js';
import { CoverageService } from '../coverage.service.js';
import { cornerOf, SHEETS } from './label-pages.js';
import { mergePrinted } from './merge-printed.js';
import { PrintedFiles } from './printed-files.js';
import { PrintingService } from './printing.service.js';
import { writePdf, type PdfOrder } from './write-pdf.task.js';
import { StandingClock } from '../../../test/standing-clock.js';

let database: TestDatabase;
let db: DataSource;
let coverage: CoverageService;
let service: PrintingService;
let files: PrintedFiles;
let org: Congregation;
const clock = new StandingClock(new Date('2026-12-01T15:00:00Z'));
const rivka: Actor = { id: null, name: 'Rivka' };
const window = { from: '2026-12-01', to: '2026-12-31' };
const DAY = '2026-12-20';

beforeAll(async () => {
  database = await testDatabase();
  db = await database.dataSource([OrganizationRow, UserRow, MembershipRow, TemplateRow]);
  const audit = new Audit(db, clock);
  const organizations = new OrganizationsService(db, clock, audit, new OrganizationBirth(), new DateSettings());
  const templates = new TemplatesService(db, clock, audit, { PUBLIC_URL: 'https://zikaron.example' }, new HeavyWork());
  const places = new ReadingPlaces();
  const letters = new ObservanceLetters(db, clock, organizations, templates, new LetterSources(), places);
  coverage = new CoverageService(db, clock, organizations);
  const onPaper = new PaperLetters(db, clock, organizations, templates, letters, places);
  service = new PrintingService(
    db,
    clock,
    coverage,
    onPaper,
    audit,
    new StandingReminders(db, clock, new DateSettings(), new HouseWork(db, clock)),
  );
  files = new PrintedFiles(db, organizations, service, clock, new HeavyWork());
});
beforeEach(async () => {
  await db.query('DELETE FROM organization');
  org = await aCongregation(db, { address: '1 Synagogue Way\nSpringfield, NJ 07081' });
});
afterAll(() => database.drop());

const byPost = (contact: Record<string, unknown> = {}, yahrzeit: Record<string, unknown> = {}) =>
  anObserver(db, org.id, [DAY], {
    observance: { channel: 'letter' },
    contact: { email: null, address: '12 Cedar Street\nSpringfield, NJ 07081', ...contact },
    yahrzeit: { gregorian_date: '2005-01-06', hebrew_day: 25, hebrew_month: 10, hebrew_year: 5765, ...yahrzeit },
  });
const print = (wish: Partial<Printing> = {}) => service.print(org.id, rivka, printing.parse({ ...window, ...wish }));
const toPrint = async () => (await coverage.list(org.id, window)).toPrint;
const refusalOf = (refused: { code: string }) => refused.code;

describe('printing', () => {
  it('given some of the records, contacts or observers, then only their letters are counted and printed', async () => {
    const [one, other] = [await byPost(), await byPost()];
    await byPost();
    const of = (by: 'yahrzeits' | 'contacts' | 'observers', id: string) => ({ of: { by, ids: [id] } });
    const count = (wish: Partial<Printing>) => service.count(org.id, printing.parse({ ...window, ...wish }));

    expect([await count({}), await count(of('yahrzeits', one.yahrzeitId))]).toEqual([3, 1]);
    expect(await count(of('observers', one.observanceId))).toBe(1);
    expect(await print(of('contacts', other.contactId))).toMatchObject({ letters: 1 });
    expect([await toPrint(), await count(of('contacts', other.contactId))]).toEqual([2, 0]);
  });

  it('given letters that wait, when they are printed, then each is recorded once and waits no more', async () => {
    for (let n = 0; n < 3; n++) await byPost();
    await anObserver(db, org.id, [DAY]);

    const batch = await print();

    expect(batch).toMatchObject({ letters: 3, printedBy: 'Rivka', unwritten: [] });
    expect(await toPrint()).toBe(0);
    expect(await print().catch(refusalOf)).toBe('nothing_to_print');
    expect(await service.list(org.id, {})).toMatchObject({ total: 1 });
  });

  it('given ten clicks at once, then each letter is recorded once', async () => {
    for (let n = 0; n < 3; n++) await byPost();

    const answers = await Promise.all(Array.from({ length: 10 }, () => print().catch(refusalOf)));

    expect(answers.filter((answer) => typeof answer === 'object')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'nothing_to_print')).toHaveLength(9);
    const [{ rows }] = await db.query('SELECT count(*) AS rows FROM printed_letter');
    expect(rows).toBe(3);
  });

  it('given one letter that was chosen, then only it is printed; and again only when that is asked for', async () => {
    const one = await byPost();
    await byPost();
    const only = [{ observanceId: one.observanceId, date: DAY }];

    expect(await print({ only })).toMatchObject({ letters: 1 });
    expect(await print({ only }).catch(refusalOf)).toBe('nothing_to_print');
    expect(await print({ only, again: true })).toMatchObject({ letters: 1 });
    expect(await toPrint()).toBe(1);
  });

  it('given a batch that was not printed after all, then its letters wait again, and the trail says who said so', async () => {
    await byPost();
    const { id } = await print();

    await service.undo(org.id, rivka, id);

    expect(await toPrint()).toBe(1);
    expect(await db.query(`SELECT action, actor_name FROM audit_log WHERE resource_id = $1 ORDER BY id`, [id])).toEqual(
      [
        { action: 'print', actor_name: 'Rivka' },
        { action: 'undo print', actor_name: 'Rivka' },
      ],
    );
  });

  it('given printed letters whose records are undone and entered again, then none waits a second time', async () => {
    const family = () => byPost({ name: 'Ruth Cohen' }, { name: 'Miriam Levin' });
    await family();
    await print();
    await db.query('DELETE FROM observance; DELETE FROM yahrzeit; DELETE FROM contact');
    await family();

    expect(await toPrint()).toBe(0);
    expect(await print().catch(refusalOf)).toBe('nothing_to_print');
  });

  it('given another organization, then it neither prints nor reads ours', async () => {
    await byPost();
    const { id } = await print();
    const other = await aCongregation(db);

    await expect(files.letters(other.id, id, { paper: 'a4', slip: false })).rejects.toThrow('no such batch');
    await expect(service.undo(other.id, rivka, id)).rejects.toThrow('no such batch');
    expect(await service.list(other.id, {})).toMatchObject({ total: 0 });
  });

  it('given two contacts who were one person and both had the letter, when they are merged, then both letters stay', async () => {
    const [one, other] = [await byPost(), await byPost()];
    await print();
    await db.query(`UPDATE observance SET yahrzeit_id = $2 WHERE id = $1`, [other.observanceId, one.yahrzeitId]);
    await db.query(`UPDATE printed_letter SET yahrzeit_id = $1`, [one.yahrzeitId]);

    const merge = {
      of: 'contact_id' as const,
      stays: one.contactId,
      goes: other.contactId,
      email: null,
      at: clock.now(),
    };
    await db.transaction((within) => mergePrinted(org.id, merge, within));

    expect(await db.query('SELECT DISTINCT contact_id, observance_id FROM printed_letter')).toEqual([
      { contact_id: one.contactId, observance_id: one.observanceId },
    ]);
    expect(await db.query('SELECT again FROM printed_letter ORDER BY again')).toEqual([
      { again: false },
      { again: true },
    ]);
  });
});

describe('one letter for one contact', () => {
  const FURTHER = '{{yahrzeit.name}}{{#each contact.otherObservances}}, {{yahrzeit.name}}{{/each}}';

  beforeEach(async () => {
    await db.query('UPDATE organization SET one_letter = true');
    await db.query('UPDATE template SET html = $1, text = $1', [FURTHER]);
    const { contactId } = await byPost({ name: 'Ruth Cohen' }, { name: 'Miriam' });
    await byPost({ name: 'Dov Levin' }, { name: 'Leah' });
    const other = await byPost({ name: 'Ruth Cohen' }, { name: 'David' });
    await db.query('UPDATE observance SET contact_id = $2 WHERE id = $1', [other.observanceId, contactId]);
  });

  it('given two yahrzeits of one contact, then they are one letter, both are recorded, and both wait again after an undo', async () => {
    const batch = await print();
    expect(batch.letters).toBe(2);
    expect(await toPrint()).toBe(0);
    const texts: { recipient: string; text: string }[] = await db.query('SELECT recipient, text FROM printed_letter');
    const of = (name: string) => texts.filter(({ recipient }) => recipient === name).map(({ text }) => text);
    expect(of('Dov Levin')).toEqual(['Leah']);
    expect(of('Ruth Cohen')).toHaveLength(2);
    expect(new Set(of('Ruth Cohen')).size).toBe(1);
    expect(of('Ruth Cohen')[0]?.split(', ').sort()).toEqual(['David', 'Miriam']);
    const pages = await buffer((await files.letters(org.id, batch.id, { paper: 'letter', slip: false })).getStream());
    expect([...pages.toString('latin1').matchAll(/\/Type \/Page\b/g)]).toHaveLength(2);

    await service.undo(org.id, rivka, batch.id);
    expect(await toPrint()).toBe(3);
  });

  it('given a template without a place for the further ones, then each is a letter of its own', async () => {
    await db.query(`UPDATE template SET html = '{{yahrzeit.name}}', text = '{{yahrzeit.name}}', version = version + 1`);

    expect((await print()).letters).toBe(3);
  });
});

describe('the files of a batch', () => {
  const pagesOf = (file: Buffer) => [...file.toString('latin1').matchAll(/\/Type \/Page\b/g)].length;

  it('given letters in English and Hebrew, then each begins on a sheet of its own, with its fonts in it', async () => {
    await db.query(`UPDATE organization SET reminder_template_id = NULL`);
    await byPost();
    const english = await print();
    await db.query(`UPDATE organization SET language = 'he', name = 'קהילת בית שלום'`);
    await byPost({ name: 'דניאל לוין', address: 'רחוב הארז 12, דירה 3\nתל אביב 6100000' }, { name: 'מרים לוין' });
    await byPost();
    const hebrew = await print();

    const [en, he] = [
      await files.letters(org.id, english.id, { paper: 'letter', slip: false }),
      await files.letters(org.id, hebrew.id, { paper: 'a4', slip: false }),
    ];
    const [first, second] = [await buffer(en.getStream()), await buffer(he.getStream())];
    if (process.env.KEEP_PDF) {
      writeFileSync(`${process.env.KEEP_PDF}/en.pdf`, first);
      writeFileSync(`${process.env.KEEP_PDF}/he.pdf`, second);
    }

    expect(pagesOf(first)).toBe(1);
    expect(pagesOf(second)).toBe(2);
    expect(first.toString('latin1')).toContain('/MediaBox [0 0 612 792]');
    expect(second.toString('latin1')).toContain('/MediaBox [0 0 595.28 841.89]');
    expect(second.toString('latin1')).toMatch(/\/FontFile[23]/);
    expect(he.getHeaders().disposition).toContain(
      encodeURIComponent('קהילת בית שלום - מכתבים 2026-12-01 - 2026-12-31.pdf'),
    );
  });

  it('given a letter with all that it may say, then it is one sheet, without the footer of emails', async () => {
    await db.query(
      `UPDATE organization SET reminder_template_id = NULL, latitude = 40.7, longitude = -74.2, name = 'Beth Shalom'`,
    );
    await byPost({ name: 'Cohen, David & Ruth' }, { name: 'Miriam Levin', hebrew_name: 'מרים בת אברהם' });
    const { id } = await print();

    // Drawn in this process, so that one sees the lines; the other cases of this file have it drawn where it is drawn for offices.
    jest
      .spyOn(HeavyWork.prototype, 'run')
      .mockImplementationOnce((_org, _task, order) => Promise.resolve(writePdf(order as PdfOrder) as never));
    const written = jest.spyOn(PdfPages.prototype, 'line');
    const file = await buffer((await files.letters(org.id, id, { paper: 'letter', slip: false })).getStream());
    if (process.env.KEEP_PDF) writeFileSync(`${process.env.KEEP_PDF}/one.pdf`, file);
    const calls = [...written.mock.calls];
    written.mockRestore();
    const lines = calls.map(([line]) => line);

    expect(pagesOf(file)).toBe(1);
    expect(lines).toContain('Dear David and Ruth,');
    expect(lines.filter((line) => line.includes('1 Synagogue Way'))).toHaveLength(1);
    expect(lines.filter((line) => line === 'Beth Shalom')).toHaveLength(1);
    const heart = calls.find(([line]) => line === 'Miriam Levin');
    expect(heart?.[1].size).toBeGreaterThan(14);
    const largest = Math.max(...calls.map(([, { size }]) => size));
    expect(calls.filter(([, { size }]) => size === largest).map(([line]) => line)).toEqual([
      'Saturday, December 19,',
      expect.stringMatching(/^after nightfall, from 5:\d\d pm$/),
    ]);
  });

  /** The lines as they are drawn, in this process. */
  async function linesOf(draw: () => Promise<Download>): Promise<{ pages: number; lines: string[]; cutOff: string[] }> {
    jest
      .spyOn(HeavyWork.prototype, 'run')
      .mockImplementationOnce((_org, _task, order) => Promise.resolve(writePdf(order as PdfOrder) as never));
    const written = jest.spyOn(PdfPages.prototype, 'line');
    const pages = pagesOf(await buffer((await draw()).getStream()));
    const lines = written.mock.calls.map(([line]) => line);
    const cutOff = written.mock.calls.flatMap(([line, style, { width }], at) =>
      written.mock.contexts[at]!.width(line, style) > width + 1 ? [line] : [],
    );
    written.mockRestore();
    return { pages, lines, cutOff };
  }

  it('given letters that are looked at, then they are drawn as they would be printed, and wait all the same', async () => {
    await byPost({}, { name: 'Miriam Levin' });
    const { pages, lines } = await linesOf(() =>
      files.look(org.id, printing.parse(window), { paper: 'letter', slip: false }),
    );

    expect(pages).toBe(1);
    expect(lines).toContain('Miriam Levin');
    expect(await toPrint()).toBe(1);
    expect(await db.query('SELECT 1 FROM print_batch')).toEqual([]);
    await print();
    await expect(files.look(org.id, printing.parse(window), { paper: 'letter', slip: false })).rejects.toMatchObject({
      code: 'nothing_to_print',
    });
  });

  it('given a slip that is wished for, then it stands at the foot of the one sheet', async () => {
    await db.query('UPDATE organization SET reminder_template_id = NULL');
    await byPost({ name: 'Ruth Cohen' }, { name: 'Miriam Levin' });
    const { id } = await print();
    const slip = (wished: boolean) => linesOf(() => files.letters(org.id, id, { paper: 'letter', slip: wished }));

    expect((await slip(false)).lines.join('\n')).not.toContain('cut here');
    const { pages, lines } = await slip(true);
    expect(pages).toBe(1);
    expect(lines).toContain('Beth Shalom · In memory of Miriam Levin');
    expect(lines.at(-1)).toBe('From: Ruth Cohen');
  });

  it.each(['en', 'he'])(
    'given names and an address as long as they are, in %s, then no line leaves the sheet',
    async (language) => {
      await db.query(
        'UPDATE organization SET reminder_template_id = NULL, latitude = 40.7, longitude = -74.2, language = $1',
        [language],
      );
      const address = [
        'Apartment 1204, The Residences at Featherstonehaugh Gardens',
        '1500 North-East Martin Luther King Junior Boulevard',
        ...['Springfield, Illinois 62701-1234', 'United States of America'],
      ].join('\n');
      const of = 'Featherstonehaugh-Montefiore née von Rothschild-Goldsmid';
      await byPost(
        { name: `Maximilian and Wilhelmina ${of}`, address },
        {
          name: `Wilhelmina Alexandra Jacqueline ${of}`,
          hebrew_name: 'וילהלמינה אלכסנדרה בת מקסימיליאן ושרה לבית רוטשילד־גולדשמיד',
        },
      );
      const { id } = await print();

      const { pages, lines, cutOff } = await linesOf(() => files.letters(org.id, id, { paper: 'letter', slip: true }));
      expect(cutOff).toEqual([]);
      expect(pages).toBe(1);
      expect(lines).toContain('United States of America');
    },
  );

  it('given an address that no size shows a line for each of its own, then it goes on in one piece, and all of it is there', async () => {
    await db.query('UPDATE organization SET reminder_template_id = NULL');
    const address = Array.from({ length: 24 }, (_, at) => `Line ${at + 1}`).join('\n');
    await byPost({ name: 'Ruth Cohen', address });
    const { id } = await print();

    const { lines, cutOff } = await linesOf(() => files.letters(org.id, id, { paper: 'letter', slip: false }));
    expect(cutOff).toEqual([]);
    expect(lines.join(' ')).toContain(address.replaceAll('\n', ', '));
  });

  it.each(['letter', 'a4'] as const)(
    'given a slip beneath all that a letter may say, then it is one sheet of %s too',
    async (paper) => {
      await db.query(
        `UPDATE organization SET reminder_template_id = NULL, latitude = 40.7, longitude = -74.2, name = 'Beth Shalom'`,
      );
      await byPost({ name: 'Cohen, David & Ruth' }, { name: 'Miriam Levin', hebrew_name: 'מרים בת אברהם' });
      const { id } = await print();

      const { pages, lines } = await linesOf(() => files.letters(org.id, id, { paper, slip: true }));
      expect(lines.join('\n')).toContain('Lighting the memorial candle');
      expect(pages).toBe(1);
    },
  );

  it('given a letter of several pages, then it goes on in full size', async () => {
    await db.query(`UPDATE template SET text = $2 WHERE id = $1`, [
      org.templateId,
      `Dear {{contact.salutation}},\n\n${'A word about the day that is remembered. '.repeat(200)}`,
    ]);
    await byPost();
    const { id } = await print();

    expect(
      pagesOf(await buffer((await files.letters(org.id, id, { paper: 'letter', slip: false })).getStream())),
    ).toBeGreaterThan(1);
  });

  it('given more people than a sheet has labels, and one used, then the rest goes on a second sheet', async () => {
    for (let n = 0; n < 21; n++) await byPost({ name: `Person ${n}` });
    const { id } = await print();

    const file = await buffer((await files.labels(org.id, id, { sheet: 'L7160', skip: 1 })).getStream());
    const us = await buffer((await files.labels(org.id, id, { sheet: '5160', skip: 0 })).getStream());
    if (process.env.KEEP_PDF) writeFileSync(`${process.env.KEEP_PDF}/labels.pdf`, us);

    expect(pagesOf(file)).toBe(2);
    expect(pagesOf(us)).toBe(1);
  });

  it.each([
    ['5160', 30, 8.5 * 72, 11 * 72],
    ['L7160', 21, 595.28, 841.89],
  ] as const)('given sheet %s, then its labels lie evenly on the page', (sheet, count, width, height) => {
    const { columns, rows, ...measures } = SHEETS[sheet];
    const [first, last] = [cornerOf(sheet, 0), cornerOf(sheet, count - 1)];

    expect(columns * rows).toBe(count);
    expect(last.x + measures.width + first.x).toBeCloseTo(width, 0);
    expect(last.y + measures.height + first.y).toBeCloseTo(height, 0);
  });
});
