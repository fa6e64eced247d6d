/** The window as the module finds it when a page is loaded. */
async function aWindow(kept: Record<string, string>) {
  const visited: string[] = [];
  const storage = (values: Record<string, string>) => ({
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => void (values[key] = value),
    removeItem: (key: string) => void delete values[key],
  });
  Object.assign(globalThis, {
    sessionStorage: storage(kept),
    localStorage: storage({ 'zikaron.organization': 'ours' }),
    window: { location: { assign: (to: string) => visited.push(to) } },
  });
  jest.resetModules();
  return { visited, kept, ...(await import('./look')) };
}

describe('what a request is about', () => {
  it('given no look, then it is the chosen organization', async () => {
    const { whatAbout } = await aWindow({});

    expect(whatAbout('/contacts')).toEqual({ 'X-Organization-Id': 'ours' });
  });

  it('given a look, then it is that and never both; what is about the person is not', async () => {
    const { whatAbout } = await aWindow({ 'zikaron.look': 'theirs' });

    expect(whatAbout('/contacts')).toEqual({ 'X-Look': 'theirs' });
    expect(whatAbout('/auth/me')).toEqual({ 'X-Organization-Id': 'ours' });
    expect(whatAbout('/crashes')).toEqual({ 'X-Organization-Id': 'ours' });
  });

  it('given its end, then the page goes back and nothing of it is kept', async () => {
    const { endLook, visited, kept, whatAbout } = await aWindow({ 'zikaron.look': 'theirs' });
    endLook('over');

    expect(visited).toEqual(['/app/operator?look=over']);
    expect(kept).toEqual({});
    expect(whatAbout('/contacts')).toEqual({ 'X-Organization-Id': 'ours' });
  });
});
