import { Semaphore, type Sender } from './semaphore.js';

const from = (organization: string, domain: string): Sender => ({ organization, domain: `${domain}.example` });

/** A letter that holds its line until it is let go. */
function hanging(gate: Semaphore, sender: Sender) {
  let entered = false;
  let letGo: () => void = () => undefined;
  const ended = gate.through(sender, () => {
    entered = true;
    return new Promise<void>((go) => (letGo = go));
  });
  return { isIn: () => entered, end: () => (letGo(), ended) };
}

const settle = () => new Promise(setImmediate);

describe('the lines to the relay', () => {
  it('given a domain whose server hangs, then letters to other domains still go', async () => {
    const gate = new Semaphore(5);
    const stuck = Array.from({ length: 10 }, () => hanging(gate, from('one', 'slow')));
    const other = hanging(gate, from('one', 'quick'));
    await settle();

    expect(stuck.filter(({ isIn }) => isIn())).toHaveLength(3);
    expect(other.isIn()).toBe(true);
  });

  it('given an organization with ten thousand letters to as many domains, then a line is kept free for another one', async () => {
    const gate = new Semaphore(5);
    const many = Array.from({ length: 10 }, (_, at) => hanging(gate, from('large', `d${at}`)));
    const small = hanging(gate, from('small', 'example'));
    await settle();

    expect(many.filter(({ isIn }) => isIn())).toHaveLength(4);
    expect(small.isIn()).toBe(true);
  });

  it('given a line that becomes free, then the first that may have it gets it, also after one that failed', async () => {
    const gate = new Semaphore(1);
    const failed = gate.through(from('one', 'a'), () => Promise.reject(new Error('broken')));
    const [second, third] = [hanging(gate, from('one', 'a')), hanging(gate, from('one', 'b'))];

    await expect(failed).rejects.toThrow('broken');
    await settle();
    expect([second.isIn(), third.isIn()]).toEqual([true, false]);
    await second.end();
    await settle();
    expect(third.isIn()).toBe(true);
  });
});
