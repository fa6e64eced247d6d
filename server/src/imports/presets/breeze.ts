import type { Preset } from './preset.js';

/**
 * Its export of people. Breeze knows members, and the people whom they remember only in fields of the office's own: so its
 * columns are of the one who observes, and name and date of death are guessed among the others, or asked.
 *
 * Headings as the open transfer tool of another program writes them for it (ChurchApps/B1Transfer,
 * `ExportBreezeZipHelper.ts`); they were not compared with a file of Breeze itself. An office may drop any of them.
 */
export const breeze: Preset = {
  id: 'breeze',
  name: 'Breeze',
  fields: {
    'Breeze ID': 'observerId',
    'First Name': 'observerFirstName',
    'Last Name': 'observerLastName',
    'Middle Name': 'ignore',
    Nickname: 'ignore',
    'Maiden Name': 'ignore',
    Gender: 'workedOut',
    Status: 'memberStatus',
    'Marital Status': 'workedOut',
    Birthdate: 'workedOut',
    'Birthdate Month/Day': 'workedOut',
    Age: 'workedOut',
    Family: 'workedOut',
    'Family Role': 'workedOut',
    School: 'workedOut',
    'Graduation Year': 'workedOut',
    Grade: 'workedOut',
    Employer: 'workedOut',
    Mobile: 'mobilePhone',
    Home: 'homePhone',
    Work: 'phone',
    Campus: 'workedOut',
    Email: 'email',
    'Street Address': 'address',
    City: 'city',
    State: 'state',
    Zip: 'postalCode',
    'Added Date': 'workedOut',
  },
  onWish: [
    ...['Middle Name', 'Nickname', 'Maiden Name', 'Marital Status', 'Birthdate Month/Day', 'Age', 'School'],
    ...['Graduation Year', 'Grade', 'Employer', 'Work', 'Campus', 'Added Date'],
  ],
  knowsTheDead: false,
};
