import type { FactoryProvider } from '@nestjs/common';
import { lookup, Resolver } from 'node:dns/promises';
import { CONFIG, WrongConfiguration, type Config } from '../config/index.js';
import type { Address, Resolve } from './checked-address.js';

/** What a module provides the resolver under; specs provide their own. */
export const RESOLVE = Symbol('resolve');

/** As the system has it, names of this machine among them. It looks for two at a time, and for those of the whole program. */
const resolveBySystem: Resolve = (hostname) => lookup(hostname, { all: true });

/** Asks these DNS servers, or those of the host; each is waited for so many milliseconds, twice. @throws WrongConfiguration where they are none */
export function dnsResolver(servers: readonly string[], timeout: number): Resolver {
  const resolver = new Resolver({ timeout, tries: 2 });
  try {
    if (servers.length > 0) resolver.setServers(servers);
  } catch {
    throw new WrongConfiguration('DNS_SERVERS must be addresses of DNS servers, such as 9.9.9.9 or 127.0.0.1:5353.');
  }
  return resolver;
}

/**
 * All addresses of a name, asked of DNS by ourselves. Names that somebody typed are looked for in this way: one of which no
 * server ever tells would hold up the system's for seconds, and with a few of them nobody here would find Postgres or the
 * relay.
 */
export function resolveByDns(servers: readonly string[], timeout = 1500): Resolve {
  const resolver = dnsResolver(servers, timeout);
  return async (hostname) => {
    const asked = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    const found = asked.flatMap((answer, at): Address[] =>
      answer.status === 'rejected' ? [] : answer.value.map((address) => ({ address, family: at === 0 ? 4 : 6 })),
    );
    const [first] = asked;
    if (found.length === 0 && first.status === 'rejected') throw first.reason;
    return found;
  };
}

/** For development, where private addresses may be called too, names are those of the system. */
export const NAMES_THAT_SOMEBODY_TYPED: FactoryProvider<Resolve> = {
  provide: RESOLVE,
  inject: [CONFIG],
  useFactory: ({ WEBHOOK_NETWORK, DNS_SERVERS }: Pick<Config, 'WEBHOOK_NETWORK' | 'DNS_SERVERS'>) =>
    WEBHOOK_NETWORK === 'any' ? resolveBySystem : resolveByDns(DNS_SERVERS),
};
