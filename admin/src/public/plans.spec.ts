import { PLANS, withoutRoom } from './plans';
import { say } from './say';

/** What is said of each plan to a congregation with so many observers. */
const saidTo = (observers: number | undefined) =>
  PLANS.flatMap(({ plan }) => {
    const counts = withoutRoom(plan, observers);
    return counts ? [say('en', 'plans.withoutRoom', counts)] : [];
  });

describe('plans', () => {
  it('given more observers than a plan includes, then it is said how many there are, that none can be added, and that letters go on', () => {
    expect(saidTo(1_302)).toEqual([
      'You have 1,302 observers, and this plan includes 250: no more can be added with it. The letters to all of them go out as before.',
      'You have 1,302 observers, and this plan includes 1,000: no more can be added with it. The letters to all of them go out as before.',
    ]);
  });

  it('given as many as a plan includes, then none can be added; given one fewer, then nothing is said', () => {
    expect(saidTo(250)).toHaveLength(1);
    expect(saidTo(249)).toEqual([]);
  });

  it('given that the observers were not counted, then nothing is said', () => {
    expect(saidTo(undefined)).toEqual([]);
  });
});
