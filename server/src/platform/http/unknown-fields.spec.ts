import { z } from 'zod';
import { inWords, speakInWords } from './in-words.js';
import { unknownFields } from './unknown-fields.js';
import { validation } from './validation.js';

const place = z.object({ city: z.string() });
const act = z.discriminatedUnion('act', [
  z.object({ act: z.literal('move'), to: place }),
  z.object({ act: z.literal('stay'), days: z.number() }),
]);

describe('the fields that a schema does not know', () => {
  it.each<[string, z.ZodType, unknown, string[]]>([
    ['an object', place, { city: 'Haifa', zip: 1 }, ['zip']],
    ['an object in one', z.object({ a: place.nullish() }), { a: { city: 'x', b: 1 } }, ['a.b']],
    ['a list', z.object({ a: z.array(place) }), { a: [{ city: 'x' }, { zip: 1 }] }, ['a.1.zip']],
    ['a record', z.record(z.string(), place), { x: { zip: 1 } }, ['x.zip']],
    ['what is worked on', place.transform(({ city }) => city).pipe(z.string()), { zip: 1 }, ['zip']],
    ['what is prepared', z.preprocess((value) => value, place), { zip: 1 }, ['zip']],
    ['what has a default', place.default({ city: '' }).optional(), { zip: 1 }, ['zip']],
    ['one of several', act, { act: 'stay', days: 1, to: { city: 'x' } }, ['to']],
    ['none of several', act, { act: 'stay', dayz: 1 }, ['dayz']],
    ['two at once', z.intersection(place, z.object({ zip: z.number() })), { city: 'x', zip: 1, b: 1 }, ['b']],
    ['one that takes anything', z.looseObject({}), { zip: 1 }, []],
    ['what is no object', place, 'Haifa', []],
    ['a name of every object', place, { city: 'x', constructor: 1, toString: 1 }, ['constructor', 'toString']],
  ])('given %s, then they are named', (_, schema, value, expected) => {
    expect(unknownFields(schema, value)).toEqual(expected);
  });
});

describe('what is wrong, in words', () => {
  beforeAll(speakInWords);

  it.each<[z.ZodType, unknown, string]>([
    [z.string(), undefined, 'is required'],
    [z.string().min(1), '', 'is required'],
    [z.string(), 1, 'must be a text'],
    [z.int(), 1.5, 'must be a whole number'],
    [z.number().max(5), 6, 'must be at most 5'],
    [z.string().max(2), 'abc', 'must have at most 2 characters'],
    [z.array(z.string()).min(2), [], 'must have at least 2 entries'],
    [z.enum(['a', 'b']), 'c', 'must be one of a, b'],
    [z.literal('a'), 'c', 'must be a'],
    [z.uuid(), 'x', 'is not an id'],
    [z.iso.datetime(), 'x', 'is not an instant (such as 2027-01-04T14:00:00Z)'],
    [z.union([z.string(), z.number()]), true, 'is none of what this can be'],
  ])('given %#, then it is said', (schema, value, words) => {
    expect(schema.safeParse(value).error?.issues[0]?.message).toBe(words);
  });

  it('given a code that is not known, then something is said all the same', () => {
    expect(inWords({ code: 'custom', input: 1, path: [] })).toBe('is none of what this can be');
  });
});

it('given an id in the address that is none, then the refusal names it', async () => {
  const asked = validation().transform('xyz', { type: 'param', data: 'id', schema: z.uuid() });

  await expect(asked).rejects.toMatchObject({
    message: 'id: is not an id',
    details: [{ path: 'id', message: 'is not an id' }],
  });
});
