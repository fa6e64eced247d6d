import { yearAhead } from './first-words';

/** How many letters the coming year holds. */
export const forecast = {
  title: 'Forecast',
  intro: 'What the automatic reminders will send in the coming twelve months, if nothing changes.',
  total: '1 letter in twelve months |||| %{smart_count} letters in twelve months',
  moved:
    '1 of them leaves earlier, because of Shabbat or Yom Tov. |||| %{smart_count} of them leave earlier, because of Shabbat or Yom Tov.',
  noneMoved: 'None of them is moved by Shabbat or Yom Tov.',
  noTemplate: 'No letter is chosen for the automatic reminders, so nothing would leave.',
  off: 'Automatic reminders are off. This is what they would send if they were on.',
  settings: 'Automatic reminders',
  today: 'Suppose that today is',
  back: 'Today again',
  supposed: 'Supposed: nothing is sent, and nothing changes.',
  byWeek: 'By week',
  byDay: 'By day',
  week: 'Week of',
  letters: 'Letters',
  onTheirDay: 'on their day',
  movedHere: 'moved from Shabbat or Yom Tov',
  dayLabel: '%{date}: 1 letter |||| %{date}: %{smart_count} letters',
  dayMoved: '%{n} moved here',
  loadError: 'The forecast could not be loaded',
  nothing: 'Nothing is due in these twelve months.',
  link: yearAhead,
};
