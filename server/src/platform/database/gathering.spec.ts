import { Gathering } from './gathering.js';

/** Statements that end when they are told to. */
function aDatabase() {
  const running: { key: string; asks: readonly string[]; end: (failure?: Error) => void }[] = [];
  const gathering = new Gathering<string, string, string>(
    (key, asks) =>
      new Promise((resolve, reject) => {
        running.push({
          key,
          asks,
          end: (failure) => (failure ? reject(failure) : resolve(asks.map((ask) => `${ask}!`))),
        });
      }),
  );
  return { gathering, running };
}

const aTurn = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('writes that go together', () => {
  it('given nothing under way, when several are asked at once, then they go together, each with its own answer', async () => {
    const { gathering, running } = aDatabase();
    const answers = Promise.all(['a', 'b'].map((ask) => gathering.ask('one', ask)));
    await aTurn();

    expect(running.map(({ asks }) => asks)).toEqual([['a', 'b']]);
    running[0]!.end();
    expect(await answers).toEqual(['a!', 'b!']);
  });

  it('given a statement under way, then what is asked meanwhile goes in the next, and other keys do not wait for it', async () => {
    const { gathering, running } = aDatabase();
    const first = gathering.ask('one', 'a');
    await aTurn();
    const rest = ['b', 'c'].map((ask) => gathering.ask('one', ask));
    const other = gathering.ask('two', 'd');
    await aTurn();

    expect(running.map(({ key, asks }) => [key, asks])).toEqual([
      ['one', ['a']],
      ['two', ['d']],
    ]);
    running[0]!.end();
    running[1]!.end();
    expect([await first, await other]).toEqual(['a!', 'd!']);
    await aTurn();
    expect(running[2]?.asks).toEqual(['b', 'c']);
    running[2]!.end();
    expect(await Promise.all(rest)).toEqual(['b!', 'c!']);
  });

  it('given a statement that fails, then all in it fail, and the next ones go on', async () => {
    const { gathering, running } = aDatabase();
    const failing = gathering.ask('one', 'a');
    await aTurn();
    const next = gathering.ask('one', 'b');
    running[0]!.end(new Error('away'));

    await expect(failing).rejects.toThrow('away');
    await aTurn();
    running[1]!.end();
    expect(await next).toBe('b!');
  });
});
