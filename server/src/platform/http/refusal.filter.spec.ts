import { HttpException, Logger, type ArgumentsHost } from '@nestjs/common';
import { EntityNotFoundError } from 'typeorm';
import { Conflict } from '../refusals/index.js';
import { RefusalFilter, troubleOf } from './refusal.filter.js';

const SECRET = 'postgres://zikaron:hunter2@db/zikaron';

/** What the caller gets when this was thrown. */
function answerTo(failure: unknown): { status: number; body: Record<string, unknown> } {
  const got = { status: 0, body: {} };
  const response = {
    headersSent: false,
    setHeader: () => undefined,
    status: (status: number) => ({ json: (body: Record<string, unknown>) => Object.assign(got, { status, body }) }),
  };
  const host = { switchToHttp: () => ({ getRequest: () => ({ id: 'request-1' }), getResponse: () => response }) };
  new RefusalFilter().catch(failure, host as unknown as ArgumentsHost);
  return got;
}

describe('what a failure answers', () => {
  beforeEach(() => void jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined));
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['an error of ours', new Error(`connect ECONNREFUSED ${SECRET}`)],
    [
      'an error of the database',
      Object.assign(new Error('syntax error'), { query: `SELECT '${SECRET}'`, code: '42601' }),
    ],
    ['an error that claims a status', Object.assign(new Error(SECRET), { status: 502 })],
    ['a text', SECRET],
    ['nothing', undefined],
    ["Nest's own", new HttpException(SECRET, 500)],
  ])('given %s, then 500 and the number of the request, and nothing else', (_, failure) => {
    expect(answerTo(failure)).toEqual({
      status: 500,
      body: {
        ...{ statusCode: 500, error: 'Internal Server Error', code: 'internal', details: [], requestId: 'request-1' },
        message: 'Something went wrong on our side.',
      },
    });
  });

  it('given a refusal, then its code and its words', () => {
    expect(answerTo(new Conflict('trial_used', 'The free trial was used already.'))).toMatchObject({
      status: 409,
      body: { code: 'trial_used', message: 'The free trial was used already.', requestId: 'request-1' },
    });
  });

  it.each([
    [
      'nobody listens',
      Object.assign(new Error(`connect ECONNREFUSED ${SECRET}`), { code: 'ECONNREFUSED', syscall: 'connect' }),
    ],
    ['it was killed', Object.assign(new Error('terminating connection'), { code: '57P01' })],
    ['it is starting', Object.assign(new Error('the database system is starting up'), { code: '57P03' })],
    ['the line was cut', new Error('Connection terminated unexpectedly')],
  ])('given a database that is away (%s), then it answers 503, in words', (_, failure) => {
    const { status, body } = answerTo(failure);

    expect([status, body.code]).toEqual([503, 'database_away']);
    expect(JSON.stringify(body)).not.toContain('hunter2');
  });

  it.each([
    ['disk_full', '53100'],
    ['disk_full', 'ENOSPC'],
    ['read_only', '25006'],
  ])('given %s (%s), then it answers 503, and says that reading goes on', (said, code) => {
    const { status, body } = answerTo(Object.assign(new Error('could not extend file'), { code }));

    expect([status, body.code]).toEqual([503, said]);
    expect(body.message).toContain('can be read');
  });

  it.each([
    ['waited for it', Object.assign(new Error('deadlock detected'), { code: '40P01' })],
    ['read before it', Object.assign(new Error('could not serialize access'), { code: '40001' })],
    ['waited for long', Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })],
    ['names what it removed', Object.assign(new Error('violates foreign key constraint'), { code: '23503' })],
    ['looks for what it removed', new EntityNotFoundError('contact', {})],
  ])('given a change beside another one, which %s, then it answers 503, and that it was not done', (_, failure) => {
    const { status, body } = answerTo(failure);

    expect([status, body.code]).toEqual([503, 'at_once']);
    expect(body.message).toContain('this was not done. Try again.');
  });

  it('given a record that is gone, then it is no trouble of the house, for which the letters beside it would wait', () => {
    const gone = Object.assign(new Error('violates foreign key constraint'), { code: '23503' });
    expect([troubleOf(gone), troubleOf(new EntityNotFoundError('contact', {}))]).toEqual([null, null]);
  });
});
