import { networkOf } from './network.js';

describe('by what an address is limited', () => {
  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:aaaa:bbbb:cccc:dddd'],
    ['2001:db8::1', '2001:DB8:0:0:ffff::2'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
  ])('given %s and %s, then they are one', (one, other) => {
    expect(networkOf(one)).toBe(networkOf(other));
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['192.0.2.7', '192.0.2.8'],
    ['::ffff:192.0.2.7', '::ffff:192.0.2.8'],
    ['::1', '192.0.2.7'],
  ])('given %s and %s, then they are two', (one, other) => {
    expect(networkOf(one)).not.toBe(networkOf(other));
  });
});
