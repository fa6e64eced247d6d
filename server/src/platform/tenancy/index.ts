export { admit, type OrganizationId } from './organization-id.js';
export { TenantRepository } from './tenant-repository.js';
export {
  AskAgain,
  ASK_AGAIN,
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
  WithoutPlan,
  WITHOUT_PLAN,
  WithoutSecondFactor,
  WITHOUT_SECOND_FACTOR,
  type Actor,
  type CalledRequest,
  type Caller,
} from './caller.js';
