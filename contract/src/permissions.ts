// No schema here: the browser reads this table on every page, and its first list does without the schema library.

export const ROLES = ['owner', 'admin', 'clergy', 'staff', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

const read = [
  'organization:read',
  'yahrzeits:read',
  'contacts:read',
  'templates:read',
  'emails:read',
  'imports:read',
  'notifications:read',
  'queues:read',
] as const;
const work = [
  'yahrzeits:write',
  'contacts:write',
  'templates:write',
  'emails:write',
  'emails:send',
  'imports:write',
  'notifications:write',
  'queues:write',
] as const;
/** Confided, such as why a letter is held: neither an owner nor a program reads it. */
const confided = ['pastoral:read'] as const;
const manage = [
  'organization:write',
  'members:write',
  'contacts:erase',
  'history:read',
  'keys:write',
  'webhooks:write',
] as const;
const own = ['billing:write', 'owners:write', 'organization:delete', 'looks:write'] as const;

export type Permission = (typeof read | typeof work | typeof confided | typeof manage | typeof own)[number];

/** What an API key may be given: the office's work. Settings, members, billing and keys stay with people. */
export const API_SCOPES = [...read, ...work] as const;

/** What each role may do, read by the server's guard and the browser's `canAccess` alike. */
export const PERMISSIONS: Record<Role, readonly Permission[]> = {
  owner: [...read, ...work, ...manage, ...own],
  admin: [...read, ...work, ...manage],
  clergy: [...read, ...work, ...confided],
  staff: [...read, ...work],
  viewer: read,
};

export const may = (who: Role, what: Permission): boolean => PERMISSIONS[who].includes(what);
