import { remindedByUnder } from './reminded-by.js';

describe('how a list says that families are reminded', () => {
  it.each([
    ['Reminded By', 'Email', 'email'],
    ['Notification', 'e-mail', 'email'],
    ['Method', 'Mail', 'letter'],
    ['Method', 'US Mail', 'letter'],
    ['Send by', 'Email & letter', 'both'],
    ['Send by', 'E-mail and mail', 'both'],
    ['Notify', 'Phone call', 'phone'],
    ['Notify', 'None', 'none'],
    ['Notices', 'do not send', 'none'],
    ['דרך התזכורת', 'במייל', 'email'],
    ['דרך התזכורת', 'דואר אלקטרוני', 'email'],
    ['דרך התזכורת', 'בדואר', 'letter'],
    ['דרך התזכורת', 'דוא״ל ומכתב', 'both'],
    ['דרך התזכורת', 'בלי תזכורת', 'none'],
    ['דרך התזכורת', 'לא לשלוח', 'none'],
  ])('under %s, %s', (heading, cell, channel) => {
    expect(remindedByUnder(heading, cell)).toEqual({ channel, isUnclear: false });
  });

  it.each([
    ['Notify', 'Yes', null],
    ['Notify', 'No', 'none'],
    ['Send Reminders?', 'N', 'none'],
    ['Send Email', 'Y', 'email'],
    ['Send Email', 'N', 'letter'],
    ['Send by mail', 'No', 'email'],
    ['Do Not Contact', 'x', 'none'],
    ['Do Not Contact', '✓', 'none'],
    ['Do Not Contact', 'FALSE', null],
    ['Send Reminders?', '☐', 'none'],
    ['Do Not Email', 'Yes', 'letter'],
    ['No Mail', 'Yes', 'email'],
    ['Opt Out', 'True', 'none'],
    ['לשלוח תזכורת', 'לא', 'none'],
    ['לא לשלוח מכתב', 'כן', 'none'],
  ])('under the question %s, %s', (heading, cell, channel) => {
    expect(remindedByUnder(heading, cell)).toEqual({ channel, isUnclear: false });
  });

  it.each(['', '-', 'n/a', 'unknown'])('of nothing (%s) nothing is said', (cell) => {
    expect(remindedByUnder('Notify', cell)).toEqual({ channel: null, isUnclear: false });
  });

  it('of a word that says no way it is asked', () => {
    expect(remindedByUnder('Notify', 'see file')).toEqual({ channel: null, isUnclear: true });
  });
});
