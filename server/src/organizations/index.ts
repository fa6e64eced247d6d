export { largestCityOf } from './cities.js';
export { MembershipRow } from './membership.entity.js';
export { OrganizationRow } from './organization.entity.js';
export { OrganizationsModule } from './organizations.module.js';
export { OrganizationsService } from './organizations.service.js';
export {
  hasPlus,
  isOpen,
  PLAN_LIMITS,
  PLANS_WITH_PLUS,
  planAllows,
  standing,
  type Plan,
  type Standing,
  type SubscriptionStatus,
} from './plans.js';
export { DateSettings, OrganizationBirth } from './organization-hooks.js';
export { nameOf, UserRow } from './user.entity.js';
