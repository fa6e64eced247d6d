import { Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { ObservanceRow } from './observance.entity.js';

/** `open`: still to be kept. The others end it: by email, on paper, by a person's word, given up, or too late. */
type ReminderState = 'open' | 'written' | 'printed' | 'answered' | 'let_go' | 'missed';

/**
 * The promise to one family: an observance, one of its occurrences, and which of its letters. The database keeps the open
 * ones in step with records and settings; what has ended is never rewritten.
 */
@Entity('reminder')
@Unique('reminder_about', ['organizationId', 'observanceId', 'occurrenceDate', 'step'])
@Index('reminder_due', ['organizationId', 'sendsOn'], { where: `state = 'open'` })
@Index('reminder_of_run', ['organizationId', 'runId'], { where: 'run_id IS NOT NULL' })
@ForeignKey(() => ObservanceRow, ['organizationId', 'observanceId'], ['organizationId', 'id'], {
  name: 'reminder_organization_id_observance_id_fkey',
  onDelete: 'CASCADE',
})
export class ReminderRow {
  @PrimaryColumn('uuid', { name: 'organization_id' }) organizationId: string;
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('uuid', { name: 'observance_id' }) observanceId: string;
  @Column('date', { name: 'occurrence_date' }) occurrenceDate: string;
  /** 1: the letter by the lead time; 2: the congregation's second letter. */
  @Column('smallint', { default: 1 }) step: number;
  @Column('date', { name: 'wished_on' }) wishedOn: string;
  /** The lawful civil day. */
  @Column('date', { name: 'sends_on' }) sendsOn: string;
  @Column('text', { default: 'open' }) state: ReminderState;
  @Column('uuid', { name: 'message_id', nullable: true }) messageId: string | null;
  @Column('uuid', { name: 'run_id', nullable: true }) runId: string | null;
  @Column('timestamptz', { name: 'closed_at', nullable: true }) closedAt: Date | null;
  @Column('text', { name: 'closed_by', nullable: true }) closedBy: string | null;
  /** When clergy were written to because the day of a held letter had come near. */
  @Column('timestamptz', { name: 'held_told_at', nullable: true }) heldToldAt: Date | null;
  /** Why it was not kept; of what is open, what the last night found in its way. */
  @Column('text', { nullable: true }) reason: string | null;
}
