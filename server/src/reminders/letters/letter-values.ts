import { dateOrderOf, firstNameInWords, kinshipInWords, namesOf } from '@zikaron/contract';
import {
  addDays,
  daysBetween,
  explain,
  observancesBetween,
  renderExplanation,
  renderHebrew,
  serviceFriday,
  toHebrew,
  withMonthFirst,
  type CivilDate,
} from '../../calendar/index.js';
import type { LinksOfLetter } from '../../emails/index.js';
import { withWholeDates, type IssueRecords, type LetterLanguage, type MergeValues } from '../../merge-fields/index.js';
import { customsOf, deathOf } from '../../yahrzeits/index.js';
import { lightingInLetter } from './candle-words.js';
import type { LetterRecord } from './letter-record.js';

/** What a letter knows beyond the records. */
interface LetterOccasion {
  /** The organization's local date on which the letter leaves. */
  readonly sendDate: CivilDate;
  /** The day for which the house wished it. */
  readonly wishedOn?: CivilDate | undefined;
  readonly templateName: string | null;
  readonly links: LinksOfLetter | null;
  readonly language: LetterLanguage;
}

/** The values of every merge field, in the letter's language. What a record does not say is null. */
export function letterValues(record: LetterRecord, occasion: LetterOccasion): MergeValues {
  return {
    yahrzeit: yahrzeitValues(record, occasion.language),
    contact: contactValues(record, occasion.language),
    organization: organizationValues(record),
    observance: observanceValues(record, occasion),
    template: { name: occasion.templateName },
    links: linkValues(record, occasion.links),
  };
}

/** Calendars are under the page of preferences: whoever may see the one may have the other. */
const linkValues = ({ yahrzeit }: LetterRecord, links: LinksOfLetter | null) => ({
  unsubscribe: links?.unsubscribe ?? null,
  preferences: links?.preferences ?? null,
  answer: links?.answer ?? null,
  attend: links && `${links.answer}?a=come`,
  calendar: links && `${links.preferences}/calendar.ics?yahrzeit=${yahrzeit.id}`,
});

/** The records behind the values, for whoever mends what is missing. */
export const issueRecords = ({ contact, yahrzeit, organization }: LetterRecord): IssueRecords => ({
  contact: contact.id,
  yahrzeit: yahrzeit.id,
  organization: organization.id,
});

function yahrzeitValues({ yahrzeit, observance }: LetterRecord, language: LetterLanguage) {
  const died = deathOf(yahrzeit)?.hebrew ?? null;
  const { nextHebrewObservance, nextCivilObservance } = yahrzeit;
  const next = observance.observeOnHebrewCalendar ? nextHebrewObservance : nextCivilObservance;
  return {
    name: yahrzeit.name,
    hebrewName: yahrzeit.hebrewName,
    personDetails: yahrzeit.personDetails,
    plaque: yahrzeit.plaque,
    gregorianDate: yahrzeit.gregorianDate,
    hebrewDate: died && renderHebrew(died, language),
    hebrewYear: yahrzeit.hebrewYear,
    afterSunset: yahrzeit.afterSunset,
    nextGregorianObservance: nextCivilObservance,
    nextHebrewObservance: nextHebrewObservance && renderHebrew(toHebrew(nextHebrewObservance), language),
    ...fridays(next),
  };
}

function contactValues({ contact, observance }: LetterRecord, language: LetterLanguage) {
  const { firstName, lastName, salutation } = namesOf(contact);
  return {
    name: contact.name,
    firstName: firstNameInWords(firstName),
    lastName,
    salutation,
    email: contact.email,
    phone: contact.phone,
    observeOnHebrewCalendar: observance.observeOnHebrewCalendar,
    reminderDaysBefore: observance.reminderDaysBefore,
    relationship: kinshipInWords(observance, language),
  };
}

const organizationValues = ({ organization: { name, timezone, orgCode, address } }: LetterRecord) => ({
  name,
  timezone,
  orgCode,
  address,
});

/** A letter that leaves after its day but a week before the observance is no late one to whoever reads it. */
const DAYS_IN_GOOD_TIME = 7;

function observanceValues(record: LetterRecord, { sendDate, wishedOn, language }: LetterOccasion) {
  const { occurrence, observance, organization } = record;
  if (!occurrence) return { isHebrewCalendar: observance.observeOnHebrewCalendar };
  const { date, nth, hebrewDay: day, hebrewMonth: month, hebrewYear: year, readAt } = occurrence;
  const beginsAt = addDays(date, -1);
  // A service that has been is not told to a family as one to come to.
  const service = readAt && readAt.date >= sendDate ? readAt : null;
  return {
    date,
    hebrewDate: renderHebrew({ day, month, year }, language),
    nth,
    isFirst: nth === 1,
    isHebrewCalendar: observance.observeOnHebrewCalendar,
    beginsAt,
    candleLighting: withWholeDates(lightingInLetter(beginsAt, sendDate, organization, language)),
    serviceDate: service?.date ?? null,
    serviceName: service?.service[language] ?? null,
    ...fridays(date),
    sendDate,
    daysUntil: daysBetween(sendDate, date),
    isLate: wishedOn !== undefined && sendDate > wishedOn && daysBetween(sendDate, date) < DAYS_IN_GOOD_TIME,
    explanation: explanationOf(record, date, language),
  };
}

const fridays = (date: CivilDate | null) => ({
  fridayServiceBefore: date && serviceFriday(date, 'strictBefore'),
  fridayServiceAfter: date && serviceFriday(date, 'strictAfter'),
});

function explanationOf(
  { yahrzeit, organization, observance }: LetterRecord,
  date: CivilDate,
  language: LetterLanguage,
): string | null {
  const death = deathOf(yahrzeit);
  if (!death) return null;
  const { rules } = customsOf(yahrzeit, organization, observance.adarRule);
  const calendar = observance.observeOnHebrewCalendar ? 'hebrew' : 'civil';
  const [observed] = observancesBetween(death, date, date, calendar, rules);
  if (!observed) return null;
  const explanation = renderExplanation(explain(death, observed, calendar, rules), language);
  return withWholeDates(dateOrderOf(organization) === 'monthFirst' ? withMonthFirst(explanation) : explanation);
}
