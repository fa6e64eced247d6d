import { createHmac } from 'node:crypto';
import { admit } from '../platform/tenancy/index.js';
import { LetterLinks } from './letter-links.js';
import { isCurrent, preferenceToken, readPreferenceToken } from './preference-token.js';
import { unsubscribeToken } from './unsubscribe-token.js';

const SECRET = 'the secret of the links, long enough';
const NOW = new Date('2026-12-21T15:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const receiver = {
  org: admit('11111111-1111-4111-8111-111111111111'),
  contactId: '22222222-2222-4222-8222-222222222222',
  email: 'Ploni@example.org',
};
const good = preferenceToken(SECRET, receiver, NOW);
const bytes = Buffer.from(good, 'base64url');
const changed = (at: number) => {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy.toString('base64url');
};
const signedWith = (key: string, payload = bytes.subarray(0, 42)) =>
  Buffer.concat([payload, createHmac('sha256', key).update(payload).digest()]).toString('base64url');

function read(token: string) {
  const link = readPreferenceToken(SECRET, token);
  if (!link) throw new Error('Not ours');
  return link;
}

describe('a link to the preferences', () => {
  it('given our own link, then it says whose page it opens', () => {
    expect(read(good)).toMatchObject({ org: receiver.org, contactId: receiver.contactId });
  });

  it('given the address however it is capitalised, then it is good until the next letter has come', () => {
    expect(isCurrent(read(good), 'ploni@EXAMPLE.org', later(0))).toBe(true);
    expect(isCurrent(read(good), 'ploni@example.org', later(399))).toBe(true);
  });

  it('given more than 400 days, or another address or none by now, then it is good no more', () => {
    expect(isCurrent(read(good), receiver.email, later(402))).toBe(false);
    expect(isCurrent(read(good), 'almoni@example.org', NOW)).toBe(false);
    expect(isCurrent(read(good), null, NOW)).toBe(false);
  });

  const attacks: [string, string][] = [
    ['nothing', ''],
    ['another organization', changed(0)],
    ['another contact', changed(16)],
    ['the last byte of the contact', changed(31)],
    ['a later day', changed(33)],
    ['an earlier century', changed(32)],
    ['another address', changed(34)],
    ['the last byte of the address', changed(41)],
    ['the first byte of the signature', changed(42)],
    ['the last byte of the signature', changed(73)],
    ['a signature of zeros', Buffer.concat([bytes.subarray(0, 42), Buffer.alloc(32)]).toString('base64url')],
    ['no signature', bytes.subarray(0, 42).toString('base64url')],
    ['a signature without a key', signedWith('')],
    ['a signature with the bare secret', signedWith(SECRET)],
    ["a signature with another house's secret", signedWith('preferences:another secret')],
    ['a signature made to unsubscribe', signedWith(`unsubscribe:${SECRET}`)],
    ['a signature made for a calendar', signedWith(`calendar:${SECRET}`)],
    ['a rightly signed payload that is too short', signedWith(`preferences:${SECRET}`, bytes.subarray(0, 32))],
    ['the link that stops letters', unsubscribeToken(SECRET, { ...receiver, yahrzeitId: null, addressMark: null })],
    ['a character more', `${good}A`],
    ['a character less', good.slice(0, -1)],
    ['padding', `${good}=`],
    ['a line break', `${good}\n`],
    ['plain base64', `${bytes.toString('base64')}`],
    ['other letters in its place', good.toLowerCase()],
    ['a megabyte', 'A'.repeat(1_000_000)],
  ];
  it.each(attacks)('given %s, then it is not one of ours', (_, token) => {
    expect(readPreferenceToken(SECRET, token)).toBeNull();
  });
});

describe('the links of a letter', () => {
  const links = new LetterLinks({ PUBLIC_URL: 'https://z.example', LINK_SECRET: SECRET }, { now: () => NOW });
  const of = links.of(receiver.org, { ...receiver, yahrzeitId: null });
  const read = {
    u: (token: string) => links.readUnsubscribe(token),
    p: (token: string) => links.readPreferences(token),
    r: (token: string) => links.readAnswer(token),
    w: (token: string) => links.readRemember(token),
  };

  it.each([
    ['u', of.unsubscribe],
    ['p', of.preferences],
    ['r', of.answer],
    ['w', of.remember],
  ] as const)('given the one that leads to /%s/, then it says whose it is there, and nowhere else', (page, link) => {
    const [, token = ''] = link.split(`https://z.example/${page}/`);
    for (const [other, readsAs] of Object.entries(read))
      expect(readsAs(token)?.contactId ?? null).toBe(other === page ? receiver.contactId : null);
  });
});
