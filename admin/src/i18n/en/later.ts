import { NOTIFICATION_WORDS } from '@zikaron/contract';
import { contacts, suppression } from './contacts';
import { coverage, suppressions } from './coverage';
import { calendars } from './calendars';
import { dataQuality, digest, operator } from './data-quality';
import { emailJobs, runs, skipReasons } from './email-jobs';
import { emails, issues } from './emails';
import { firstYear } from './first-year';
import { holds } from './holds';
import { imports, sheet } from './imports';
import { leapYear } from './leap-year';
import { apiKeys, history, webhooks } from './programs';
import { queues } from './queues';
import { rememberers } from './rememberers';
import { merging } from './merging';
import { responses } from './responses';
import { succession } from './succession';
import { calledName } from './called-name';
import { serviceList } from './service-list';
import { settings } from './settings';
import { sources } from './sources';
import { emailAdministration, forms, mergeFields, templates } from './templates';

/** The texts of other pages in English: they come once somebody goes on (texts.ts). */
export const texts = {
  calendars,
  suppression,
  issues,
  skipReasons,
  dataQuality,
  digest,
  operator,
  told: NOTIFICATION_WORDS.en,
  mergeFields,
  merging,
  emailAdministration,
  forms,
  settings,
  sheet,
  sources,
  calledName,
  serviceList,
  coverage,
  firstYear,
  holds,
  queues,
  rememberers,
  responses,
  succession,
  suppressions,
  leapYear,
  apiKeys,
  webhooks,
  resources: {
    contacts,
    emails,
    'email-jobs': emailJobs,
    runs,
    templates,
    imports,
    history,
  },
};
