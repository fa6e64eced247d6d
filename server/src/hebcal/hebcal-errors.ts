import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import { Refusal, TooMany } from '../platform/http/index.js';

/** Refusals as Hebcal words them: one sentence under `error`. What is our fault goes on to the filter of the house. */
@Catch(Refusal)
export class HebcalErrors implements ExceptionFilter<Refusal> {
  catch(refusal: Refusal, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    if (refusal instanceof TooMany) response.setHeader('Retry-After', refusal.waitSeconds);
    response.setHeader('Access-Control-Allow-Origin', '*').status(refusal.status).json({ error: refusal.message });
  }
}
