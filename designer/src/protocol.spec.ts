import { answering, asking } from './protocol';

interface Answers {
  double(number: number): number;
}

const HOUSE = 'https://zikaron.example';
const frame = {} as Window;

describe('what two windows of the house say to each other', () => {
  const here = Object.assign(new EventTarget(), { location: { origin: HOUSE } });
  beforeAll(() => Object.assign(globalThis, { window: here }));

  /** A line that nobody has answered stays open. */
  const open: MessagePort[] = [];
  afterAll(() => open.forEach((port) => port.close()));

  /** As the browser hands a message on: from which window it is, and of which site. */
  const posted = (origin: string, source: unknown) =>
    asking<Answers>(
      () =>
        ({
          postMessage: (data: unknown, to: string, ports: MessagePort[]) => {
            expect(to).toBe(HOUSE);
            here.dispatchEvent(Object.assign(new Event('message'), { origin, source, data, ports }));
            open.push(...ports);
          },
        }) as unknown as Window,
    );
  const heard = async (origin: string, source: unknown): Promise<number[]> => {
    const numbers: number[] = [];
    const stop = answering<Answers>(() => frame, {
      double: (number) => {
        numbers.push(number);
        return number * 2;
      },
    });
    const answer = posted(origin, source)('double', 4);
    const said = await Promise.race([answer, new Promise<number>((resolve) => setTimeout(resolve, 50, NaN))]);
    stop();
    return [...numbers, ...(Number.isNaN(said) ? [] : [said])];
  };

  it('given the window that is meant, then it is answered', async () => {
    expect(await heard(HOUSE, frame)).toEqual([4, 8]);
  });

  it('given another window, another site, or no window at all, then nothing is heard', async () => {
    expect(await heard(HOUSE, {})).toEqual([]);
    expect(await heard('https://elsewhere.example', frame)).toEqual([]);
    expect(await heard(HOUSE, null)).toEqual([]);
  });
});
