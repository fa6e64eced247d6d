import { addDays, civilParts, type CivilDate } from './civil-date.js';
import type { DateRules, Death } from './date-rules.js';
import type { HebrewDate, YearlessHebrewDate } from './hebrew-date.js';
import type { Observance, ObservanceCalendar, Reason } from './observances.js';

/** One link in the chain from a death to the day of an observance. Rules are given by their id, with the value chosen. */
export type Fact =
  | { fact: 'death'; gregorianDate: CivilDate | null; afterSunset: boolean; hebrew: HebrewDate | YearlessHebrewDate }
  | { fact: 'burial'; rule: 'burialRule'; value: DateRules['burialRule']; burialDate: CivilDate }
  | {
      fact: 'moved';
      reason: Exclude<Reason, 'sameDay'>;
      /** Null where no custom differs: an Adar of two is kept in the only Adar of a common year. */
      rule: keyof DateRules | null;
      value: DateRules[keyof DateRules] | null;
      died: HebrewDate | YearlessHebrewDate;
      /** The year of the observance in its calendar. */
      year: number;
    }
  | { fact: 'observed'; calendar: ObservanceCalendar; hebrew: HebrewDate; date: CivilDate; begins: CivilDate };

const RULE_BEHIND: Record<Exclude<Reason, 'sameDay'>, keyof DateRules | null> = {
  adarFirst: 'adarRule',
  adarSecond: 'adarRule',
  adarBoth: 'adarRule',
  adarOneInCommonYear: null,
  adarTwoInCommonYear: null,
  adarOneThirtyShevat: 'adar1ThirtyRule',
  adarOneThirtyNisan: 'adar1ThirtyRule',
  thirtyNextMonth: 'thirtyRule',
  thirtyLastDay: 'thirtyRule',
  thirtyAlways29: 'thirtyRule',
  twelveMonths: 'firstYearRule',
  feb29Feb28: 'feb29Rule',
  feb29Mar1: 'feb29Rule',
};

/**
 * Why an observance falls where it does, as data: the death, the burial where it counts, what moved the day, if anything
 * did, and the day itself, which begins at sundown on the civil date before.
 */
export function explain(death: Death, observance: Observance, calendar: ObservanceCalendar, rules: DateRules): Fact[] {
  const { hebrew, date, reason, followsBurial } = observance;
  const { gregorianDate, hebrew: died } = death;
  const facts: Fact[] = [{ fact: 'death', gregorianDate, afterSunset: death.afterSunset === true, hebrew: died }];

  if (followsBurial !== null) {
    facts.push({ fact: 'burial', rule: 'burialRule', value: rules.burialRule, burialDate: followsBurial });
  }
  if (reason !== 'sameDay') {
    const rule = RULE_BEHIND[reason];
    const year = calendar === 'hebrew' ? hebrew.year : civilParts(date).year;
    facts.push({ fact: 'moved', reason, rule, value: rule && rules[rule], died, year });
  }
  facts.push({ fact: 'observed', calendar, hebrew, date, begins: addDays(date, -1) });
  return facts;
}
