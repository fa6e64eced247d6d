import { Column, Entity, VersionColumn } from 'typeorm';
import { DatedRow } from '../platform/database/index.js';

/** A batch of letters that staff defined; a run of it is one planning. */
@Entity('email_job')
export class EmailJobRow extends DatedRow {
  @Column('text') mode: 'window' | 'ids';
  @Column('uuid', { name: 'template_id' }) templateId: string;
  @Column('text', { default: 'sendDate' }) basis: 'sendDate' | 'observanceDate' | 'serviceDate';
  /** Days from the organization's today, both ends included. */
  @Column('smallint', { name: 'from_days', default: 0 }) fromDays: number;
  @Column('smallint', { name: 'to_days', default: 7 }) toDays: number;
  @Column('uuid', { name: 'yahrzeit_ids', array: true, default: [] }) yahrzeitIds: string[];
  /** To whom alone it writes; without yahrzeits, about everyone whom they observe. */
  @Column('uuid', { name: 'contact_ids', array: true, default: [] }) contactIds: string[];
  /** Exactly these observers, each about the one person. */
  @Column('uuid', { name: 'observer_ids', array: true, default: [] }) observerIds: string[];
  /** When the letters leave; null is as soon as the job is run. */
  @Column('timestamptz', { name: 'send_at', nullable: true }) sendAt: Date | null;
  /** Of a window by the day of sending without a time: each letter on its own day, at the organization's hour. */
  @Column('boolean', { name: 'each_on_its_day', default: false }) eachOnItsDay: boolean;
  /** Since when it is put away: it leaves the list, and is not run. */
  @Column('timestamptz', { name: 'archived_at', nullable: true }) archivedAt: Date | null;
  @Column('uuid', { name: 'last_run_id', nullable: true }) lastRunId: string | null;
  @VersionColumn({ default: 1 }) version: number;
}
