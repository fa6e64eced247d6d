import type { texts as en } from '../en/first';
import { bulk } from './bulk-actions';
import { files } from './files';
import { forecast } from './forecast';
import { dates, languages, layout, lists, months, signInAgain } from './layout';
import { notifications } from './notifications';
import { reactAdmin } from './react-admin';
import { thisWeek } from './this-week';
import { activity, observerList, observers, yahrzeits } from './yahrzeits';

/** As in English; what English has and Hebrew lacks does not compile. */
export const texts: typeof en = {
  ...reactAdmin,
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
