import { BOUNCE_KINDS } from '../../../test/bounce-kinds.js';
import { HOUSE } from '../../../test/sending-wiring.js';
import { consequenceOf, tidy } from '../delivery-event.js';
import { eventsInMail } from './bounce-events.js';

const now = new Date('2027-01-13T12:00:00Z');
const id = '11111111-1111-4111-8111-111111111111';
const to = 'ploni@example.org';
const path = HOUSE.returnPaths.of(id);
const read = (mail: string) => eventsInMail(Buffer.from(mail), HOUSE.returnPaths, now);

describe('what mail servers send back', () => {
  it('given the kinds, then there are 22', () => expect(BOUNCE_KINDS).toHaveLength(22));

  it.each(BOUNCE_KINDS.map((kind) => [kind.by, kind] as const))('%s is understood', async (_, { mail, says }) => {
    const { news } = await read(mail({ path, id, to }));

    expect(news.map((one) => tidy(one, now))).toMatchObject([{ messageId: id, kind: says.kind, status: says.status }]);
    expect(consequenceOf(tidy(news[0]!, now), to).suppress !== null).toBe(says.gone);
  });

  it.each([
    ['empty lines', `${'\n'.repeat(1_000_000)}x`],
    ['empty lines, though not as many', `${'\n'.repeat(45_000)}x`],
    ['dashes', '-'.repeat(200_000)],
    ['signs of an address', `${'@8'.repeat(100_000)}<`],
    ['blanks', '\t\n'.repeat(45_000)],
  ])('given a mail of nothing but %s, then it is read as soon as any other', async (_, words) => {
    const { user } = process.cpuUsage();
    await read(`Delivered-To: ${path}\nFrom: mailer-daemon@example.org\nContent-Type: text/plain\n\n${words}`);
    await read(
      `Delivered-To: ${path}\nContent-Type: multipart/report; boundary=b\n\n--b\nContent-Type: message/delivery-status\n\nFinal-Recipient: ${words.replaceAll('\n', ' ')}< <\n--b--`,
    );
    expect(process.cpuUsage().user - user).toBeLessThan(3_000_000);
  });

  const mailFrom = (...lines: string[]) => [`Delivered-To: ${path}`, ...lines].join('\r\n');
  it.each([
    [
      'a vacation',
      mailFrom(
        'Return-Path: <>',
        'From: ploni@example.org',
        'Auto-Submitted: auto-replied',
        'Subject: Re: Yahrzeit',
        '',
        'I am away until Sunday. 550 5.1.1',
      ),
    ],
    [
      'an out-of-office',
      mailFrom('Return-Path: <>', 'From: ploni@example.org', 'Subject: Automatic reply: Yahrzeit', '', 'user unknown'),
    ],
    [
      'a person who answers',
      mailFrom(
        'Return-Path: <ploni@example.org>',
        'From: ploni@example.org',
        'Subject: Re: Yahrzeit',
        '',
        'Thank you. This address does not exist much longer.',
      ),
    ],
  ])('%s is no bounce, and staff can be shown what it says', async (_, mail) => {
    expect(await read(mail)).toMatchObject({ news: [], messageId: id, text: expect.stringMatching(/\w/) });
  });

  it('a bounce of somebody else than the reader is kept and ends nothing', async () => {
    const [first] = BOUNCE_KINDS;
    const { news } = await read(first!.mail({ path, id, to }).replaceAll(to, 'victim@example.org'));
    expect(consequenceOf(news[0]!, to)).toEqual({ suppress: null, alarm: 'returned' });
  });
});
