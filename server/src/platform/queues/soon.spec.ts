import { soon } from './soon.js';

describe('an answer that is wanted soon', () => {
  it('given one that never comes, then it is given up in time', async () => {
    await expect(soon(new Promise(() => undefined), 20)).rejects.toThrow('did not answer within 20 ms');
  });

  it('given one in time, or a refusal, then it is that', async () => {
    await expect(soon(Promise.resolve(7), 1000)).resolves.toBe(7);
    await expect(soon(Promise.reject(new Error('no')), 1000)).rejects.toThrow('no');
  });
});
