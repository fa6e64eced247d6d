import type { Misdeed, Script } from './smtp-sink.js';

/** Answers of a relay as they occur, at the recipient or after the text. */
const REPLIES = [
  '421 4.3.2 shutting down',
  '450 4.2.1 mailbox busy',
  '451 4.3.0 try again',
  '452 4.2.2 no room just now',
  '550 5.1.1 no such person',
  '552 5.2.2 mailbox full',
  '554 5.7.1 not wanted',
];

const WITH_A_LINE: Misdeed[] = [
  { at: 'greeting', does: 'hang' },
  { at: 'greeting', does: 'drop' },
  { at: 'greeting', does: { reply: '421 4.3.2 too busy' } },
  { at: 'tls', does: 'drop' },
  { at: 'tls', does: { reply: '220 go ahead\r\nthis is not TLS' } },
  { at: 'always', does: 'drip' },
];

const WITH_A_MAIL: Misdeed[] = [
  ...REPLIES.map((reply): Misdeed => ({ at: 'rcpt', does: { reply } })),
  ...REPLIES.map((reply): Misdeed => ({ at: 'text', does: { reply } })),
  { at: 'mail', does: 'drop' },
  { at: 'data', does: 'hang' },
  { at: 'data', does: 'drop' },
];

/** After these nobody but the relay knows whether the mail went out. */
const IN_DOUBT: Misdeed[] = [
  { at: 'midtext', does: 'drop' },
  { at: 'text', does: 'hang' },
  { at: 'text', does: 'drop' },
];

/** Every kind of misdeed in turn, at random moments: one mail in eight, one line in six. Counts those that leave a doubt. */
export function misbehaving(random: () => number): { script: Script; doubts: () => number } {
  let doubts = 0;
  let mails = 0;
  let lines = 0;
  const script: Script = (moment) => {
    if (moment === 'line') return random() < 1 / 6 ? turn(WITH_A_LINE, lines++) : null;
    const luck = random();
    if (luck < 1 / 100) {
      doubts++;
      return turn(IN_DOUBT, doubts);
    }
    return luck < 1 / 8 ? turn(WITH_A_MAIL, mails++) : null;
  };
  return { script, doubts: () => doubts };
}

const turn = (misdeeds: readonly Misdeed[], n: number): Misdeed => misdeeds[n % misdeeds.length]!;

/** Random numbers that come the same way again (a linear congruential generator), so that a campaign can be repeated. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
