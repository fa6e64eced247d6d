import { scrubReport } from './scrub-report';

describe('what the error service may hear', () => {
  it.each([
    ['/app/contacts?filter=%7B%22q%22%3A%22Levin%22%7D', '/app/contacts'],
    ['GET https://zikaron.example/api/yahrzeits?q=Levin failed', 'GET https://zikaron.example/api/yahrzeits failed'],
    ['no letter to sarah@example.org', 'no letter to [address]'],
    ['button[aria-label="Delete Sarah Levin"]', 'button'],
    [`/u/${'x'.repeat(40)}`, '/u/{id}'],
    ['?token=secret', ''],
  ])('given %s, then %s', (text, told) => {
    expect(scrubReport(text)).toBe(told);
  });

  it('given a report, then every text in it is cleaned, however deep, and the rest stays', () => {
    expect(scrubReport({ level: 3, crumbs: [{ to: '/app?q=Levin', at: null }] })).toEqual({
      ...{ level: 3, crumbs: [{ to: '/app', at: null }] },
    });
  });
});
