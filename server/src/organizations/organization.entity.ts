import type { DateOrder, OrganizationSettings, ReleaseRule } from '@zikaron/contract';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, Unique, VersionColumn } from 'typeorm';
import type { Plan, SubscriptionStatus } from './plans.js';

/** A congregation: the tenant. Its settings are here, and what its plan allows. */
@Entity('organization')
@Unique('organization_org_code_key', ['orgCode'])
export class OrganizationRow {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('text') name: string;
  /** Short and readable, made from the name once and never changed. */
  @Column('text', { name: 'org_code' }) orgCode: string;
  @Column('text', { default: 'America/New_York' }) timezone: string;
  /** Whether holy days are kept as in Israel. */
  @Column('boolean', { default: false }) israel: boolean;
  @Column('text', { nullable: true }) city: string | null;
  @Column('double precision', { nullable: true }) latitude: number | null;
  @Column('double precision', { nullable: true }) longitude: number | null;
  @Column('jsonb', {
    name: 'shabbat_times',
    default: { candleMinutes: null, earlyShabbatAt: null, nightfall: 'degrees8_5', eveningWithoutSunset: null },
  })
  shabbatTimes: OrganizationSettings['shabbatTimes'];
  @Column('text', { nullable: true }) address: string | null;
  @Column('text', { name: 'sender_name', nullable: true }) senderName: string | null;
  @Column('text', { name: 'reply_to', nullable: true }) replyTo: string | null;
  @Column('text', { default: 'en' }) language: 'en' | 'he';
  /** How letters write civil dates; null is as the country does. */
  @Column('text', { name: 'date_order', nullable: true }) dateOrder: DateOrder | null;
  @Column('jsonb') rules: OrganizationSettings['rules'];
  @Column('text', { default: 'hebrew' }) calendar: OrganizationSettings['calendar'];
  @Column('text', { name: 'service_rule', default: 'onOrBefore' }) serviceRule: OrganizationSettings['serviceRule'];
  @Column('boolean', { name: 'reminders_on', default: false }) remindersOn: boolean;
  @Column('uuid', { name: 'reminder_template_id', nullable: true }) reminderTemplateId: string | null;
  /** Local hour, 0 to 23. */
  @Column('smallint', { name: 'reminder_hour', default: 9 }) reminderHour: number;
  /** Days before the day at which whoever has no lead time of their own is written to, and the second letter to all; null is none. */
  @Column('smallint', { name: 'lead_days', default: 14 }) leadDays: number;
  @Column('smallint', { name: 'second_lead_days', nullable: true }) secondLeadDays: number | null;
  /** So many years after they left former members are written to; null is always. */
  @Column('smallint', { name: 'former_letter_years', nullable: true }) formerLetterYears: number | null;
  /** Its hashes of kept promises are made with it, in the database alone. */
  @Column({
    type: 'bytea',
    name: 'promise_key',
    select: false,
    insert: false,
    update: false,
    default: () => '(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))',
  })
  promiseKey: Buffer;
  @Column('boolean', { name: 'one_letter', default: false }) oneLetter: boolean;
  @Column('text', { name: 'release_rules', array: true, default: '{}' }) releaseRules: ReleaseRule[];
  @Column('text', { name: 'release_unanswered', default: 'release' })
  releaseUnanswered: 'release' | 'keep';
  @Column('text', { name: 'uncertain_letters', default: 'ask' })
  uncertainLetters: OrganizationSettings['uncertainLetters'];
  /** For how long the text of letters and the cells of lists are kept; null is always. */
  @Column('smallint', { name: 'letter_text_years', nullable: true, default: 3 }) letterTextYears: number | null;
  @Column('smallint', { name: 'list_cells_days', nullable: true, default: 90 }) listCellsDays: number | null;
  /** For how many years the history says what was changed; null is always. */
  @Column('smallint', { name: 'history_years', nullable: true }) historyYears: number | null;
  /** When staff said that place and customs are right. */
  @Column('timestamptz', { name: 'customs_confirmed_at', nullable: true }) customsConfirmedAt: Date | null;
  /** When staff said that nobody need ask for what is missing before letters leave. */
  @Column('timestamptz', { name: 'setup_declined_at', nullable: true }) setupDeclinedAt: Date | null;
  @Column('text', { default: 'trial' }) plan: Plan;
  /** As last recorded; ask `standing` what it means today. */
  @Column('text', { name: 'subscription_status', default: 'trialing' }) subscriptionStatus: SubscriptionStatus;
  @Column('timestamptz', { name: 'trial_ends_at', nullable: true }) trialEndsAt: Date | null;
  /** When a subscription that was cancelled ends. */
  @Column('timestamptz', { name: 'subscription_ends_at', nullable: true }) subscriptionEndsAt: Date | null;
  /** Since when whoever runs the installation has shut it. */
  @Column('timestamptz', { name: 'suspended_at', nullable: true }) suspendedAt: Date | null;
  @Column('integer', { name: 'emails_per_month', default: 500 }) emailsPerMonth: number;
  @Column('integer', { name: 'observers_limit', default: 250 }) observersLimit: number;
  /** Counts the changes that decide dates; the dates follow `datesVersion` of them, and are stale where the two differ. */
  @Column('integer', { name: 'customs_version', default: 1 }) customsVersion: number;
  @Column('integer', { name: 'dates_version', default: 1 }) datesVersion: number;
  @Column('integer', { name: 'dates_done', default: 0 }) datesDone: number;
  /** Of use while they are stale. */
  @Column('timestamptz', { name: 'dates_stale_since', nullable: true }) datesStaleSince: Date | null;
  @Column('boolean', { name: 'is_demo', default: false }) isDemo: boolean;
  /** When all of it goes, after its owner asked for that. */
  @Column('timestamptz', { name: 'delete_at', nullable: true }) deleteAt: Date | null;
  @Column('text', { name: 'delete_asked_by', nullable: true }) deleteAskedBy: string | null;
  /** When its owners were last written to about that. */
  @Column('timestamptz', { name: 'deletion_told_at', nullable: true }) deletionToldAt: Date | null;
  /** Whether its owners need a second factor. */
  @Column('boolean', { name: 'second_factor_of_owners', default: false }) secondFactorOfOwners: boolean;
  @VersionColumn({ default: 1 }) version: number;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  /** By the house's clock: whose settings changed lately is not late with its night. */
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt: Date;
}
