import { evening } from './evening.js';

describe('the simulated evening', () => {
  it('given congregations in six zones, when one worker and then two tick through it, then each night is planned and each letter announced once', async () => {
    const { counts } = await evening({ n: 60, runs: 1 }, [1, 2]);

    expect(counts).toEqual({
      congregations: 60,
      observers: 6000,
      'letters planned and announced once': 144,
      ticks: 55,
    });
  });
});
