import {
  nameAsRead,
  type BecauseRead,
  type ReadAt,
  type ReadingPolicy,
  type ServiceList,
  type ServiceName,
} from '@zikaron/contract';
import { renderHebrew, type ServiceRule } from '../calendar/index.js';
import { elMaleiForMany, hasHebrew, pointedName } from '../hebrew-names/index.js';
import type { Called } from './called-names.service.js';
import { familiesOf, type Families, type NamedObserver } from './families.js';
import { gabbaiLines, kaddishLines, quorumLine } from './gabbai-column.js';
import type { DueName, RecentDeath } from './names-to-read.js';
import type { MournedName, ReadName } from './read-at.js';
import { emptyWords, groupOf, notesOf, type Language } from './service-list-words.js';

/** What stands above the names of a list: its services, each with the number of those who are read there. */
export interface ListHead {
  readonly language: Language;
  readonly title: string;
  readonly families: Families;
  /** It names those alone for whom the congregation says kaddish, and why it does. */
  readonly kaddish: boolean;
  /** `null`: names as they were typed, without El Malei and without the gabbai's lines, as at Yizkor. */
  readonly policy: ReadingPolicy | null;
  /** The congregation's, for records without their own. */
  readonly serviceRule: ServiceRule;
  readonly services: readonly (Pick<
    ServiceList['services'][number],
    'date' | 'kind' | 'heading' | 'cancelled' | 'gabbai'
  > & {
    readonly count: number;
    readonly quorum: number | null;
  })[];
}

/** Somebody who is read, before they are put in words; and how they are called up, where the policy asks for it. */
export type ListedName = (ReadName | MournedName) & { readonly called: Called | null };

/** A list in words. The names of all its services follow one another. */
export function wordList(head: ListHead, listed: readonly ListedName[]): ServiceList {
  let at = 0;
  return {
    language: head.language,
    title: head.title,
    services: head.services.map(({ count, quorum, gabbai, ...service }) => {
      const here = namesInWords(head, listed.slice(at, (at += count)));
      const minyan = quorum === null ? null : quorumLine(quorum, here.names, head.language);
      const { nobody, notHeld } = emptyWords(head.language);
      const empty = here.names.length > 0 ? null : service.cancelled ? notHeld : nobody;
      return { ...service, ...here, empty, gabbai: [minyan, gabbai].filter(Boolean).join(' · ') || null };
    }),
  };
}

function namesInWords(head: ListHead, listed: readonly ListedName[]) {
  const grouped = listed.some((one) => 'death' in one);
  const names = listed.map((one) => ('due' in one ? dueInWords(one, head, grouped) : mournedInWords(one, head)));
  return { names, elMalei: head.policy && elMaleiOf(names, head.policy) };
}

/** In English letters a name cannot stand in the prayer; whoever is there on both calendars is named once. */
function elMaleiOf(names: readonly ServiceName[], { pointed }: ReadingPolicy): string | null {
  const hebrew = names.flatMap(({ yahrzeitId, hebrewName }): [string, string][] =>
    hebrewName && hasHebrew(hebrewName) ? [[yahrzeitId, hebrewName]] : [],
  );
  const named = [...new Map(hebrew).values()];
  return named.length > 1 ? elMaleiForMany(pointed ? named.map(pointedName) : named) : null;
}

/** `grouped`: those who died recently stand before it. */
function dueInWords(
  { due, movedFrom, because, called }: ReadName & ListedName,
  head: ListHead,
  grouped: boolean,
): ServiceName {
  const { hebrewDay: day, hebrewMonth: month, hebrewYear: year, decision, onHebrewCalendar } = due;
  return named(due, called, head, {
    date: due.date,
    calendar: onHebrewCalendar === null ? null : onHebrewCalendar ? 'hebrew' : 'civil',
    hebrewDate: day && month && year ? renderHebrew({ day, month, year }, head.language) : null,
    nth: due.nth,
    mourning: null,
    mourningEnd: null,
    remarks: [],
    group: grouped ? groupOf(null, head.language) : null,
    movedFrom,
    because: because && { ...because, serviceRule: ruleOf(because.at, due.ownServiceRule, head.serviceRule) },
    decision: decision && { reason: decision.reason, by: decision.by },
  });
}

const ruleOf = (at: ReadAt, own: ServiceRule | null, usual: ServiceRule): BecauseRead['serviceRule'] =>
  at === 'week' || at === 'notHeld' ? { rule: own ?? usual, own: own !== null } : null;

const mournedInWords = ({ death, mourned, called }: MournedName & ListedName, head: ListHead): ServiceName =>
  named(death, called, head, {
    date: null,
    calendar: null,
    hebrewDate: null,
    nth: null,
    mourning: mourned.time,
    mourningEnd: death.mourningEnd,
    remarks: [...mourned.remarks],
    group: groupOf(mourned.time, head.language),
    movedFrom: null,
    because: {
      reason: typeof death.mourningEnd?.days === 'number' ? 'decided' : 'recentDeath',
      at: 'mourning',
      serviceRule: null,
    },
    decision: null,
  });

/** What a list says of a reading, beside the person. */
type OfReading = Pick<
  ServiceName,
  | ('date' | 'calendar' | 'hebrewDate' | 'nth' | 'mourning' | 'mourningEnd')
  | ('remarks' | 'group' | 'movedFrom' | 'because' | 'decision')
>;

/** The person and the reading as one, each field by its name: copied by spreading, thousands of names took twice as long. */
function named(person: RecentDeath | DueName, called: Called | null, head: ListHead, reading: OfReading): ServiceName {
  const { yahrzeitId, name, personDetails, plaque, hasKeeper } = person;
  const { hebrewName, text, observers } = asRead(person, called, head);
  return {
    yahrzeitId,
    text,
    name,
    hebrewName,
    personDetails,
    plaque,
    date: reading.date,
    calendar: reading.calendar,
    hebrewDate: reading.hebrewDate,
    nth: reading.nth,
    mourning: reading.mourning,
    mourningEnd: reading.mourningEnd,
    remarks: reading.remarks,
    group: reading.group,
    notes: notesOf(reading, head.language),
    gabbai: linesFor({ date: reading.date, observers, hasKeeper }, called?.tribe ?? null, head),
    movedFrom: reading.movedFrom,
    because: reading.because,
    decision: reading.decision,
    observers,
  };
}

/** How the name is read, with the families who are named beside it. */
function asRead(
  { name, hebrewName: typed, observers: living }: RecentDeath | DueName,
  called: Called | null,
  { language, families: wanted, policy }: ListHead,
) {
  const hebrewName = called?.called ?? typed;
  const families = familiesOf(living, wanted, policy, language);
  const spoken = language === 'he' ? (hebrewName ?? name) : name;
  const text = nameAsRead(spoken, families, language, hebrewName, called?.gender);
  return { hebrewName, text, observers: families.map(withoutGender) };
}

/** What the gabbai says of a name; where the list does without, who says kaddish, if that is asked for. */
function linesFor(
  said: Parameters<typeof gabbaiLines>[0],
  tribe: Parameters<typeof gabbaiLines>[1],
  { policy, kaddish, language }: ListHead,
) {
  if (policy?.gabbai) return gabbaiLines(said, tribe, language);
  return kaddish ? kaddishLines(said, language) : [];
}

const withoutGender = ({ contactId, name, hebrewName, relationship, relationshipDetail, answer }: NamedObserver) => ({
  contactId,
  name,
  hebrewName,
  relationship,
  relationshipDetail,
  answer,
});
