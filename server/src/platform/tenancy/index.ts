export { admit, type OrganizationId } from './organization-id.js';
export { TenantRepository, type TenantRow } from './tenant-repository.js';
export {
  By,
  May,
  MAY,
  Operator,
  OPERATOR,
  Org,
  Public,
  PUBLIC,
  SignedIn,
  SIGNED_IN,
  SYSTEM,
  type Actor,
  type CalledRequest,
  type Caller,
} from './caller.js';
