import { z } from 'zod';
import type { $ZodRawIssue } from 'zod/v4/core';

/** What is wrong with a field, as the end of a sentence that begins with its name: "name: is required". */
export function inWords(issue: $ZodRawIssue): string {
  const { input } = issue;
  if (isMissing(issue, input)) return 'is required';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${NOUNS[issue.expected] ?? 'something else'}`;
    case 'invalid_value':
      return `must be ${oneOf(issue.values)}`;
    case 'too_small':
      return `must ${size('at least', issue.minimum, issue.origin)}`;
    case 'too_big':
      return `must ${size('at most', issue.maximum, issue.origin)}`;
    case 'invalid_format':
      return `is not ${FORMATS[issue.format] ?? 'in the right form'}`;
    case 'not_multiple_of':
      return `must be a multiple of ${String(issue.divisor)}`;
    case 'unrecognized_keys':
      return `has fields that are not known here: ${issue.keys.join(', ')}`;
    default:
      return 'is none of what this can be';
  }
}

/** The words for whatever a schema has no words of its own. */
export const speakInWords = (): void => void z.config({ localeError: inWords });

const isMissing = ({ code, origin, minimum }: $ZodRawIssue, input: unknown): boolean =>
  input === undefined || (code === 'too_small' && origin === 'string' && minimum === 1);

const NOUNS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
  null: 'null',
};

const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'an id',
  email: 'an email address',
  url: 'a web address',
  date: 'a date (YYYY-MM-DD)',
  datetime: 'an instant (such as 2027-01-04T14:00:00Z)',
};

const MEASURES: Readonly<Record<string, string>> = { string: 'characters', array: 'entries', set: 'entries' };

function size(limit: string, amount: unknown, origin: string | undefined): string {
  const measure = MEASURES[origin ?? ''];
  return measure ? `have ${limit} ${String(amount)} ${measure}` : `be ${limit} ${String(amount)}`;
}

function oneOf(values: readonly unknown[]): string {
  return values.length === 1 ? String(values[0]) : `one of ${values.map(String).join(', ')}`;
}
