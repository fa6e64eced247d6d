import { readHeading } from './headings.js';

const fieldOf = (heading: string) => readHeading(heading).field;

describe('headings in Hebrew', () => {
  it.each([
    ['שם המנוח/ה', 'name'],
    ['שם האבל', 'observerName'],
    ['שם בן המשפחה', 'observerName'],
    ['שם בן/בת המשפחה', 'observerName'],
    ['טלפון איש הקשר', 'phone'],
    ['שם משפחה של המתפלל', 'observerLastName'],
    ['תאריך הפטירה העברי', 'hebrewDate'],
    ['תאריך הפטירה', 'gregorianDate'],
    ['ת. פטירה', 'gregorianDate'],
    ['שם אב', 'fatherHebrewName'],
    ['שם אבי המנוח', 'fatherHebrewName'],
    ['שם האמא', 'motherHebrewName'],
    ['פלאפון', 'mobilePhone'],
    ["טל' בבית", 'homePhone'],
    ['כתובת מייל', 'email'],
    ['קירבה', 'relationship'],
    ['ישוב', 'city'],
    ['ביום או בלילה', 'afterSunset'],
    ['בן/בת זוג', 'spouseName'],
  ])('given %s, then it names %s', (heading, field) => {
    expect(fieldOf(heading)).toBe(field);
  });

  it.each(['בית עלמין', 'מקום קבורה', 'ת.ז.'])('given %s, then a part of its letters names nothing', (heading) => {
    expect(fieldOf(heading)).toBeNull();
  });
});
