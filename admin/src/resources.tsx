import { lazy, type ComponentType } from 'react';
import { contacts } from './contacts';
import { emailJobs } from './email-jobs';
import { emails } from './emails';
import { history } from './history';
import { imports } from './imports';
import type { ResourcePages } from './resource-pages';
import { observers } from './observers';
import { runs } from './runs';
import { templates } from './templates';
import { yahrzeits } from './yahrzeits';

export const resources: ResourcePages[] = [
  yahrzeits,
  contacts,
  observers,
  emails,
  emailJobs,
  runs,
  templates,
  imports,
  history,
];

const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }));

/** Pages that are no list of records. */
export const pages: { path: string; page: ComponentType }[] = [
  { path: '/this-week', page: page(() => import('./this-week/ThisWeekPage'), 'ThisWeekPage') },
  { path: '/queues', page: page(() => import('./queues/QueueMonitor'), 'QueueMonitor') },
  { path: '/data-quality', page: page(() => import('./data-quality/DataQuality'), 'DataQuality') },
  { path: '/data-quality/lacking', page: page(() => import('./data-quality/LackingRecords'), 'LackingRecords') },
  { path: '/data-quality/dates', page: page(() => import('./data-quality/DateProblems'), 'DateProblems') },
  { path: '/data-quality/names', page: page(() => import('./data-quality/WithoutParent'), 'WithoutParent') },
  { path: '/data-quality/duplicates', page: page(() => import('./data-quality/EnteredTwice'), 'EnteredTwice') },
  { path: '/operator', page: page(() => import('./operator/OperatorPage'), 'OperatorPage') },
  { path: '/notifications', page: page(() => import('./notifications/NotificationList'), 'NotificationList') },
  {
    path: '/merge-field-inspector',
    page: page(() => import('./merge-fields/MergeFieldInspector'), 'MergeFieldInspector'),
  },
  {
    path: '/email-administration',
    page: page(() => import('./email-administration/EmailAdministration'), 'EmailAdministration'),
  },
  { path: '/service-list', page: page(() => import('./service-list/ServiceListPage'), 'ServiceListPage') },
  { path: '/coverage', page: page(() => import('./coverage/CoveragePage'), 'CoveragePage') },
  { path: '/first-year', page: page(() => import('./first-year/FirstYearPage'), 'FirstYearPage') },
  { path: '/holds', page: page(() => import('./holds/HoldsPage'), 'HoldsPage') },
  { path: '/without-rememberer', page: page(() => import('./rememberers/RemembererPage'), 'RemembererPage') },
  { path: '/suppressions', page: page(() => import('./suppressions/SuppressionList'), 'SuppressionList') },
  { path: '/import-sources', page: page(() => import('./imports/SourcesPage'), 'SourcesPage') },
  { path: '/forecast', page: page(() => import('./forecast/ForecastPage'), 'ForecastPage') },
  { path: '/leap-year', page: page(() => import('./leap-year/LeapYearPage'), 'LeapYearPage') },
  { path: '/api-keys', page: page(() => import('./api-keys/ApiKeysPage'), 'ApiKeysPage') },
  { path: '/webhooks', page: page(() => import('./webhooks/WebhooksPage'), 'WebhooksPage') },
  { path: '/settings', page: page(() => import('./settings/Settings'), 'Settings') },
];
