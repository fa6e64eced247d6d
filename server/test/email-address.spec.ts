import { isEmailAddress } from '@zikaron/contract';
import fc from 'fast-check';
import type { DataSource } from 'typeorm';
import { testDatabase, type TestDatabase } from './database.js';

let database: TestDatabase;
let db: DataSource;

beforeAll(async () => {
  database = await testDatabase();
  db = await database.dataSource([]);
});
afterAll(() => database.drop());

const GOOD = [
  'a@b.co',
  'office+list@beth-shalom.example',
  "o'neil@example.org",
  'x@münchen.example',
  'a_b-c=d@e-f.example',
];

const BAD = [
  '',
  'a',
  'a@b',
  '@b.example',
  'a@',
  'a@@b.example',
  'a@b@c.example',
  'a b@c.example',
  ' a@b.example',
  'a@b.example ',
  'a@b.example\r\nBcc: x@evil.example',
  'a@b.example\nBcc: x@evil.example',
  'a\0@b.example',
  'a@b.example,c@d.example',
  'a@b.example;c@d.example',
  'A <a@b.example>',
  '<a@b.example>',
  '"a"@b.example',
  '"a,b@c.example"@d.example',
  'a(comment)@b.example',
  'group:a@b.example',
  'a?bcc=x@b.example',
  'a&bcc=x@b.example',
  'a..b@c.example',
  '.a@b.example',
  'a.@b.example',
  'a@.b.example',
  'a@b..example',
  'a@-b.example',
  'a@b.example-',
  'a@[127.0.0.1]',
  `${'a'.repeat(65)}@b.example`,
  `a@${'b'.repeat(250)}.example`,
  'a@b.example\u2028x',
  'a\\@b.example',
];

describe('what an email address is', () => {
  it.each(GOOD)('%s is one', (address) => {
    expect(isEmailAddress(address)).toBe(true);
  });

  it.each(BAD)('%j is none', (address) => {
    expect(isEmailAddress(address)).toBe(false);
  });

  it('given whatever is typed, then what the server takes the database takes too, and never a second recipient', async () => {
    // Mostly what addresses are made of, now and then what they must not hold.
    const letter = fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...'aB9é.+-_=') },
      { weight: 1, arbitrary: fc.constantFrom(...'\'"@,;:<>()[]\\ ?&\r\n\t\u200b\u2028') },
    );
    const part = fc.string({ unit: letter, minLength: 1, maxLength: 8 });
    const typed = fc.sample(
      fc.tuple(part, part).map(([local, host]) => `${local}@${host}.example`),
      10_000,
    );
    const taken = [...typed, ...GOOD, ...BAD].filter((address) => isEmailAddress(address));

    const refused = await db.query('SELECT a FROM unnest($1::text[]) AS a WHERE NOT is_email_address(a)', [taken]);

    expect(taken.length).toBeGreaterThan(100);
    expect(refused).toEqual([]);
    expect(taken.filter((address) => /[\s,;<>"]/.test(address) || address.split('@').length !== 2)).toEqual([]);
  });
});
