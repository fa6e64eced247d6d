import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import { BullBoardModule } from '@bull-board/nestjs';
import type { DynamicModule } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { AuthModule, Callers, operatorsOnly } from '../auth/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import { QUEUE_NAMES } from '../platform/queues/index.js';
import { OPERATOR_CONSOLE } from './outside-api.js';

/** Every queue itself, of all organizations, for the people named in OPERATOR_EMAILS: Bull Board. */
export const operatorConsole = (): DynamicModule[] => [
  BullBoardModule.forRootAsync({
    imports: [AuthModule],
    inject: [Callers, CONFIG],
    useFactory: (callers: Callers, config: Config) => ({
      route: OPERATOR_CONSOLE,
      adapter: ExpressAdapter,
      middleware: [operatorsOnly(callers, config), withoutForeignParts],
    }),
  }),
  BullBoardModule.forFeature(...QUEUE_NAMES.map((name) => ({ name, adapter: BullMQAdapter }))),
];

type Rendered = (failure: Error | null, page: string) => void;

/** Its page names a font of another origin: what comes from elsewhere is taken out before the page leaves. */
const withoutForeignParts: RequestHandler = (_request, response, next) => {
  const render = response.render as (view: string, parameters: unknown, done: Rendered) => void;
  response.render = (view: string, parameters?: unknown) =>
    render.call(response, view, parameters, (failure, page) =>
      failure ? next(failure) : response.send(page.replace(/<link[^>]*\bhref="https?:[^>]*>/g, '')),
    );
  next();
};
