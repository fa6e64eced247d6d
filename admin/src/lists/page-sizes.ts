const PAGE_SIZES: Readonly<Record<string, number>> = {
  yahrzeits: 20,
  contacts: 20,
  observers: 20,
  templates: 20,
  emails: 20,
  notifications: 20,
  'email-jobs': 15,
};

/** Rows on a page of a list, before somebody chooses more: 10 where the original names no number. */
export const pageSizeOf = (resource: string | undefined): number => PAGE_SIZES[resource ?? ''] ?? 10;
