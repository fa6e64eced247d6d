import type { Preset } from './preset.js';

/**
 * Memorial plaques as volunteers write them down for JewishGen. Of its template for them we have no copy. These headings
 * follow what its rules of transcription say of every list (surname and given name each in a column, what is rare in one of
 * comments; jewishgen.org/databases/$Transcription.html) and what stands on a plaque: not compared with a file of its own.
 */
export const jewishgen: Preset = {
  id: 'jewishgen',
  name: 'JewishGen memorial plaques',
  fields: {
    Surname: 'lastName',
    'Given Name': 'firstName',
    'Maiden Name': 'maidenName',
    'Hebrew Name': 'hebrewName',
    Father: 'fatherHebrewName',
    Mother: 'motherHebrewName',
    Spouse: 'ignore',
    'Date of Birth': 'workedOut',
    Age: 'ageAtDeath',
    'Date of Death': 'gregorianDate',
    'Hebrew Date of Death': 'hebrewDate',
    'Plaque Location': 'plaque',
    Image: 'workedOut',
    Comments: 'notes',
  },
  onWish: ['Maiden Name', 'Mother', 'Spouse', 'Date of Birth', 'Age', 'Plaque Location'],
};
