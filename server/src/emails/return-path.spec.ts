import fc from 'fast-check';
import { isEmailAddress } from '@zikaron/contract';
import { LONGEST_LOCAL, ReturnPaths } from './return-path.js';

const paths = new ReturnPaths('s'.repeat(32), 'Bounces@Bounce.zikaron.example');

describe('return paths', () => {
  it('given any message, then its return path is an address that names it, in whatever case and domain it comes back', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const address = paths.of(id);
        expect(isEmailAddress(address)).toBe(true);
        expect(address.indexOf('@')).toBeLessThanOrEqual(64);
        expect(paths.in(`<${address.toUpperCase()}>`)).toEqual([id]);
        expect(paths.in(paths.of(id, 'bounces.bethel.example'))).toEqual([id]);
      }),
    );
  });

  it('given the longest name of a mailbox, then the address is still one', () => {
    const longest = new ReturnPaths('s'.repeat(32), `${'b'.repeat(LONGEST_LOCAL)}@zikaron.example`);
    expect(longest.of('00000000-0000-4000-8000-000000000000').indexOf('@')).toBe(64);
  });

  it('given any other text, then it names nothing', () => {
    const token = fc.string({
      unit: fc.constantFrom(...'0123456789abcdefghijklmnopqrstuvwxyz'),
      minLength: 41,
      maxLength: 41,
    });
    fc.assert(fc.property(token, (text) => expect(paths.in(`bounces+${text}@zikaron.example`)).toEqual([])));
  });
});
