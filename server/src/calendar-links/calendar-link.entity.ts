import { Column, CreateDateColumn, Entity, ForeignKey, Unique } from 'typeorm';
import { ContactRow } from '../contacts/index.js';
import { OwnedRow } from '../platform/database/index.js';
import { YahrzeitRow } from '../yahrzeits/index.js';

/** A private address of a calendar: of a yahrzeit, of a contact, or (with neither) of the organization. */
@Entity('calendar_link')
@Unique('calendar_link_organization_id_id_key', ['organizationId', 'id'])
@ForeignKey(() => YahrzeitRow, ['organizationId', 'yahrzeitId'], ['organizationId', 'id'], {
  name: 'calendar_link_organization_id_yahrzeit_id_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => ContactRow, ['organizationId', 'contactId'], ['organizationId', 'id'], {
  name: 'calendar_link_organization_id_contact_id_fkey',
  onDelete: 'CASCADE',
})
export class CalendarLinkRow extends OwnedRow {
  @Column('uuid', { name: 'yahrzeit_id', nullable: true }) yahrzeitId: string | null;
  @Column('uuid', { name: 'contact_id', nullable: true }) contactId: string | null;
  @Column('text', { name: 'created_by' }) createdBy: string;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  @Column('timestamptz', { name: 'revoked_at', nullable: true }) revokedAt: Date | null;
}
