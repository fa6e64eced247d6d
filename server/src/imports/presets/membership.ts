import type { Preset } from './preset.js';

/** The yahrzeit export of a membership program that names none: days of observance by month and mourner. */
export const membership: Preset = {
  id: 'membership',
  name: 'Membership export',
  fields: {
    'Yahrzeit Day of the Week': 'workedOut',
    'Yahrzeit Long Date': 'printedObservance',
    'Hebrew Day': 'hebrewDay',
    'Observance Hebrew Month': 'hebrewMonth',
    'Deceased First Name': 'firstName',
    'Deceased Last Name': 'lastName',
    'Deceased Name Hebrew': 'hebrewName',
    'First Name': 'observerFirstName',
    'Last Name': 'observerLastName',
    'Relationship deceased to mourner': 'relationship',
    Tribe: 'tribe',
  },
  onWish: ['Deceased Name Hebrew'],
};
