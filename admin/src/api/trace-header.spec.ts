import { env } from '../env';
import { traceHeader } from './trace-header';

jest.mock('../env', () => ({ env: { TRACES: true } }));
const open = (pathname: string) => Object.assign(globalThis, { window: { location: { pathname } } });

describe('the trace of a page', () => {
  afterAll(() => Reflect.deleteProperty(globalThis, 'window'));

  it('given one page, then all that it asks is one trace, as W3C writes it; the next page begins another', () => {
    open('/app/yahrzeits');
    const [first = '', second = ''] = [traceHeader().traceparent, traceHeader().traceparent];
    open('/app/contacts');
    const other = traceHeader().traceparent ?? '';

    expect(first).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(second).not.toBe(first);
    expect([second, other].map((one) => one.slice(0, 36) === first.slice(0, 36))).toEqual([true, false]);
  });

  it('given an installation that traces nothing, then nothing is sent', () => {
    env.TRACES = false;

    expect(traceHeader()).toEqual({});
  });
});
