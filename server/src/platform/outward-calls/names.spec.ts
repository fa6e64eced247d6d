import { createSocket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { DnsServer } from '../../../test/dns-server.js';
import { resolveByDns } from './names.js';

describe('names that somebody typed', () => {
  it('given one that DNS knows, then it has its addresses; given another, then that is said', async () => {
    const dns = await DnsServer.start();
    dns.records.set('A hooks.example.org', ['93.184.215.14', '93.184.215.15']);
    const resolve = resolveByDns([dns.address]);

    expect(await resolve('hooks.example.org')).toEqual([
      { address: '93.184.215.14', family: 4 },
      { address: '93.184.215.15', family: 4 },
    ]);
    await expect(resolve('nowhere.example.org')).rejects.toMatchObject({ code: 'ENOTFOUND' });
    await dns.stop();
  });

  it('given many of which no server ever tells, then each is given up, and a name of the house is found before that', async () => {
    const silent = createSocket('udp4').bind(0, '127.0.0.1');
    await once(silent, 'listening');
    const resolve = resolveByDns([`127.0.0.1:${silent.address().port}`], 500);

    const asked = Promise.allSettled(Array.from({ length: 40 }, (_, n) => resolve(`silent-${n}.example.org`)));
    const first = await Promise.race([asked.then(() => 'silent'), lookup('localhost').then(() => 'localhost')]);

    expect(first).toBe('localhost');
    expect((await asked).map(({ status }) => status)).toEqual(Array(40).fill('rejected'));
    silent.close();
  });

  it('given DNS_SERVERS that are none, then the house does not start, and says which setting it is', () => {
    expect(() => resolveByDns(['nonsense'])).toThrow(/DNS_SERVERS/);
  });
});
