import { pageSizeOf } from './page-sizes';

it.each([
  ['yahrzeits', 20],
  ['contacts', 20],
  ['templates', 20],
  ['email-jobs', 15],
  ['emails', 20],
  ['notifications', 20],
  ['imports', 10],
  [undefined, 10],
])('given the list of %s, then a page has as many rows as the customer wrote', (resource, rows) => {
  expect(pageSizeOf(resource)).toBe(rows);
});
