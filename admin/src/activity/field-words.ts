import { hebrewNumeral, hebrewYearNumeral } from '@zikaron/contract';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatCivil, formatInstant } from '../dates/civil';
import { useTimezone } from '../dates/When';
import { readable } from '../templates/letter/in-words';
import { namesOf, plainOf } from './field-names';

/** How the fields of a record, and what stands in them, are told to a reader. */
export interface FieldWords {
  name: (field: string) => string;
  /** A value as the trail or a form keeps it: `true`, `first`, `1984-03-03`, a Hebrew date as `5744-12-30`. */
  value: (field: string, value: string) => string;
}

/** Fields whose values are words of ours, each with where its words stand. */
const WORDS: Record<string, string> = {
  afterSunset: 'resources.yahrzeits.sunset',
  language: 'languages',
  channel: 'observers.channels',
  adarRule: 'observers.adars',
  relationship: 'observers.relationships',
  tribe: 'calledName.tribes',
  gender: 'calledName.genders',
  basis: 'rememberers.bases',
  mode: 'resources.email-jobs.modes',
  jsxComponentKey: 'resources.templates.keys',
  plan: 'operator.plans',
  subscriptionStatus: 'operator.statuses',
  'inputJson.timing': 'resources.email-jobs.timings',
  events: 'webhooks.eventNames',
  calendar: 'settings.rules.calendar.answers',
  releaseRules: 'settings.releaseRules',
  releaseUnanswered: 'settings.releaseUnanswered',
  uncertainLetters: 'settings.uncertain',
  'shabbatTimes.nightfall': 'settings.shabbat.nightfall',
  'policy.recentDays': 'settings.services.policies.days',
  'policy.elMalei': 'settings.services.policies.elMaleiSaid',
  'policy.calledAs': 'settings.services.policies.calledBy',
  'policy.sound': 'settings.services.policies.sounds',
  names: 'serviceList.publicLists',
  kind: 'firstYear.steps',
  dateOrder: 'resources.history.dateOrders',
  attendance: 'responses',
  reasons: 'settings.releaseRules',
  choice: 'resources.imports.choices',
  ...Object.fromEntries(
    ['spf', 'dkim', 'dmarc', 'returnPath'].map((record) => [`found.${record}`, 'settings.senderDomains.findings']),
  ),
};
const CIVIL_DATE = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const ANSWERS: Record<string, string> = { true: 'yes', false: 'no' };
const isRule = (field: string): boolean => field === 'serviceRule' || field.startsWith('rules.');
const ruleOf = (field: string): string => `settings.rules.${field.replace('rules.', '')}`;

/** Names and values in the reader's language. */
export function useFieldWords(): FieldWords {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const timezone = useTimezone();
  return {
    name: (field) => namesOf(field).reduceRight((name, key) => t(key, { _: name }), plainOf(field)),
    value: (named, value) => {
      const field = plainOf(named);
      if (isRule(field)) return t(`${ruleOf(field)}.answers.${value}`, { _: value });
      if (field === 'hebrewDate') return hebrewDate(value, locale, t);
      if (CIVIL_DATE.test(value)) return formatCivil(value, locale);
      if (INSTANT.test(value)) return formatInstant(value, locale, timezone);
      const words = WORDS[field];
      if (words) return t(`${words}.${field === 'afterSunset' ? (ANSWERS[value] ?? value) : value}`, { _: value });
      return value in ANSWERS ? t(`ra.boolean.${value}`) : withoutBraces(value, t);
    },
  };
}

/** A line of a template with its fields by name: no office reads braces. */
const withoutBraces = (text: string, t: (key: string) => string): string =>
  text.includes('{{') ? readable(t, text) : text;

/** `5744-12-30` as "30 Adar I 5744"; in Hebrew in letters. A part that is not known stays out. */
function hebrewDate(value: string, locale: string, t: (key: string) => string): string {
  const [year = 0, month = 0, day = 0] = value.split('-').map(Number);
  const [dayNumber, yearNumber] = locale === 'he' ? [hebrewNumeral, hebrewYearNumeral] : [String, String];
  return [day && dayNumber(day), month && t(`months.${monthIn(year, month)}`), year && yearNumber(year)]
    .filter(Boolean)
    .join(' ');
}

/** The twelfth month is Adar, and Adar I in a leap year of the cycle of nineteen. */
function monthIn(year: number, month: number): string | number {
  if (month !== 12) return month;
  return year && (7 * year + 1) % 19 < 7 ? 'adarOne' : 'adar';
}
