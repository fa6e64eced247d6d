import type { ConfirmedName } from '@zikaron/contract';
import { Column, Entity, Unique, VersionColumn } from 'typeorm';
import { DatedRow } from '../platform/database/index.js';

/** A person who may receive reminders. An address belongs to one contact of an organization at most. */
@Entity('contact')
@Unique('contact_organization_id_id_key', ['organizationId', 'id'])
export class ContactRow extends DatedRow {
  @Column('text') name: string;
  /** By which letters greet; null follows what is proposed from the name. */
  @Column('text', { name: 'first_name', nullable: true }) firstName: string | null;
  @Column('text', { name: 'last_name', nullable: true }) lastName: string | null;
  @Column('text', { nullable: true }) salutation: string | null;
  @Column('text', { name: 'hebrew_name', nullable: true }) hebrewName: string | null;
  @Column('text', { nullable: true }) email: string | null;
  @Column('text', { nullable: true }) phone: string | null;
  @Column('text', { nullable: true }) address: string | null;
  /** The language of letters to this person; null follows the organization's. */
  @Column('text', { nullable: true }) language: 'en' | 'he' | null;
  @Column('boolean', { default: false }) deceased: boolean;
  /** The last day on which they belonged to the congregation. */
  @Column('date', { name: 'member_until', nullable: true }) memberUntil: string | null;
  /** They asked that letters go on after they left. */
  @Column('boolean', { name: 'stays_on', default: false }) staysOn: boolean;
  /** They allowed that public lists name them. */
  @Column('boolean', { name: 'publicly_named', default: false }) publiclyNamed: boolean;
  /** The parts of the Hebrew name as somebody confirmed them. */
  @Column('jsonb', { name: 'called_name', nullable: true }) calledName: ConfirmedName | null;
  @Column('text', { nullable: true }) notes: string | null;
  @Column('uuid', { name: 'import_id', nullable: true }) importId: string | null;
  @VersionColumn({ default: 1 }) version: number;
}
