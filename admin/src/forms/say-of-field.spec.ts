import { sayOfField } from './say-of-field';

const called = (path: string) => (path === 'replyTo' ? 'Answers go to' : '');

it.each([
  ['replyTo', 'is not one email address', '“Answers go to” is not one email address'],
  ['replyTo', 'There is no such letter.', 'Answers go to: There is no such letter.'],
  ['elsewhere', 'There is no such letter.', 'There is no such letter.'],
  ['elsewhere', 'is not known here', 'elsewhere: is not known here'],
])('given %s: %s, then it is told by the name that the page has for it', (path, message, told) => {
  expect(sayOfField({ path, message }, called)).toBe(told);
});
