import { PLUS_ROLES, type Account, type Role } from '@zikaron/contract';

export const ROLES: readonly Role[] = ['owner', 'admin', 'clergy', 'staff', 'viewer'];

/** The roles that this person may give in this organization. */
export const rolesToGive = ({ currentUser, subscription }: Account): Role[] =>
  ROLES.filter(
    (role) =>
      (role !== 'owner' || currentUser.role === 'owner') &&
      (!PLUS_ROLES.includes(role) || ['trial', 'plus', 'free'].includes(subscription?.plan ?? '')),
  );
