import type { Role } from '@zikaron/contract';
import { Column, CreateDateColumn, Entity, Unique } from 'typeorm';
import { OwnedRow } from '../platform/database/index.js';

/** A person's role in an organization; one per person and organization. */
@Entity('membership')
@Unique('membership_organization_id_user_id_key', ['organizationId', 'userId'])
export class MembershipRow extends OwnedRow {
  @Column('uuid', { name: 'user_id' }) userId: string;
  @Column('text') role: Role;
  /** The day's notifications by email, when the plan includes it. */
  @Column('boolean', { name: 'wants_digest', default: false }) wantsDigest: boolean;
  /** Up to which instant this member was told by email. */
  @Column('timestamptz', { name: 'digest_at', nullable: true }) digestAt: Date | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
}
