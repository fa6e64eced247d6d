import { nameAsRead, type BecauseRead, type ReadAt, type ReadingPolicy, type ServiceList } from '@zikaron/contract';
import { renderHebrew, type ServiceRule } from '../calendar/index.js';
import { elMaleiForMany, hasHebrew, pointedName } from '../hebrew-names/index.js';
import type { Called } from './called-names.service.js';
import { familiesOf, type Families } from './families.js';
import { gabbaiLines, quorumLine } from './gabbai-column.js';
import type { DueName, RecentDeath } from './names-to-read.js';
import type { MournedName, ReadName } from './read-at.js';
import { worded, type Language, type Unworded } from './service-list-words.js';

/** What stands above the names of a list: its services, each with the number of those who are read there. */
export interface ListHead {
  readonly language: Language;
  readonly title: string;
  readonly families: Families;
  /** `null`: names as they were typed, without El Malei and without the gabbai's lines, as at Yizkor. */
  readonly policy: ReadingPolicy | null;
  /** The congregation's, for records without their own. */
  readonly serviceRule: ServiceRule;
  readonly services: readonly (Pick<ServiceList['services'][number], 'date' | 'heading' | 'cancelled' | 'gabbai'> & {
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
      return { ...service, ...here, gabbai: [minyan, gabbai].filter(Boolean).join(' · ') || null };
    }),
  };
}

function namesInWords(head: ListHead, listed: readonly ListedName[]) {
  const { language, policy } = head;
  const unworded = listed.map((one) => ('due' in one ? dueInWords(one, head) : mournedInWords(one, head)));
  const names = worded(unworded, language).map((name, at) => ({
    ...name,
    gabbai: policy?.gabbai ? gabbaiLines(name, listed[at]?.called?.tribe ?? null, language) : [],
  }));
  return { names, elMalei: policy && elMaleiOf(unworded, policy) };
}

/** In English letters a name cannot stand in the prayer; whoever is there on both calendars is named once. */
function elMaleiOf(names: readonly Unworded[], { pointed }: ReadingPolicy): string | null {
  const hebrew = names.flatMap(({ yahrzeitId, hebrewName }): [string, string][] =>
    hebrewName && hasHebrew(hebrewName) ? [[yahrzeitId, hebrewName]] : [],
  );
  const named = [...new Map(hebrew).values()];
  return named.length > 1 ? elMaleiForMany(pointed ? named.map(pointedName) : named) : null;
}

function dueInWords({ due, movedFrom, because, called }: ReadName & ListedName, head: ListHead): Unworded {
  const { hebrewDay, hebrewMonth, hebrewYear, decision } = due;
  const hebrew =
    hebrewDay && hebrewMonth && hebrewYear
      ? renderHebrew({ day: hebrewDay, month: hebrewMonth, year: hebrewYear }, head.language)
      : null;
  return {
    ...asRead(due, called, head),
    ...{ date: due.date, nth: due.nth, hebrewDate: hebrew, movedFrom },
    ...{ mourning: null, mourningEnd: null, remarks: [] },
    calendar: due.onHebrewCalendar === null ? null : due.onHebrewCalendar ? 'hebrew' : 'civil',
    decision: decision && { reason: decision.reason, by: decision.by },
    because: because && { ...because, serviceRule: ruleOf(because.at, due.ownServiceRule, head.serviceRule) },
  };
}

const ruleOf = (at: ReadAt, own: ServiceRule | null, usual: ServiceRule): BecauseRead['serviceRule'] =>
  at === 'week' || at === 'notHeld' ? { rule: own ?? usual, own: own !== null } : null;

const mournedInWords = ({ death, mourned, called }: MournedName & ListedName, head: ListHead): Unworded => ({
  ...asRead(death, called, head),
  ...{ date: null, nth: null, hebrewDate: null, calendar: null, movedFrom: null, decision: null },
  ...{ mourning: mourned.time, mourningEnd: death.mourningEnd, remarks: [...mourned.remarks] },
  because: {
    reason: typeof death.mourningEnd?.days === 'number' ? 'decided' : 'recentDeath',
    at: 'mourning',
    serviceRule: null,
  },
});

function asRead(person: RecentDeath | DueName, called: Called | null, head: ListHead) {
  const { yahrzeitId, name, personDetails, plaque } = person;
  const { language, policy } = head;
  const hebrewName = called?.called ?? person.hebrewName;
  const families = familiesOf(person.observers, head.families, policy, language);
  const spoken = language === 'he' ? (hebrewName ?? name) : name;
  const text = nameAsRead(spoken, families, language, hebrewName, called?.gender);
  const observers = families.map(({ gender: _, ...observer }) => observer);
  return { yahrzeitId, name, hebrewName, personDetails, plaque, observers, text };
}
