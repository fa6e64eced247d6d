import { growthAtFourTimes } from '../../../test/growth.js';
import { withoutLastSlashes } from './protocol.js';

describe('the path of a request to the identity provider', () => {
  it.each([
    ['/token', '/token'],
    ['/token///', '/token'],
    ['/', ''],
    ['//a//b', '//a//b'],
  ])('given %s, then it is %s', (path, expected) => {
    expect(withoutLastSlashes(path)).toBe(expected);
  });

  it('given thousands of slashes within it, then four times as many take some four times as long', async () => {
    expect(await growthAtFourTimes(20_000, (size) => withoutLastSlashes(`${'/'.repeat(size)}x`))).toBeLessThan(10);
  });
});
