import type { AdarRule, Channel, Relationship } from '@zikaron/contract';
import { Column, Entity, ForeignKey, Unique, VersionColumn } from 'typeorm';
import { ContactRow } from '../contacts/index.js';
import { DatedRow } from '../platform/database/index.js';
import { YahrzeitRow } from './yahrzeit.entity.js';

/** Who observes which yahrzeit, and how they are reminded; called observer in paths and on screen. */
@Entity('observance')
@Unique('observance_organization_id_id_key', ['organizationId', 'id'])
@Unique('observance_organization_id_yahrzeit_id_contact_id_key', ['organizationId', 'yahrzeitId', 'contactId'])
@ForeignKey(() => YahrzeitRow, ['organizationId', 'yahrzeitId'], ['organizationId', 'id'], {
  name: 'observance_organization_id_yahrzeit_id_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => ContactRow, ['organizationId', 'contactId'], ['organizationId', 'id'], {
  name: 'observance_organization_id_contact_id_fkey',
  onDelete: 'CASCADE',
})
export class ObservanceRow extends DatedRow {
  @Column('uuid', { name: 'yahrzeit_id' }) yahrzeitId: string;
  @Column('uuid', { name: 'contact_id' }) contactId: string;
  @Column('boolean', { name: 'observe_on_hebrew_calendar', default: true }) observeOnHebrewCalendar: boolean;
  /** Of two Adars the one that they keep; null follows the record. */
  @Column('text', { name: 'adar_rule', nullable: true }) adarRule: AdarRule | null;
  @Column('text', { nullable: true }) relationship: Relationship | null;
  /** The word that the family uses: "Aunt", "Father-in-law". */
  @Column('text', { name: 'relationship_detail', nullable: true }) relationshipDetail: string | null;
  @Column('smallint', { name: 'reminder_days_before', default: 14 }) reminderDaysBefore: number;
  /** Whether that is their own; null, of whoever was here before leads followed the congregation's: where it is not 14. */
  @Column('boolean', { name: 'own_lead', nullable: true }) ownLead: boolean | null;
  @Column('text', { default: 'email' }) channel: Channel;
  @Column('uuid', { name: 'import_id', nullable: true }) importId: string | null;
  @VersionColumn({ default: 1 }) version: number;
}
