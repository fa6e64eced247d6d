import type { RequestHandler } from 'express';
import type { Config } from '../platform/config/index.js';
import type { Callers } from './callers.service.js';
import { NotSignedIn } from './not-signed-in.js';
import { mustBeOperator, mustHaveFactor, mustHaveShownFactor } from './asked.js';

/** Guards what is no route of ours, such as the queue console: lets only operators through, by token or session cookie. */
export function operatorsOnly(callers: Callers, config: Config): RequestHandler {
  return (request, _response, next) => {
    callers
      .of(request)
      .then((caller) => {
        if (!caller) throw new NotSignedIn();
        mustBeOperator(caller, config);
        mustHaveShownFactor(caller, false);
        mustHaveFactor(caller);
      })
      .then(() => next(), next);
  };
}
