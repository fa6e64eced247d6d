import type { DnsRecord, RecordFinding, SenderDomain } from '@zikaron/contract';
import { Column, Entity } from 'typeorm';
import { DatedRow } from '../platform/database/index.js';

export type Findings = Partial<Record<DnsRecord['key'], RecordFinding>>;

/** A domain of a congregation under which its letters leave once its records are right. */
@Entity('sender_domain')
export class SenderDomainRow extends DatedRow {
  @Column('text') domain: string;
  /** What stands before the @ of the address that letters come from. */
  @Column('text', { name: 'local_part' }) localPart: string;
  @Column('text') selector: string;
  @Column('text', { name: 'public_key' }) publicKey: string;
  @Column('bytea', { name: 'sealed_key' }) sealedKey: Buffer;
  @Column('text', { default: 'unverified' }) state: SenderDomain['state'];
  @Column('jsonb', { default: {} }) found: Findings;
  @Column('timestamptz', { name: 'checked_at', nullable: true }) checkedAt: Date | null;
  @Column('timestamptz', { name: 'verified_at', nullable: true }) verifiedAt: Date | null;
}
