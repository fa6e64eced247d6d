import { createHmac } from 'node:crypto';
import { admit } from '../platform/tenancy/index.js';
import { markOf } from './address-mark.js';
import { preferenceToken } from './preference-token.js';
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.js';

const SECRET = 'the secret of the links, long enough';
const subscriber = {
  org: admit('11111111-1111-4111-8111-111111111111'),
  contactId: '22222222-2222-4222-8222-222222222222',
  yahrzeitId: null,
  addressMark: null,
};
const good = unsubscribeToken(SECRET, subscriber);
const bytes = Buffer.from(good, 'base64url');
const changed = (at: number) => {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy.toString('base64url');
};
const signedWith = (key: string, payload = bytes.subarray(0, 33)) =>
  Buffer.concat([payload, createHmac('sha256', key).update(payload).digest()]).toString('base64url');

describe('a link that ends letters', () => {
  it('given our own link, then it says who speaks and to whom, today and in ten years', () => {
    expect(readUnsubscribeToken(SECRET, good)).toEqual(subscriber);
  });

  it('given the same person, then the link is always the same', () => {
    expect(unsubscribeToken(SECRET, subscriber)).toBe(good);
  });

  it('given the link of a letter, then it also says whom the letter was about', () => {
    const about = { ...subscriber, yahrzeitId: '33333333-3333-4333-8333-333333333333' };
    expect(readUnsubscribeToken(SECRET, unsubscribeToken(SECRET, about))).toEqual(about);
  });

  it.each([null, '33333333-3333-4333-8333-333333333333'])(
    'given the link of a letter about %s, then it also knows the address again that the letter went to',
    (yahrzeitId) => {
      const to = { ...subscriber, yahrzeitId, addressMark: markOf('Ploni@example.org') };
      const read = readUnsubscribeToken(SECRET, unsubscribeToken(SECRET, to));
      expect(read).toEqual({ ...to, addressMark: markOf('ploni@EXAMPLE.org') });
    },
  );

  const attacks: [string, string][] = [
    ['nothing', ''],
    ['another purpose', changed(0)],
    ['another organization', changed(1)],
    ['the last byte of the organization', changed(16)],
    ['another contact', changed(17)],
    ['the last byte of the contact', changed(32)],
    ['the first byte of the signature', changed(33)],
    ['the last byte of the signature', changed(64)],
    ['a signature of zeros', Buffer.concat([bytes.subarray(0, 33), Buffer.alloc(32)]).toString('base64url')],
    ['no signature', bytes.subarray(0, 33).toString('base64url')],
    ['half a signature', bytes.subarray(0, 49).toString('base64url')],
    ['a signature without a key', signedWith('')],
    ['a signature with the bare secret', signedWith(SECRET)],
    ["a signature with another house's secret", signedWith('unsubscribe:another secret')],
    [
      'a rightly signed payload of another purpose',
      signedWith(`unsubscribe:${SECRET}`, Buffer.concat([Buffer.of(2), bytes.subarray(1, 33)])),
    ],
    [
      'a rightly signed payload that says it is longer',
      signedWith(`unsubscribe:${SECRET}`, Buffer.concat([Buffer.of(3), bytes.subarray(1, 33)])),
    ],
    [
      'a rightly signed payload that says it knows an address',
      signedWith(`unsubscribe:${SECRET}`, Buffer.concat([Buffer.of(5), bytes.subarray(1, 33)])),
    ],
    ['the link to the preferences', preferenceToken(SECRET, { ...subscriber, email: 'ploni@example.org' }, new Date())],
    ['a rightly signed payload that is too short', signedWith(`unsubscribe:${SECRET}`, bytes.subarray(0, 17))],
    ['a byte more', `${good}A`],
    ['a character less', good.slice(0, -1)],
    ['padding', `${good}=`],
    ['a space', ` ${good}`],
    ['a line break', `${good}\n`],
    ['a zero', `${good}\0`],
    ['another spelling of the last character', good.slice(0, -1) + spare(good.slice(-1))],
    ['plain base64', bytes.toString('base64')],
    ['hexadecimal', bytes.toString('hex')],
    ['other letters in its place', good.toLowerCase()],
    ['two organizations', good + good],
    ['a path', '../../etc/passwd'],
    ['JSON', JSON.stringify(subscriber)],
    ['a megabyte', 'A'.repeat(1_000_000)],
  ];
  it.each(attacks)('given %s, then it is not one of ours', (_, token) => {
    expect(readUnsubscribeToken(SECRET, token)).toBeNull();
  });
});

/** A base64url character that differs only in bits that are thrown away. */
function spare(character: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return letters[letters.indexOf(character) ^ 1] ?? '';
}
