import { ApiError, fieldErrors, reasonOf } from './refusals';

describe('what a form is told', () => {
  it('given paths with dots, then each message stands under its own field', () => {
    expect(
      fieldErrors([
        { path: 'window.toDays', message: 'Too far' },
        { path: 'window.basis', message: 'Unknown' },
        { path: 'name', message: 'Too long' },
      ]),
    ).toEqual({ window: { toDays: 'Too far', basis: 'Unknown' }, name: 'Too long' });
  });

  it('given two messages for one field, then the first one stands', () => {
    expect(
      fieldErrors([
        { path: 'email', message: 'Missing' },
        { path: 'email', message: 'Not an address' },
      ]),
    ).toEqual({ email: 'Missing' });
  });

  it('given what concerns the whole form, or a hostile path, then no field is marked', () => {
    const errors = fieldErrors([
      { path: '', message: 'Refused' },
      { path: '__proto__.polluted', message: 'yes' },
    ]);

    expect(Object.keys(errors)).toEqual(['polluted']);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('what a person is told', () => {
  const refused = (message: string, status: number, details: { path: string; message: string }[] = []) =>
    new ApiError(message, status, { details });

  it.each([
    ['the words of the server', refused('This yahrzeit is deleted.', 409), 'This yahrzeit is deleted.'],
    [
      'with what is wrong with a field',
      refused('Not valid', 422, [{ path: 'name', message: 'Too long' }]),
      'Not valid (Too long)',
    ],
    ['not the same words twice', refused('Too long', 422, [{ path: 'name', message: 'Too long' }]), 'Too long'],
    [
      'half a sentence with the field',
      refused('name: is required', 400, [{ path: 'name', message: 'is required' }]),
      'name: is required',
    ],
    [
      'that it is busy, and when to come again',
      refused('Try again in a few seconds.', 503),
      'Try again in a few seconds.',
    ],
    ['nothing of a fault of ours', refused('duplicate key value', 500), 'Failed to save'],
    ['nothing of a fault of the program', new TypeError('x is undefined'), 'Failed to save'],
    [
      'that the server was not reached',
      refused('The server could not be reached.', 0),
      'The server could not be reached.',
    ],
  ])('then it is %s', (_, error, told) => {
    expect(reasonOf(error, 'Failed to save')).toBe(told);
  });
});
