import type { Preset } from './preset.js';

/** Its yahrzeit list. */
export const shulcloud: Preset = {
  id: 'shulcloud',
  name: 'ShulCloud',
  fields: {
    'Yahrzeit Name': 'name',
    'Yahrzeit Date': 'hebrewDate',
    'Observer Family ID': 'observerId',
    Name: 'observerName',
    Relationship: 'relationship',
    'Physical Address': 'address',
    'Account Status': 'memberStatus',
  },
};
