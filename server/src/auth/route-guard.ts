import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { may, type Permission } from '@zikaron/contract';
import type { Response } from 'express';
import { planAllows } from '../organizations/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import { askedBy } from '../platform/database/index.js';
import { operationOf, Refusal } from '../platform/http/index.js';
import { FairTurns } from '../platform/turns/index.js';
import {
  ASK_AGAIN,
  MAY,
  OPERATOR,
  PUBLIC,
  SIGNED_IN,
  WITHOUT_PLAN,
  WITHOUT_SECOND_FACTOR,
  type CalledRequest,
} from '../platform/tenancy/index.js';
import { AccessTokenGuard } from './access-token.guard.js';
import { mustBeOperator, mustHaveFactor, mustHaveShownFactor } from './asked.js';
import { Callers, type KnownCaller } from './callers.service.js';
import { NotSignedIn } from './not-signed-in.js';
import { isLooking, Lookers } from './lookers.js';
import { mustBeShown } from './shown-to-lookers.js';

/**
 * Stands before every route. What a route asks is on it: `@May`, `@Operator`, `@SignedIn` or `@Public`; of several, the
 * strictest holds, and a route that asks nothing lets nobody in.
 */
@Injectable()
export class RouteGuard extends AccessTokenGuard {
  private readonly turns = new FairTurns(Infinity, MOST_AT_ONCE, MOST_WAITING, PATIENCE_MS);

  constructor(
    private readonly reflector: Reflector,
    private readonly callers: Callers,
    @Inject(CONFIG) private readonly config: Config,
    private readonly lookers: Lookers,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const asks = <Value>(what: symbol) =>
      this.reflector.getAllAndOverride<Value | undefined>(what, [context.getHandler(), context.getClass()]);
    const permission = asks<Permission>(MAY);
    const operator = asks<boolean>(OPERATOR);
    const signedIn = asks<boolean>(SIGNED_IN);
    const request = context.switchToHttp().getRequest<CalledRequest>();
    if (isLooking(request)) return this.letLook(context, request, permission);
    if (!permission && !operator && !signedIn) return asks<boolean>(PUBLIC) === true;

    await super.canActivate(context);
    const caller = await this.callers.of(request);
    if (!caller) throw new NotSignedIn();
    request.caller = caller;
    askedBy(caller.organizationId);
    if (!permission) mustBePerson(caller);
    if (!asks<boolean>(WITHOUT_SECOND_FACTOR)) mustHaveShownFactor(caller, asks<boolean>(ASK_AGAIN) ?? false);
    if (operator || (permission && permission !== 'organization:read')) mustHaveFactor(caller);
    if (operator) mustBeOperator(caller, this.config);
    if (permission) mustBeAllowed(caller, permission);
    if (permission && !asks<boolean>(WITHOUT_PLAN)) mustBePlanned(caller, permission, request.method);
    if (caller.organizationId) await this.takeTurn(caller.organizationId, context);
    return true;
  }

  /**
   * Whoever looks in goes by this door alone, whatever the route asks: also what is for everybody, or for whoever is signed
   * in, is refused unless it is shown to them. What was asked for is kept for the owners before it is answered.
   */
  private async letLook(
    context: ExecutionContext,
    request: CalledRequest,
    permission: Permission | undefined,
  ): Promise<boolean> {
    await super.canActivate(context);
    const caller = await this.lookers.of(request);
    mustBeShown(operationOf(context.getHandler()), request.method);
    request.caller = caller;
    askedBy(caller.organizationId);
    if (!permission) return true;
    mustBeAllowed(caller, permission);
    mustBePlanned(caller, permission, request.method);
    await this.lookers.see(caller, request);
    await this.takeTurn(caller.organizationId, context);
    return true;
  }

  /** Until its answer has left, or nobody waits for it any more. */
  private async takeTurn(organization: string, context: ExecutionContext): Promise<void> {
    const giveBack = await this.turns.take(organization);
    const response = context.switchToHttp().getResponse<Response>();
    if (response.closed) giveBack();
    else response.once('close', giveBack);
  }
}

/**
 * Requests of one organization that are worked on at once, in this process. Its others wait, so that however many it makes,
 * what another one asks comes after a few of them.
 */
const MOST_AT_ONCE = 3;
const MOST_WAITING = 1000;
const PATIENCE_MS = 15_000;

/** What is about the person who is signed in is closed to API keys. */
function mustBePerson({ scopes }: KnownCaller): void {
  if (scopes) throw new Refusal(403, 'not_a_person', 'This is for people who sign in, not for API keys.');
}

function mustBeAllowed({ organizationId, role, scopes }: KnownCaller, permission: Permission): void {
  if (!organizationId || !(role || scopes)) {
    throw new Refusal(
      403,
      'no_organization',
      'You do not belong to a congregation yet. Open your invitation, or begin one of your own.',
    );
  }
  if (scopes && !scopes.includes(permission)) {
    throw new Refusal(403, 'not_allowed', `This API key does not include ${permission}.`);
  }
  if (role && !may(role, permission)) {
    throw new Refusal(403, 'not_allowed', `Your role here is ${role}, which may not do this.`);
  }
}

function mustBePlanned({ standing }: KnownCaller, permission: Permission, method: string): void {
  if (standing === 'suspended' && !planAllows(standing, permission)) {
    throw new Refusal(402, 'suspended', 'This congregation is suspended: please ask the people who run this site.');
  }
  if (!planAllows(standing, permission, method === 'GET')) {
    throw new Refusal(402, 'plan_needed', 'This needs a plan in force: see the pricing page.');
  }
}
