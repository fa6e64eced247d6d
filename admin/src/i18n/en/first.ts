import english from 'ra-language-english';
import { bulk } from './bulk-actions';
import { files } from './files';
import { forecast } from './forecast';
import { dates, languages, layout, lists, months, signInAgain } from './layout';
import { notifications } from './notifications';
import { thisWeek } from './this-week';
import { activity, observerList, observers, yahrzeits } from './yahrzeits';

/** The texts of the bar, the first list and This week in English, and what many pages share: they come with the program. */
export const texts = {
  ...english,
  layout,
  signInAgain,
  lists,
  dates,
  months,
  languages,
  activity,
  observers,
  notifications,
  files,
  thisWeek,
  forecast,
  bulk,
  resources: {
    yahrzeits,
    observers: observerList,
  },
};
