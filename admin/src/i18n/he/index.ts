import { NOTIFICATION_WORDS } from '@zikaron/contract';
import type { texts as en } from '../en';
import { bulk, merging } from './bulk-actions';
import { contacts, suppression } from './contacts';
import { coverage, suppressions } from './coverage';
import { dataQuality, digest, operator } from './data-quality';
import { emailJobs, runs, skipReasons } from './email-jobs';
import { emails, issues } from './emails';
import { calendars, files, sheet } from './files';
import { firstYear } from './first-year';
import { forecast } from './forecast';
import { holds } from './holds';
import { imports } from './imports';
import { dates, languages, layout, lists, months, signInAgain } from './layout';
import { leapYear } from './leap-year';
import { apiKeys, history, webhooks } from './programs';
import { notifications, queues } from './queues';
import { rememberers } from './rememberers';
import { responses } from './responses';
import { succession } from './succession';
import { reactAdmin } from './react-admin';
import { calledName } from './called-name';
import { serviceList } from './service-list';
import { settings } from './settings';
import { sources } from './sources';
import { emailAdministration, forms, mergeFields, templates } from './templates';
import { thisWeek } from './this-week';
import { activity, observerList, observers, yahrzeits } from './yahrzeits';

/** All texts of the admin in Hebrew; what English has and Hebrew lacks does not compile. */
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
  suppression,
  issues,
  skipReasons,
  queues,
  dataQuality,
  digest,
  operator,
  notifications,
  told: NOTIFICATION_WORDS.he,
  mergeFields,
  emailAdministration,
  forms,
  settings,
  files,
  calendars,
  sheet,
  sources,
  calledName,
  serviceList,
  thisWeek,
  coverage,
  firstYear,
  forecast,
  holds,
  rememberers,
  responses,
  succession,
  suppressions,
  leapYear,
  bulk,
  merging,
  apiKeys,
  webhooks,
  resources: {
    yahrzeits,
    contacts,
    observers: observerList,
    emails,
    'email-jobs': emailJobs,
    runs,
    templates,
    imports,
    history,
  },
};
