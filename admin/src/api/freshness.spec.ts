import { FRESH, queryClient } from './freshness';

describe('for how long what was read counts as fresh', () => {
  it.each<[string, readonly unknown[], number]>([
    ['jobs', ['email-jobs', 'getList', { pagination: {} }], 10_000],
    ['templates', ['templates', 'getOne', { id: 'x' }], 30_000],
  ])('given %s, then as long as the original says', (_, queryKey, milliseconds) => {
    expect(queryClient.defaultQueryOptions({ queryKey }).staleTime).toBe(milliseconds);
  });

  it('given the organization, then 60 s', () => expect(FRESH.organization).toBe(60_000));
});
