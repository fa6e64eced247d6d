import { createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { Permission, Role } from '@zikaron/contract';
import type { Request } from 'express';
import type { OrganizationId } from './organization-id.js';

/** Who acts: written beside every change. `id` is null for the system itself. */
export interface Actor {
  readonly id: string | null;
  readonly name: string;
}

/**
 * Who calls, as the guard found them: the signed-in person, without an organization until they have one; or, where a route
 * asks a permission, an API key, which has an organization and no role.
 */
export interface Caller extends Actor {
  readonly id: string;
  readonly email: string;
  readonly organizationId: OrganizationId | null;
  readonly role: Role | null;
  /** The identity provider's `sub` and session. */
  readonly subject: string;
  readonly providerSession: string | null;
  /** Set: they are no member, and look in by an owner's consent, until then at the latest. */
  readonly look?: { readonly id: string; readonly until: Date };
}

export type CalledRequest = Request & { caller?: Caller };

export const SYSTEM: Actor = { id: null, name: 'Zikaron' };

export const MAY = Symbol('may');
export const PUBLIC = Symbol('public');
export const SIGNED_IN = Symbol('signed-in');
export const OPERATOR = Symbol('operator');

/** The permission a route asks of the caller's role in their organization. */
export const May = (permission: Permission) => SetMetadata(MAY, permission);

/** A route for everybody; whatever it reads must be guarded by the route itself (a signed link, a webhook's signature). */
export const Public = () => SetMetadata(PUBLIC, true);

/** A route for whoever is signed in, with or without an organization. */
export const SignedIn = () => SetMetadata(SIGNED_IN, true);

/** A route for the people named in OPERATOR_EMAILS. */
export const Operator = () => SetMetadata(OPERATOR, true);

export const ASK_AGAIN = Symbol('ask-again');
export const WITHOUT_SECOND_FACTOR = Symbol('without-second-factor');
export const WITHOUT_PLAN = Symbol('without-plan');

/** A route that takes much away at once: whoever has a second factor has shown it in the last five minutes. */
export const AskAgain = () => SetMetadata(ASK_AGAIN, true);

/** A route for people who have yet to show their second factor. */
export const WithoutSecondFactor = () => SetMetadata(WITHOUT_SECOND_FACTOR, true);

/** A route that takes access away from others: it is open whatever the plan. */
export const WithoutPlan = () => SetMetadata(WITHOUT_PLAN, true);

const caller = (context: ExecutionContext): Caller | undefined =>
  context.switchToHttp().getRequest<CalledRequest>().caller;

/** The organization that the guard let the caller into. */
export const Org = createParamDecorator((_: unknown, context: ExecutionContext) => caller(context)?.organizationId);

/** The person who acts, as an `Actor` or `Caller`. */
export const By = createParamDecorator((_: unknown, context: ExecutionContext) => caller(context));
