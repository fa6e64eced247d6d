import type { DemoObserver, DemoPerson } from './people.js';

const HEADINGS = [
  'Name',
  'Hebrew Name',
  'Date of Death',
  'Hebrew Date',
  'After Sunset',
  'Details',
  'Plaque',
  'Notes',
  'Observed By',
  'Relationship',
  'Email',
  'Phone',
  'Calendar',
];

/** The people as the list that an office would upload: one line for each observer. */
export function demoList(people: readonly DemoPerson[]): Buffer {
  const lines = people.flatMap((person) =>
    (person.observers.length ? person.observers : [null]).map((observer) => lineOf(person, observer)),
  );
  return Buffer.from([HEADINGS, ...lines].map((cells) => cells.map(quoted).join(',')).join('\n'));
}

const lineOf = ({ draft }: DemoPerson, observer: DemoObserver | null): string[] => [
  draft.name,
  draft.hebrewName ?? '',
  draft.gregorianDate ?? '',
  draft.hebrewDate ?? '',
  draft.afterSunset === true ? 'yes' : draft.afterSunset === false ? 'no' : '',
  draft.personDetails ?? '',
  draft.plaque ?? '',
  draft.notes ?? '',
  observer?.name ?? 'No Observers Linked',
  observer?.relationshipDetail ?? '',
  observer?.email ?? '',
  observer?.phone ?? '',
  observer && !observer.observeOnHebrewCalendar ? 'English' : 'Hebrew',
];

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
