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

  it('given many of which no server ever tells, then each is given up in good time, and names of the house are found meanwhile', async () => {
    const silent = createSocket('udp4').bind(0, '127.0.0.1');
    await once(silent, 'listening');
    const resolve = resolveByDns([`127.0.0.1:${silent.address().port}`], 100);

    const began = performance.now();
    const asked = Promise.allSettled(Array.from({ length: 40 }, (_, n) => resolve(`silent-${n}.example.org`)));
    await lookup('localhost');
    expect(performance.now() - began).toBeLessThan(3000);
    const answers = await asked;

    expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
    expect(performance.now() - began).toBeLessThan(5000);
    silent.close();
  });
});
