import type { Preset } from './preset.js';

/** What hebcal.com takes, and offices keep (`yahrzeit-example.csv`). Its last column, `Type`, is asked: birthdays stand there too. */
export const hebcal: Preset = {
  id: 'hebcal',
  name: 'Hebcal',
  fields: { Date: 'gregorianDate', Name: 'name', 'After sunset': 'afterSunset', Type: 'ignore' },
  dateOrder: 'mdy',
};
