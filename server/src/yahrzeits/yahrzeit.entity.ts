import type { DateRules, ServiceRule } from '../calendar/index.js';
import { Column, Entity, Unique, VersionColumn } from 'typeorm';
import { DatedRow } from '../platform/database/index.js';

/** The record of one deceased person. Civil dates are `YYYY-MM-DD`. */
@Entity('yahrzeit')
@Unique('yahrzeit_organization_id_id_key', ['organizationId', 'id'])
export class YahrzeitRow extends DatedRow {
  @Column('text') name: string;
  @Column('text', { name: 'hebrew_name', nullable: true }) hebrewName: string | null;
  @Column('text', { name: 'person_details', nullable: true }) personDetails: string | null;
  @Column('date', { name: 'gregorian_date', nullable: true }) gregorianDate: string | null;
  /** Computed from the Hebrew date, which alone was given. */
  @Column('boolean', { name: 'gregorian_derived', default: false }) gregorianDerived: boolean;
  /** The effective Hebrew date of death, 1 Nisan to 13 Adar II: the next day's when the death came after sunset. */
  @Column('smallint', { name: 'hebrew_day', nullable: true }) hebrewDay: number | null;
  @Column('smallint', { name: 'hebrew_month', nullable: true }) hebrewMonth: number | null;
  /** Null when the year of death is not known: then there is no n-th, and the day is kept all the same. */
  @Column('smallint', { name: 'hebrew_year', nullable: true }) hebrewYear: number | null;
  /** Computed from the civil date, which alone was given. */
  @Column('boolean', { name: 'hebrew_derived', default: false }) hebrewDerived: boolean;
  /** 1 for a death in Adar I of an unknown year. */
  @Column('smallint', { name: 'adar_said', nullable: true }) adarSaid: number | null;
  /** Whether the death came after sunset and before midnight; null is "not sure", and counts as no. */
  @Column('boolean', { name: 'after_sunset', nullable: true }) afterSunset: boolean | null;
  @Column('date', { name: 'burial_date', nullable: true }) burialDate: string | null;
  /** In whole years. */
  @Column('smallint', { name: 'age_at_death', nullable: true }) ageAtDeath: number | null;
  @Column('text', { nullable: true }) plaque: string | null;
  @Column('text', { nullable: true }) notes: string | null;
  /** Kept by the congregation itself, with or without a family. */
  @Column('boolean', { default: false }) perpetual: boolean;
  /** The rules that this record overrides. */
  @Column('jsonb', { default: {} }) rules: Partial<DateRules>;
  @Column('text', { name: 'service_rule', nullable: true }) serviceRule: ServiceRule | null;
  /** The next observance on either calendar, from the organization's today on. */
  @Column('date', { name: 'next_hebrew_observance', nullable: true }) nextHebrewObservance: string | null;
  @Column('date', { name: 'next_civil_observance', nullable: true }) nextCivilObservance: string | null;
  /** The last Hebrew year whose occurrences are computed; 0 until they are. */
  @Column('smallint', { name: 'computed_through', default: 0 }) computedThrough: number;
  @Column('uuid', { name: 'import_id', nullable: true }) importId: string | null;
  @Column('integer', { name: 'import_row', nullable: true }) importRow: number | null;
  @Column('timestamptz', { name: 'archived_at', nullable: true }) archivedAt: Date | null;
  @VersionColumn({ default: 1 }) version: number;
}
