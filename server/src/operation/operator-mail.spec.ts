import { SmtpSink } from '../../test/faults/smtp-sink.js';
import { aWorld, type World } from '../../test/world.js';
import { Relay } from '../platform/mail/index.js';
import { RateLimits } from '../platform/rate-limits/index.js';
import type { HowItStands, Standing } from './how-it-stands.js';
import { OperatorMail } from './operator-mail.js';
import { troublesOf, WORDS, type Trouble } from './troubles.js';
import { StandingClock } from '../../test/standing-clock.js';

const NOW = new Date('2026-11-24T15:00:00Z');
const NONE = { pieces: 0, ageSeconds: 0 };
const WELL: Standing = {
  ...{ letters: { waiting: 0, delayed: 0, sending: 0, uncertain: 2 }, queueAgeSeconds: 60, nightSeconds: 1 },
  ...{ relayAwaySeconds: 0, backupAgeSeconds: 3600, drillAgeSeconds: null, organizations: 1, suspended: 0 },
  ...{ nightsDue: 0, nightsOverdue: 0, readAt: NOW },
  work: { imports: NONE, dates: NONE, webhooks: NONE },
};

describe('what whoever runs the installation is told by mail', () => {
  it.each<[Trouble, Partial<Standing>]>([
    ['lettersWait', { queueAgeSeconds: 1801 }],
    ['nightsOverdue', { nightsOverdue: 1 }],
    ['relayAway', { relayAwaySeconds: 1801 }],
    ['uncertain', { letters: { ...WELL.letters, uncertain: 21 } }],
    ['backupOld', { backupAgeSeconds: 36 * 3600 + 1 }],
    ['backupOld', { backupAgeSeconds: null }],
  ])('given %s, then that alone is a trouble; given all is well, then nothing is', (trouble, stands) => {
    expect(troublesOf({ ...WELL, ...stands }, true)).toEqual([trouble]);
    expect(troublesOf(WELL, true)).toEqual([]);
  });

  it('given an installation that takes no backups, then it is not told of them', () => {
    expect(troublesOf({ ...WELL, backupAgeSeconds: null }, false)).toEqual([]);
  });

  describe('by mail', () => {
    let world: World;
    let sink: SmtpSink;
    const clock = new StandingClock(NOW);

    beforeAll(async () => {
      sink = await SmtpSink.start();
      world = await aWorld({ OPERATOR_EMAILS: 'one@house.example,other@house.example' });
    });
    afterAll(async () => {
      await world.close();
      await sink.stop();
    });

    /** As a worker does it, while the relay has been away. */
    const tell = async (address: string) => {
      const relay = new Relay(address);
      const stands = { now: () => Promise.resolve({ ...WELL, relayAwaySeconds: 4000 }) } as unknown as HowItStands;
      const limits = new RateLimits(world.db, clock);
      const left = await new OperatorMail(stands, relay, clock, world.config, limits).tell();
      relay.close();
      return left;
    };

    it('given a relay that is away and comes back, then each hears of it when it can be told, once a day', async () => {
      expect(await tell('smtp://127.0.0.1:9')).toBe(0);

      const told = await Promise.all([tell(sink.url), tell(sink.url)]);

      expect(told.reduce((sum, left) => sum + left)).toBe(2);
      expect(sink.received.map(({ recipients }) => recipients[0]).sort()).toEqual([
        'one@house.example',
        'other@house.example',
      ]);
      const [words] = sink.received.map(({ text }) =>
        [...text.matchAll(/\r\n\r\n([A-Za-z0-9+/=\r\n]+)\r\n--/g)].map(([, part = '']) =>
          Buffer.from(part, 'base64').toString(),
        ),
      );
      expect(words?.[0]).toContain(WORDS.en.relayAway[0]);
      expect(words?.[0]).toContain(WORDS.he.relayAway[0]);
      expect(words?.[0]).toContain('/app/operator');

      clock.set(new Date(NOW.getTime() + 23 * 3_600_000));
      expect(await tell(sink.url)).toBe(0);
      clock.set(new Date(NOW.getTime() + 25 * 3_600_000));
      expect(await tell(sink.url)).toBe(2);
    });

    it.each([
      ['Shabbat', '2026-12-05T15:00:00Z'],
      ['Yom Kippur', '2027-10-11T12:00:00Z'],
    ])('given %s, then operators are told as on any day', async (_, moment) => {
      clock.set(new Date(moment));

      expect(await tell(sink.url)).toBe(2);
    });
  });
});
