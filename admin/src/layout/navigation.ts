import type { Permission } from '@zikaron/contract';

interface Entry {
  /** The text's name in the translations. */
  label: string;
  /** A page of the admin; the public `/account` is outside it. */
  to: string;
  needs?: Permission;
}

/** Entries of the user menu that belong together, under a heading. */
export type MenuEntry = Entry & { group?: 'families' | 'letters' | 'congregation' };

/** Where one lands after signing in. */
export const HOME = '/app/this-week';

/** What `/app` itself shows. */
export const FIRST_LIST = '/app/yahrzeits';

/** The entries of the top navigation, in the order of the bar. A page gets its entry when it works. */
export const NAVIGATION: Entry[] = [
  { label: 'layout.nav.thisWeek', to: HOME },
  { label: 'layout.nav.yahrzeits', to: FIRST_LIST },
  { label: 'layout.nav.contacts', to: '/app/contacts' },
  { label: 'layout.nav.emails', to: '/app/emails' },
  { label: 'layout.nav.templates', to: '/app/templates' },
  { label: 'layout.nav.queues', to: '/app/queues' },
];

/** The user menu, above Logout; those of one group stand together. */
export const USER_MENU: MenuEntry[] = [
  { label: 'layout.menu.account', to: '/account' },
  { group: 'families', label: 'layout.menu.serviceList', to: '/app/service-list' },
  { group: 'families', label: 'layout.menu.coverage', to: '/app/coverage', needs: 'emails:read' },
  { group: 'families', label: 'layout.menu.firstYear', to: '/app/first-year' },
  { group: 'families', label: 'layout.menu.holds', to: '/app/holds' },
  { group: 'families', label: 'layout.menu.observers', to: '/app/observers' },
  { group: 'families', label: 'layout.menu.rememberers', to: '/app/without-rememberer' },
  { group: 'families', label: 'layout.menu.leapYear', to: '/app/leap-year' },
  { group: 'letters', label: 'layout.menu.emailAdministration', to: '/app/email-administration' },
  { group: 'letters', label: 'layout.menu.dataQuality', to: '/app/data-quality', needs: 'emails:read' },
  { group: 'letters', label: 'layout.menu.mergeFieldInspector', to: '/app/merge-field-inspector' },
  { group: 'congregation', label: 'layout.menu.settings', to: '/app/settings', needs: 'organization:write' },
  { group: 'congregation', label: 'layout.menu.history', to: '/app/history', needs: 'history:read' },
  { group: 'congregation', label: 'layout.menu.apiKeys', to: '/app/api-keys', needs: 'keys:write' },
  { group: 'congregation', label: 'layout.menu.webhooks', to: '/app/webhooks', needs: 'webhooks:write' },
];

/** Above Logout too, for the people who run the installation. */
export const OPERATOR_MENU: MenuEntry[] = [{ label: 'layout.menu.operator', to: '/app/operator' }];

/** Pages that are for doing what a role may not do, and have no entry: a form for something new, or what only its keeper reads. */
const NEEDED: Record<string, Permission> = {
  '/app/contacts/new': 'contacts:write',
  '/app/email-jobs/new': 'emails:write',
  '/app/imports/new': 'imports:write',
  '/app/imports/photographs': 'imports:write',
  '/app/import-sources': 'imports:write',
};

/** The settings have an entry only for whoever changes them, and everybody may read them. */
const READ_BY_ALL = '/app/settings';

/** What a role must allow for a page to be opened at all. */
export const neededFor = (path: string): Permission | undefined =>
  NEEDED[path] ?? USER_MENU.find(({ to }) => to === path && to !== READ_BY_ALL)?.needs;

/** The text that names a page, or the entry that it is below, where nothing is known but its address. */
export const entryOf = (path: string): string | undefined =>
  [...NAVIGATION, ...USER_MENU, ...OPERATOR_MENU].find(({ to }) => path === to || path.startsWith(`${to}/`))?.label;

/** Paths that belong to an entry of the bar although they are not below it. */
export const BELONGS_TO: Record<string, string> = {
  '/app/email-jobs': '/app/emails',
  '/app/runs': '/app/emails',
  '/app/coverage': '/app/emails',
  '/app/forecast': '/app/emails',
  '/app/holds': '/app/emails',
  '/app/suppressions': '/app/emails',
  '/app/imports': '/app/yahrzeits',
  '/app/import-sources': '/app/yahrzeits',
  '/app/service-list': '/app/yahrzeits',
  '/app/first-year': '/app/yahrzeits',
  '/app/observers': '/app/contacts',
  '/app/leap-year': '/app/yahrzeits',
  '/app/without-rememberer': '/app/yahrzeits',
  '/app/email-administration': '/app/templates',
  '/app/merge-field-inspector': '/app/templates',
};
