import type { DueName, RecentDeath } from '../src/service-list/names-to-read.js';

const PERSON = {
  yahrzeitId: 'x',
  name: 'Sarah Blum',
  hebrewName: null,
  personDetails: null,
  plaque: null,
  observers: [],
};

/** A name that is due, observed by nobody in particular, on the congregation's calendar. */
export const theNameOf = (more: Partial<DueName>): DueName => ({
  ...PERSON,
  ...{
    date: null,
    service: null,
    onHebrewCalendar: true,
    nth: null,
    hebrewDay: null,
    hebrewMonth: null,
    hebrewYear: null,
  },
  ...{
    kept: true,
    observed: false,
    bothCalendars: false,
    onCongregationCalendar: true,
    leftOn: null,
    perpetual: false,
    ownServiceRule: null,
    decision: null,
  },
  ...more,
});

export const mournedNames = (days: Pick<RecentDeath, 'died' | 'buried'> & Partial<RecentDeath>): RecentDeath[] => [
  { ...PERSON, mourningEnd: null, ...days },
];
