import { networkHash } from './network-hash.js';

const of = (address: string, person = 'a person') => networkHash('a secret', person, address).toString('hex');

describe('the network that somebody signs in from', () => {
  it.each([
    ['192.0.2.1', '192.0.2.250', true],
    ['192.0.2.1', '::ffff:192.0.2.9', true],
    ['192.0.2.1', '192.0.3.1', false],
    ['2001:db8:1:2::5', '2001:db8:1:ffff:1:2:3:4', true],
    ['2001:db8::5', '2001:db8:0:9::1', true],
    ['2001:db8:1::5', '2001:db8:2::5', false],
  ])('given %s and %s, then they are one network: %s', (one, other, same) => {
    expect(of(one) === of(other)).toBe(same);
  });

  it('given two people of one office, then nobody can tell', () => {
    expect(of('192.0.2.1')).not.toBe(of('192.0.2.1', 'another'));
  });
});
