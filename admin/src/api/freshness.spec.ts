import { ASKED_AGAIN, FRESH, queryClient, SUMMARY_FRESH } from './freshness';

describe('for how long what was read counts as fresh', () => {
  it.each<[string, readonly unknown[], number]>([
    ['jobs', ['email-jobs', 'getList', { pagination: {} }], 10_000],
    ['templates', ['templates', 'getOne', { id: 'x' }], 30_000],
  ])('given %s, then as long as the original says', (_, queryKey, milliseconds) => {
    expect(queryClient.defaultQueryOptions({ queryKey }).staleTime).toBe(milliseconds);
  });

  it('given the organization, then 60 s', () => expect(FRESH.organization).toBe(60_000));

  it('given what stays open, then it is asked again as often as the original says', () => {
    expect(ASKED_AGAIN).toEqual({ unread: 30_000, notifications: 15_000, summaries: 60_000 });
    expect(SUMMARY_FRESH).toBe(30_000);
  });
});
