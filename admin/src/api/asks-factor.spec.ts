const mockDialogs: ((shown: boolean) => void)[] = [];
let mockAsk: () => Promise<boolean>;

jest.mock('./ask-factor', () => ({
  askForFactor: () => new Promise<boolean>((done) => mockDialogs.push(done)),
}));
jest.mock('./http', () => ({
  askFactorBy: (ask: typeof mockAsk) => {
    mockAsk = ask;
  },
}));

describe('the second factor', () => {
  it('given a request that is refused in the moment in which the person has shown it, then they are not asked again', async () => {
    await import('./asks-factor');
    const first = mockAsk();
    await new Promise(setImmediate);
    mockDialogs[0]?.(true);
    const second = mockAsk();

    expect(await Promise.all([first, second])).toEqual([true, true]);
    expect(mockDialogs).toHaveLength(1);
  });

  it('given a later request, then they are asked anew', async () => {
    const later = mockAsk();
    await new Promise(setImmediate);
    mockDialogs[1]?.(false);
    expect(await later).toBe(false);
  });
});
