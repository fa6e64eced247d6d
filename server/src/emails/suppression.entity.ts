import { Column, CreateDateColumn, Entity } from 'typeorm';
import { OwnedRow } from '../platform/database/index.js';

/** An address that is not written to again until staff lift it. At most one is in force for an address. */
@Entity('suppression')
export class SuppressionRow extends OwnedRow {
  /** In lower case. */
  @Column('text') email: string;
  @Column('text') reason: 'bounced' | 'complained' | 'unsubscribed';
  @Column('text', { nullable: true }) detail: string | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  @Column('timestamptz', { name: 'lifted_at', nullable: true }) liftedAt: Date | null;
  @Column('text', { name: 'lifted_by', nullable: true }) liftedBy: string | null;
  @Column('text', { name: 'lifted_reason', nullable: true }) liftedReason: string | null;
}
