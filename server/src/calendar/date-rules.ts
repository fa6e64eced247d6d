import type { CivilDate } from './civil-date.js';
import type { HebrewDate, YearlessHebrewDate } from './hebrew-date.js';

/** Where customs differ, one choice each. An organization sets all of them; a yahrzeit may override any. */
export type DateRules = {
  /** A death in Adar of a common year, in a leap year: Adar I, Adar II, or both. */
  adarRule: 'first' | 'second' | 'both';
  /** A death on 30 Adar I, in a common year. */
  adar1ThirtyRule: 'shevat30' | 'nisan1';
  /** A death on 30 Cheshvan or 30 Kislev. */
  thirtyRule: 'firstAnniversary' | 'fixed29' | 'roshChodesh' | 'lastDay';
  /** The first yahrzeit: on the Hebrew date, or when twelve months are full. */
  firstYearRule: 'hebrewDate' | 'twelveMonths';
  /** Whether the first yahrzeit follows a burial that came so many days after the death. */
  burialRule: 'off' | 'after2days' | 'after3days';
  /** A death on 29 February, in a common civil year. */
  feb29Rule: 'feb28' | 'mar1';
};

/** What is known of a death, as it decides the observances. */
export type Death = {
  gregorianDate: CivilDate | null;
  /** The effective Hebrew date of death: the next day's when the death came after sunset. */
  hebrew: HebrewDate | YearlessHebrewDate;
  burialDate?: CivilDate | null;
  /** Whether it came after sunset and before midnight; null is "not sure", and counts as no. */
  afterSunset: boolean | null;
};

/** Adar I as the Rema rules (Orach Chayim 568:7), the thirtieths as in Reingold and Dershowitz, *Calendrical Calculations*. */
export const DEFAULT_RULES: DateRules = {
  adarRule: 'first',
  adar1ThirtyRule: 'shevat30',
  thirtyRule: 'firstAnniversary',
  firstYearRule: 'hebrewDate',
  burialRule: 'off',
  feb29Rule: 'feb28',
};

/**
 * Rules and calendar by custom, as starting points that each organization's rabbi corrects. The Sephardi one has Adar II, as
 * Joseph Karo rules where the Rema has Adar I, and the first yahrzeit when twelve months are full; in the Reform one families
 * keep the civil date until they say otherwise.
 */
export const RULE_PRESETS = {
  ashkenaziOrthodox: { rules: { ...DEFAULT_RULES, burialRule: 'after3days' }, calendar: 'hebrew' },
  sephardi: { rules: { ...DEFAULT_RULES, adarRule: 'second', firstYearRule: 'twelveMonths' }, calendar: 'hebrew' },
  conservative: { rules: { ...DEFAULT_RULES }, calendar: 'hebrew' },
  reformCivil: { rules: { ...DEFAULT_RULES }, calendar: 'civil' },
} as const satisfies Record<string, { rules: DateRules; calendar: 'hebrew' | 'civil' }>;
