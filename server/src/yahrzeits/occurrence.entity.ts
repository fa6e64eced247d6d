import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { YahrzeitRow } from './yahrzeit.entity.js';

/** One dated observance of one yahrzeit on one calendar, computed ahead. The day begins at sundown the evening before. */
@Entity('occurrence')
@ForeignKey(() => YahrzeitRow, ['organizationId', 'yahrzeitId'], ['organizationId', 'id'], {
  name: 'occurrence_organization_id_yahrzeit_id_fkey',
  onDelete: 'CASCADE',
})
export class OccurrenceRow {
  @PrimaryColumn('uuid', { name: 'organization_id' }) organizationId: string;
  @PrimaryColumn('uuid', { name: 'yahrzeit_id' }) yahrzeitId: string;
  @PrimaryColumn('boolean', { name: 'on_hebrew_calendar' }) onHebrewCalendar: boolean;
  @PrimaryColumn('date') date: string;
  @Column('smallint', { nullable: true }) nth: number | null;
  @Column('smallint', { name: 'hebrew_day' }) hebrewDay: number;
  @Column('smallint', { name: 'hebrew_month' }) hebrewMonth: number;
  @Column('smallint', { name: 'hebrew_year' }) hebrewYear: number;
  /** The Friday of the service at which the name is read. */
  @Column('date', { name: 'service_date' }) serviceDate: string;
  /** The choices of observers by which it is none, `record` for those who chose nothing; null where everybody keeps it. */
  @Column('text', { name: 'not_kept_by', array: true, nullable: true }) notKeptBy: string[] | null;
}
