import { SmtpSink, type Misdeed, type Script } from '../../../test/faults/smtp-sink.js';
import { PATIENT, Relay, type RelayTimeouts } from './relay.js';
import { writeMail } from './write-mail.js';

/** For a relay that hangs, in milliseconds; any other has the time it needs, however busy the machine is. */
const IMPATIENT = { connection: 300, beforeText: 2000, silence: 2000 };
const content = writeMail('Message-ID: <1@zikaron.example>\r\n', { text: 'Text', html: '<p>', files: [] }, '=_1');
const mailTo = (to: string) => ({ envelope: { from: 'house@zikaron.example', to }, content });

let sink: SmtpSink;
let relay: Relay;

async function given(script: Script, patience?: Partial<RelayTimeouts>): Promise<void> {
  sink = await SmtpSink.start(script);
  relay = new Relay(sink.url, { ...PATIENT, ...patience });
}

const send = (to = 'ploni@example.org') => relay.send(mailTo(to));
const once =
  (misdeed: Misdeed): Script =>
  (moment) =>
    moment === (misdeed.at === 'greeting' || misdeed.at === 'tls' || misdeed.at === 'always' ? 'line' : 'mail')
      ? misdeed
      : null;

afterEach(async () => {
  relay.close();
  await sink.stop();
});

describe('the relay', () => {
  it('given a relay that answers 250, then the mail is accepted and reached exactly one recipient', async () => {
    await given(() => null);

    expect(await send()).toEqual({ outcome: 'accepted', response: '250 2.0.0 taken' });
    expect(sink.received.map(({ recipients }) => recipients)).toEqual([['ploni@example.org']]);
  });

  const replies: [number, string][] = [
    [421, 'deferred'],
    [450, 'deferred'],
    [451, 'deferred'],
    [452, 'deferred'],
    [550, 'refused'],
    [552, 'refused'],
    [554, 'refused'],
  ];
  for (const [code, outcome] of replies) {
    for (const at of ['mail', 'rcpt', 'data', 'text'] as const) {
      it(`given ${code} at ${at}, then the mail is ${outcome} and the enhanced code is kept`, async () => {
        const status = `${Math.floor(code / 100)}.1.1`;
        await given(once({ at, does: { reply: `${code} ${status} words of the relay` } }));

        expect(await send()).toMatchObject({
          outcome,
          status,
          response: expect.stringContaining('words of the relay'),
        });
      });
    }
  }

  it('given a relay that turns the whole house away at the greeting, then it is unreachable, and the mail not refused', async () => {
    await given(once({ at: 'greeting', does: { reply: '554 5.7.1 go away' } }));
    expect(await send()).toMatchObject({ outcome: 'unreachable' });
  });

  const before: Misdeed[] = [
    { at: 'greeting', does: 'drop' },
    { at: 'greeting', does: 'hang' },
    { at: 'tls', does: 'drop' },
    { at: 'tls', does: { reply: '220 go ahead\r\nthis is not TLS at all' } },
    { at: 'tls', does: 'hang' },
    { at: 'mail', does: 'drop' },
    { at: 'rcpt', does: 'hang' },
    { at: 'data', does: 'drop' },
    { at: 'data', does: 'hang' },
  ];
  for (const misdeed of before) {
    const how = typeof misdeed.does === 'string' ? misdeed.does : 'nonsense';
    it(`given a ${how} at ${misdeed.at}, before the text was handed over, then the mail goes later`, async () => {
      const isTheLine = misdeed.at === 'greeting' || misdeed.at === 'tls';
      const { beforeText } = IMPATIENT;
      await given(once(misdeed), isTheLine ? IMPATIENT : misdeed.does === 'hang' ? { beforeText } : {});
      expect(await send()).toMatchObject({ outcome: isTheLine ? 'unreachable' : 'deferred' });
    });
  }

  const after: Misdeed[] = [
    { at: 'midtext', does: 'drop' },
    { at: 'midtext', does: 'hang' },
    { at: 'text', does: 'drop' },
    { at: 'text', does: 'hang' },
  ];
  for (const misdeed of after) {
    it(`given a ${String(misdeed.does)} at ${misdeed.at}, after the text was handed over, then nobody knows`, async () => {
      await given(once(misdeed), misdeed.does === 'hang' ? { silence: IMPATIENT.silence } : {});
      expect(await send()).toMatchObject({ outcome: 'unknown' });
    });
  }

  it('given a relay that drips its words, when one mail takes too long, then the line is given up', async () => {
    await given(once({ at: 'always', does: 'drip' }), { mail: 60 });
    expect(await send()).toMatchObject({ outcome: 'unreachable', response: 'The relay took too long over one mail.' });
  });

  for (const at of ['greeting', 'mail', 'rcpt', 'data'] as const) {
    it(`given an answer at ${at} that is none, then the mail goes later and is not refused`, async () => {
      await given(once({ at, does: { reply: 'Hello, is it me you are looking for?' } }));
      expect(await send()).toMatchObject({ outcome: at === 'greeting' ? 'unreachable' : 'deferred' });
    });
  }

  it('given an answer after the text that is none, then nobody knows', async () => {
    await given(once({ at: 'text', does: { reply: 'Hello?' } }));
    expect(await send()).toMatchObject({ outcome: 'unknown' });
  });

  it('given one that must say first whether it may begin, then it is asked once, when the relay waits for the text', async () => {
    await given(() => null);
    const seen: number[] = [];
    const begin = (answer: boolean) => async () => {
      seen.push(sink.asked.length);
      return Promise.resolve(answer);
    };

    const attempts = [await relay.send(mailTo('a@example.org'), begin(true))];
    attempts.push(await relay.send(mailTo('b@example.org'), begin(false)));
    attempts.push(await relay.send(mailTo('c@example.org'), () => Promise.reject(new Error('no database'))));
    attempts.push(await relay.send(mailTo('d@example.org'), begin(true)));

    expect(attempts.map(({ outcome }) => outcome)).toEqual(['accepted', 'deferred', 'deferred', 'accepted']);
    expect(seen).toEqual([1, 2, 4]);
    expect(sink.received.map(({ recipients }) => recipients[0])).toEqual(['a@example.org', 'd@example.org']);
  });

  it('given a line that breaks while it is asked, then no text goes out', async () => {
    await given(() => null);
    const attempt = await relay.send(mailTo('a@example.org'), async () => {
      await sink.stop();
      return true;
    });

    expect(attempt.outcome).not.toBe('accepted');
    expect(sink.received).toEqual([]);
    sink = await SmtpSink.start();
  });

  it('given a relay that drips within the time, then the mail is accepted', async () => {
    await given(once({ at: 'always', does: 'drip' }));
    expect(await send()).toMatchObject({ outcome: 'accepted' });
  });

  it('given nobody at the address of the relay, then it is unreachable', async () => {
    await given(() => null);
    await sink.stop();

    expect(await send()).toMatchObject({ outcome: 'unreachable' });
    sink = await SmtpSink.start();
  });

  it('given several mails one after another, then they share a line', async () => {
    await given(() => null);

    for (let n = 0; n < 5; n++) await send();

    expect([sink.received.length, sink.linesOpened]).toEqual([5, 1]);
  });

  it('given a kept line that the relay cut meanwhile, when the next mail is sent, then a fresh line takes it', async () => {
    let mails = 0;
    await given((moment) => (moment === 'mail' && ++mails === 2 ? { at: 'mail', does: 'drop' } : null));

    expect([(await send()).outcome, (await send()).outcome]).toEqual(['accepted', 'accepted']);
    expect(sink.received).toHaveLength(2);
  });

  const tricks = [
    'a@example.org, x@evil.test',
    'a@example.org\r\nBcc: x@evil.test',
    'a@example.org>\r\nRCPT TO:<x@evil.test',
    '"a@example.org" <x@evil.test>',
    '<x@evil.test>',
    'x@evil.test;a@example.org',
    'a@example.org x@evil.test',
    '"a b"@example.org',
    'a@example.org\0',
    'a(x@evil.test)@example.org',
    'group: x@evil.test;',
    '@evil.test:a@example.org',
    '',
    'a',
    `${'a'.repeat(250)}@example.org`,
  ];
  for (const trick of tricks) {
    it(`given the address ${JSON.stringify(trick).slice(0, 60)}, then nobody is written to`, async () => {
      await given(() => null);

      expect(await send(trick)).toMatchObject({ outcome: 'refused' });
      expect([sink.asked, sink.linesOpened]).toEqual([[], 0]);
    });
  }

  it.each(['mail', 'rcpt', 'data'] as const)(
    'given a relay that hangs at %s, then the line is given up long before a silence after the text would be, and the mail is deferred',
    async (at) => {
      // A silence after the text would outlast this spec.
      await given(once({ at, does: 'hang' }), { beforeText: 2000, silence: 600_000, mail: 600_000 });

      expect(await send()).toMatchObject({ outcome: 'deferred' });
    },
  );

  it('given an address of an SMTP_URL that is none, then the start says so', () => {
    expect(() => new Relay('http://example.org')).toThrow('SMTP_URL');
  });
});
