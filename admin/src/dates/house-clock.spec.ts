import { todayIn } from './civil';
import { houseNow, setHouseClock } from './house-clock';

describe('the house’s clock', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-25T15:00:00Z') }));
  afterEach(() => {
    setHouseClock(new Date().toISOString());
    jest.useRealTimers();
  });

  it('given a computer whose clock is a week late, then today is the house’s, and goes on', () => {
    setHouseClock('2026-12-02T15:00:00.000Z');
    expect(todayIn('America/New_York')).toBe('2026-12-02');

    jest.advanceTimersByTime(86_400_000);
    expect(todayIn('America/New_York')).toBe('2026-12-03');
  });

  it('given an answer that took a while, then the computer’s clock stands', () => {
    setHouseClock('2026-11-25T14:59:20.000Z');
    expect(houseNow()).toEqual(new Date('2026-11-25T15:00:00Z'));
  });
});
