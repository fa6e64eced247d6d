import { Inject, Injectable } from '@nestjs/common';
import type { Resolver } from 'node:dns/promises';
import { CONFIG, type Config } from '../platform/config/index.js';
import { dnsResolver } from '../platform/outward-calls/index.js';
import type { Answers } from './dns-records.js';

/** DNS said that there is nothing, which is an answer. */
const NOTHING_THERE = ['ENOTFOUND', 'ENODATA'];

/** Asks the DNS servers of the host, or those of DNS_SERVERS. */
@Injectable()
export class DnsLookUp {
  private readonly resolver: Resolver;

  /** @throws WrongConfiguration when DNS_SERVERS names no servers */
  constructor(@Inject(CONFIG) { DNS_SERVERS }: Config) {
    this.resolver = dnsResolver(DNS_SERVERS, 3000);
  }

  async texts(name: string): Promise<Answers> {
    const records = await answered(this.resolver.resolveTxt(name));
    return records && records.map((pieces) => pieces.join(''));
  }

  aliases(name: string): Promise<Answers> {
    return answered(this.resolver.resolveCname(name));
  }
}

/** What DNS says, nothing included; null when it says nothing at all (out of reach, broken, refused). */
async function answered<Records extends readonly unknown[]>(question: Promise<Records>): Promise<Records | null> {
  try {
    return await question;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return NOTHING_THERE.includes(code ?? '') ? ([] as unknown as Records) : null;
  }
}
