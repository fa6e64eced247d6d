import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { EventEmitter } from 'node:events';
import { SignedIn } from '../platform/tenancy/index.js';
import { RouteGuard } from './route-guard.js';

class Route {
  @SignedIn()
  handler() {
    return null;
  }
}

/** A request of an organization, and its answer, which leaves when somebody says so. */
function requestOf(organizationId: string | null) {
  const response = Object.assign(new EventEmitter(), { closed: false });
  const request = { headers: {}, caller: { organizationId } };
  const context = {
    getHandler: () => Route.prototype.handler,
    getClass: () => Route,
    switchToHttp: () => ({ getRequest: () => request, getResponse: () => response }),
  } as unknown as ExecutionContext;
  const leave = () => {
    response.closed = true;
    response.emit('close');
  };
  return { context, leave, request };
}

describe('requests of one organization', () => {
  const callers = {
    of: ({ caller }: { caller: { organizationId: string | null } }) =>
      Promise.resolve({
        ...caller,
        id: 'a person',
        secondFactor: { isSetUp: false, isRequired: false, shownAt: null },
      }),
  };
  const guard = new RouteGuard(new Reflector(), callers as never, { OPERATOR_EMAILS: [] } as never, {} as never);

  it('given more than a few at once, then the others wait until an answer has left, and those of another do not', async () => {
    const ours = Array.from({ length: 6 }, () => requestOf('ours'));
    const entered: string[] = [];
    ours.forEach(({ context }, at) => void guard.canActivate(context).then(() => entered.push(`ours ${at}`)));
    const theirs = requestOf('theirs');
    await guard.canActivate(theirs.context);
    await guard.canActivate(requestOf(null).context);

    expect(entered).toEqual(['ours 0', 'ours 1', 'ours 2']);
    ours[1]?.leave();
    await new Promise(setImmediate);
    expect(entered).toEqual(['ours 0', 'ours 1', 'ours 2', 'ours 3']);

    // Whoever still waited when this spec is over would run out of patience in the middle of another.
    for (const { leave } of ours) leave();
    await new Promise(setImmediate);
    expect(entered).toHaveLength(6);
  });

  it('given nobody waits for the answer any more when the turn comes, then the turn goes to the next', async () => {
    const [first, second, third] = [requestOf('gone'), requestOf('gone'), requestOf('gone')];
    for (const { context } of [first, second, third]) await guard.canActivate(context);
    const gone = requestOf('gone');
    const next = requestOf('gone');
    const both = Promise.all([guard.canActivate(gone.context), guard.canActivate(next.context)]);
    gone.leave();
    first.leave();

    await expect(both).resolves.toEqual([true, true]);
  });
});
