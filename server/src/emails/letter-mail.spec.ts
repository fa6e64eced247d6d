import fc from 'fast-check';
import PostalMime from 'postal-mime';
import type { Letter } from './letter-source.js';
import { mailOf, type Letterhead, type Outgoing } from './letter-mail.js';
import { ReturnPaths } from './return-path.js';

const NOW = new Date('2027-01-13T12:00:00Z');
const HEAD: Letterhead = {
  name: 'Beth El',
  code: 'BETH-EL',
  replyTo: 'office@bethel.example',
  house: {
    mailFrom: 'house@zikaron.example',
    returnPaths: new ReturnPaths('s'.repeat(32), 'bounces@bounce.zikaron.example'),
    key: null,
    providers: [],
  },
  sender: null,
};
const MESSAGE: Outgoing = {
  id: '0024bb05-8408-482f-b300-42939c85d2e3',
  toEmail: 'ploni@example.org',
  runId: null,
  unsubscribeUrl: 'https://zikaron.example/u/token',
};
const letter = (over: Partial<Letter> = {}): Letter => ({
  subject: 'Yahrzeit of Sarah',
  html: '<p>In memory</p>',
  text: 'In memory',
  language: 'en',
  mergeFieldsUsed: [],
  mergeFieldIssues: [],
  ...over,
});

const mailed = (over: Partial<Letter> = {}, head = HEAD) =>
  mailOf(head, MESSAGE, letter(over), NOW).mail.content.toString();
const headerBlock = (mail: string) => mail.slice(0, mail.indexOf('\r\n\r\n'));
const headerNames = (mail: string) =>
  headerBlock(mail)
    .split('\r\n')
    .filter((line) => !line.startsWith(' '))
    .map((line) => line.slice(0, line.indexOf(':')));
const decoded = (header: string) =>
  header
    .replace(/\?=\r\n =\?/g, '?==?')
    .replace(/=\?UTF-8\?B\?(.*?)\?=/g, (_, word: string) => Buffer.from(word, 'base64').toString());

const NAMES = headerNames(mailed());

describe("a letter's mail", () => {
  it('given a letter, then it carries what large receivers ask of those who write to many', () => {
    expect(headerBlock(mailed()).split('\r\n')).toEqual([
      'From: "Beth El via Zikaron" <house@zikaron.example>',
      'Reply-To: "Beth El" <office@bethel.example>',
      'To: <ploni@example.org>',
      'Subject: Yahrzeit of Sarah',
      'Date: Wed, 13 Jan 2027 12:00:00 +0000',
      'Message-ID: <0024bb05-8408-482f-b300-42939c85d2e3@zikaron.example>',
      'Content-Language: en',
      'Auto-Submitted: auto-generated',
      'List-ID: Beth El <reminders.beth-el.zikaron.example>',
      'Feedback-ID: single:beth-el:reminder:zikaron',
      'List-Unsubscribe: <https://zikaron.example/u/token>',
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      'MIME-Version: 1.0',
      'Content-Type: multipart/alternative; boundary="=_0024bb05-8408-482f-b300-42939c85d2e3-a"',
    ]);
  });

  it('given any attempt, then the return path and the Message-ID name the message', () => {
    const { mail } = mailOf(HEAD, MESSAGE, letter(), NOW);
    expect(mail.envelope).toEqual({
      from: expect.stringMatching(/^bounces\+[0-9a-z]{41}@bounce\.zikaron\.example$/),
      to: 'ploni@example.org',
    });
    expect(HEAD.house.returnPaths.in(mail.envelope.from)).toEqual([MESSAGE.id]);
  });

  it('given mail services that tell us news, then each is told which letter this is', () => {
    const house = { ...HEAD.house, providers: ['ses', 'sendgrid', 'mailgun', 'postmark'] as const };
    expect(headerBlock(mailed({}, { ...HEAD, house })).split('\r\n')).toEqual(
      expect.arrayContaining([
        `X-SMTPAPI: {"unique_args":{"zikaron_message":"${MESSAGE.id}"}}`,
        `X-Mailgun-Variables: {"zikaron_message":"${MESSAGE.id}"}`,
        `X-PM-Metadata-zikaron-message: ${MESSAGE.id}`,
      ]),
    );
  });

  it('given Hebrew, then text, HTML and subject arrive as they were written', () => {
    const mail = mailed({
      subject: 'יארצייט של שרה',
      text: 'לעילוי נשמת שרה',
      html: '<p dir="rtl">שרה</p>',
      language: 'he',
    });

    expect(decoded(headerBlock(mail))).toContain('Subject: יארצייט של שרה');
    const parts = [...mail.matchAll(/base64\r\n\r\n([A-Za-z0-9+/=\r\n]+)--/g)].map(([, part = '']) => part);
    expect(parts.map((part) => Buffer.from(part, 'base64').toString())).toEqual([
      'לעילוי נשמת שרה',
      '<p dir="rtl">שרה</p>',
    ]);
  });

  it('given a text in ASCII, then it stands in the mail as it was written; a line that is too long does not', () => {
    const mail = mailed({ text: 'Dear Ruth,\n.\nFrom sundown.', html: '<p>x</p>' });

    expect(mail).toContain(
      'charset=us-ascii\r\nContent-Transfer-Encoding: 7bit\r\n\r\nDear Ruth,\r\n.\r\nFrom sundown.\r\n--',
    );
    expect(mailed({ text: 'x'.repeat(999) })).not.toContain('7bit');
  });

  it('given an English text with a few other signs, then what is ASCII can be read in the mail, and all arrives as it was written', async () => {
    const text = `Dear Ruth,\n\nFather \u00a0·\u00a0 18th yahrzeit of שרה בת אברהם, 1 = 1 \n${'It is observed then. '.repeat(20)}\n${'é'.repeat(30)}`;
    const mail = mailed({ text });

    expect(mail).toContain('charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nDear Ruth,\r\n');
    expect(mail).toContain('18th yahrzeit of =D7=A9');
    expect(mail.split('\r\n').every((line) => line.length <= 76 || /^[\w-]+: /.test(line))).toBe(true);
    const read = await new PostalMime().parse(mail);
    expect(read.text?.trimEnd()).toBe(text.trimEnd());
    expect(mailed({ text: `Dear Ruth ${'שרה '.repeat(9)}` })).not.toContain('quoted-printable');
  });

  it('given a calendar event, then it is enclosed beside the letter', () => {
    const mail = mailed({
      attachments: [{ filename: 'יום.ics', type: 'text/calendar; method=PUBLISH', content: 'BEGIN' }],
    });

    expect(mail).toContain('Content-Type: multipart/mixed');
    expect(mail).toContain('filename="---.ics"\r\nContent-Type: text/calendar; method=PUBLISH; charset=utf-8');
    expect(mail).toContain(Buffer.from('BEGIN').toString('base64'));
  });

  const injections = [
    'x\r\nBcc: x@evil.test',
    'x\nBcc: x@evil.test',
    'x\rBcc: x@evil.test',
    'x\r\n\r\n<script>',
    'x\u2028Bcc: x@evil.test',
    'x\u0085Bcc: x@evil.test',
    'x\0\r\nBcc: x',
    `${'x'.repeat(998)}\r\nBcc: x@evil.test`,
    '=?UTF-8?B?DQpCY2M6IHhAZXZpbC50ZXN0?=',
    '"\r\nBcc: x@evil.test',
    'x" <x@evil.test>, "y',
    'x\\" <x@evil.test>, \\"y',
  ];
  it.each(injections)('given the name and subject %j, then no header is added and nobody else is named', (text) => {
    const mail = mailed({ subject: text }, { ...HEAD, name: text });

    expect(headerNames(mail)).toEqual(NAMES);
    expect(headerBlock(mail)).not.toMatch(/^bcc/im);
    expect(/^From: (.*(?:\r\n .*)*)$/m.exec(headerBlock(mail))?.[1]).toMatch(
      /^("(?:[^"\\]|\\.)*"|=\?.*\?=) <house@zikaron.example>$/s,
    );
  });

  it('given a congregation that is called by an address, then no address stands in the name of who writes', () => {
    const name = 'Bank <security@bank.example>, help\uFF20bank.example';
    const { headers } = mailOf({ ...HEAD, name }, MESSAGE, letter(), NOW);

    expect([headers.From, headers['Reply-To']]).toEqual([
      '"Bank  security bank.example , help bank.example via Zikaron" <house@zikaron.example>',
      '"Bank  security bank.example , help bank.example" <office@bethel.example>',
    ]);
  });

  it('given any text at all, then the headers stay the same, in short ASCII lines, and the subject comes back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const mail = mailed({ subject: text, html: text, text }, { ...HEAD, name: text });
        const lines = mail.split('\r\n');
        expect(headerNames(mail)).toEqual(NAMES);
        expect(lines.every((line) => line.length <= 998 && /^[\t\x20-\x7e]*$/.test(line))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('given any subject of visible characters, then it comes back as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const subject = text.replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, '').trim();
        const header = /^Subject: (.*(?:\r\n .*)*)$/m.exec(headerBlock(mailed({ subject })))?.[1] ?? '';
        expect(decoded(header)).toBe(subject);
      }),
      { numRuns: 500 },
    );
  });
});
