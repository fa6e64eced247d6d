import type pg from 'pg';
import { WrongConfiguration } from '../platform/config/index.js';
import { expectNewEnough } from './migrations.js';
import { tooOld } from './old-postgres.js';

/** A server that says of itself that it is this one. */
const server = (version: number) => ({ query: async () => ({ rows: [{ version }] }) }) as unknown as pg.Client;

describe('a Postgres that is too old', () => {
  it.each([
    [130_022, 'Postgres 13 is too old.'],
    [140_023, 'Postgres 14 is too old.'],
    [150_000, null],
    [180_004, null],
  ])('given %s, then it is said: %s', (version, said) => {
    expect(tooOld(version)).toBe(said);
  });

  it('is refused in words before a table is made in it', async () => {
    await expect(expectNewEnough(server(140_023))).rejects.toThrow(
      new WrongConfiguration('Postgres 14 is too old. Upgrade to Postgres 15 or newer.'),
    );
    await expect(expectNewEnough(server(150_018))).resolves.toBeUndefined();
  });
});
