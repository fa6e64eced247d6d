import { seal, unseal } from './seal.js';

const secret = 's'.repeat(32);

describe('a sealed secret', () => {
  it('given the same secret, purpose and place, then it opens; and no two seals look alike', () => {
    const [one, other] = [seal(secret, 'dkim', 'here', 'ktav'), seal(secret, 'dkim', 'here', 'ktav')];
    expect([unseal(secret, 'dkim', 'here', one), unseal(secret, 'dkim', 'here', other)]).toEqual(['ktav', 'ktav']);
    expect(one.equals(other)).toBe(false);
    expect(one.toString('latin1')).not.toContain('ktav');
  });

  it.each([
    ['another secret', () => unseal('t'.repeat(32), 'dkim', 'here', seal(secret, 'dkim', 'here', 'x'))],
    ['another purpose', () => unseal(secret, 'hook', 'here', seal(secret, 'dkim', 'here', 'x'))],
    ['another place', () => unseal(secret, 'dkim', 'there', seal(secret, 'dkim', 'here', 'x'))],
    ['nothing', () => unseal(secret, 'dkim', 'here', Buffer.alloc(0))],
    ['half of it', () => unseal(secret, 'dkim', 'here', seal(secret, 'dkim', 'here', 'x').subarray(0, 20))],
  ])('given %s, then it does not open', (_, open) => expect(open).toThrow());

  it('given any byte of it changed, then it does not open', () => {
    const sealed = seal(secret, 'dkim', 'here', 'a key');
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8((changed[at] ?? 0) ^ 1, at);
      expect(() => unseal(secret, 'dkim', 'here', changed)).toThrow();
    }
  });
});
