import type { MergeFieldIssue, MessageState } from '@zikaron/contract';
import { Column, Entity } from 'typeorm';
import { DatedRow } from '../platform/database/index.js';

/** One attempt to hand a message to the relay. */
export interface LoggedAttempt {
  /** An instant, ISO 8601. */
  at: string;
  outcome: string;
  /** The relay's last words, or why there were none. */
  response: string | null;
}

/** One email to one person about one occasion. This row is the outbox and the record: the queue only points at it. */
@Entity('email_message')
export class EmailMessageRow extends DatedRow {
  /** Unique in the organization: what is planned twice is written once. */
  @Column('text') occasion: string;
  @Column('uuid', { name: 'run_id', nullable: true }) runId: string | null;
  @Column('uuid', { name: 'template_id', nullable: true }) templateId: string | null;
  @Column('uuid', { name: 'contact_id', nullable: true }) contactId: string | null;
  @Column('uuid', { name: 'yahrzeit_id', nullable: true }) yahrzeitId: string | null;
  @Column('text', { name: 'to_email' }) toEmail: string;
  @Column('text', { default: 'queued' }) state: MessageState;
  /** It may be claimed from this instant on. */
  @Column('timestamptz', { name: 'send_at', default: () => 'now()' }) sendAt: Date;
  /** Its place within the organization's run: organizations interleave by it. */
  @Column('integer', { default: 0 }) rank: number;
  @Column('smallint', { default: 0 }) attempts: number;
  @Column('jsonb', { name: 'attempt_log', default: [] }) attemptLog: LoggedAttempt[];
  /** Until when whoever claimed it holds it; also tells one claim from another. */
  @Column('timestamptz', { name: 'lease_until', nullable: true }) leaseUntil: Date | null;
  /** While it is held: its text has not begun, so that it cannot have gone out. */
  @Column('boolean', { name: 'before_text', default: false }) beforeText: boolean;
  /** How often it could not be written, for a reason of its own. */
  @Column('smallint', { default: 0 }) throws: number;
  @Column('text', { nullable: true }) subject: string | null;
  @Column('text', { nullable: true }) html: string | null;
  @Column('text', { nullable: true }) text: string | null;
  @Column('jsonb', { default: {} }) headers: Record<string, string>;
  @Column('jsonb', { name: 'merge_fields_used', default: [] }) mergeFieldsUsed: string[];
  @Column('jsonb', { name: 'merge_field_issues', default: [] }) mergeFieldIssues: MergeFieldIssue[];
  @Column('text', { nullable: true }) error: string | null;
  @Column('timestamptz', { name: 'sent_at', nullable: true }) sentAt: Date | null;
  /** When a machine sent it once more, its fate being uncertain; null when none did. */
  @Column('timestamptz', { name: 'resent_at', nullable: true }) resentAt: Date | null;
  /** Since when its text is no longer kept. */
  @Column('timestamptz', { name: 'text_removed_at', nullable: true }) textRemovedAt: Date | null;
}
