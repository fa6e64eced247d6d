import type { Role } from '@zikaron/contract';
import { Column, CreateDateColumn, Entity, Unique } from 'typeorm';
import { OwnedRow } from '../platform/database/index.js';

/** A person's role in an organization; one per person and organization. */
@Entity('membership')
@Unique('membership_organization_id_user_id_key', ['organizationId', 'userId'])
export class MembershipRow extends OwnedRow {
  @Column('uuid', { name: 'user_id' }) userId: string;
  @Column('text') role: Role;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
}
