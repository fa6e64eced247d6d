import { FairTurns } from './fair-turns.js';

describe('turns', () => {
  it('given one organization with a long row, then another comes after it at most once, and nobody has more than two', async () => {
    const turns = new FairTurns(3, 2, 100, 10_000);
    const order: string[] = [];
    const take = (organization: string) => {
      const turn = turns.take(organization).then((giveBack) => {
        order.push(organization);
        return giveBack;
      });
      // Whose turn does not come within this spec runs out of patience after it.
      turn.catch(() => undefined);
      return turn;
    };

    const many = Array.from({ length: 10 }, () => take('one'));
    await Promise.resolve();
    await Promise.all(many.slice(0, 2));
    expect(order).toEqual(['one', 'one']);

    const other = await take('other');
    const others = [take('other'), take('third')];
    (await many[0])?.();
    await new Promise(setImmediate);
    expect(order).toEqual(['one', 'one', 'other', 'one']);
    other();
    await new Promise(setImmediate);
    expect(order.slice(4)).toEqual(['other']);
    (await others[0])?.();
    await new Promise(setImmediate);
    expect(order.slice(5)).toEqual(['third']);
  });

  it('given too many of one that wait, then the next is told when to come again, and another organization is not', async () => {
    const turns = new FairTurns(1, 1, 2, 10_000);
    const first = await turns.take('one');
    turns.take('one').catch(() => undefined);
    turns.take('one').catch(() => undefined);

    await expect(turns.take('one')).rejects.toMatchObject({ status: 429, waitSeconds: 60 });
    const other = turns.take('other');
    other.catch(() => undefined);
    first();
    expect(await Promise.race([other.then(() => 'other'), new Promise((later) => setTimeout(later, 50, 'one'))])).toBe(
      'one',
    );
  });

  it('given none comes in time, then it is said so with a time to come again, and those behind are not held up', async () => {
    const turns = new FairTurns(1, 1, 100, 30);
    const first = await turns.take('one');

    await expect(turns.take('one')).rejects.toMatchObject({ status: 503, code: 'busy', waitSeconds: 10 });
    const next = turns.take('one');
    first();
    (await next)();
    (await turns.take('one'))();
  });
});
