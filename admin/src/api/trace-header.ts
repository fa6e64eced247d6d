import { env } from '../env';

/** So many random bytes; also where a browser offers no `randomUUID`, which is on addresses without https. */
export const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

let page = '';
let traceId = '';

/** The trace of the page that is open, as W3C writes it: all that one page asks is one trace. Nothing, where nobody traces. */
export function traceHeader(): { traceparent?: string } {
  if (!env.TRACES) return {};
  if (page !== window.location.pathname) [page, traceId] = [window.location.pathname, hex(16)];
  return { traceparent: `00-${traceId}-${hex(8)}-01` };
}
