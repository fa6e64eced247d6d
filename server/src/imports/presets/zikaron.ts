import type { Preset } from './preset.js';

/** The house's own lists: the export with a row for each observer, and the list at a private address. */
export const zikaron: Preset = {
  id: 'zikaron',
  name: 'Zikaron',
  fields: {
    'Zikaron ID': 'personId',
    Name: 'name',
    'Hebrew Name': 'hebrewName',
    Details: 'personDetails',
    'Date of Death': 'gregorianDate',
    'After Sunset': 'afterSunset',
    'Hebrew Date of Death': 'hebrewDate',
    Burial: 'burialDate',
    Plaque: 'plaque',
    Notes: 'notes',
    Observer: 'observerName',
    'Observer Hebrew Name': 'observerHebrewName',
    Relationship: 'relationship',
    'Observer Email': 'email',
    'Observer Phone': 'phone',
    'Observer Address': 'address',
    'Observe By': 'observeBy',
    'Lead Days': 'leadDays',
    'Next Yahrzeit, Hebrew': 'workedOut',
    'Next Yahrzeit': 'workedOut',
    'Next Civil Anniversary': 'workedOut',
    'Read On': 'workedOut',
    'Reached By': 'workedOut',
  },
  onWish: ['Zikaron ID', 'Next Yahrzeit, Hebrew', 'Next Yahrzeit', 'Next Civil Anniversary', 'Read On', 'Reached By'],
  dateOrder: 'mdy',
};
