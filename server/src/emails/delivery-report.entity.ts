import type { DeliveryReport } from '@zikaron/contract';
import { Column, Entity } from 'typeorm';
import { OwnedRow } from '../platform/database/index.js';

/** What a mail service, or the mailbox for bounces, reported of one letter. */
@Entity('delivery_report')
export class DeliveryReportRow extends OwnedRow {
  @Column('uuid', { name: 'message_id' }) messageId: string;
  @Column('text') source: DeliveryReport['source'];
  /** What its source calls it: told again, it is kept once. */
  @Column('text', { name: 'event_id' }) eventId: string;
  @Column('text') kind: DeliveryReport['kind'];
  @Column('text', { nullable: true }) status: string | null;
  @Column('text', { nullable: true }) detail: string | null;
  @Column('timestamptz') at: Date;
  @Column('timestamptz', { name: 'received_at' }) receivedAt: Date;
}
