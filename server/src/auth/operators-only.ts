import type { INestApplication } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { CONFIG, type Config } from '../platform/config/index.js';
import { Callers } from './callers.service.js';
import { NotSignedIn } from './not-signed-in.js';
import { mustBeOperator, mustHaveFactor, mustHaveShownFactor } from './route-guard.js';

/** Guards what is no route of ours, such as the queue console: lets only operators through, by token or session cookie. */
export function operatorsOnly(app: INestApplication): RequestHandler {
  const callers = app.get(Callers, { strict: false });
  const config = app.get<Config>(CONFIG, { strict: false });
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
