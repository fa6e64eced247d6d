import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { Clock } from '../platform/clock/index.js';
import { TooMany } from '../platform/http/index.js';
import { LocalCount, networkOf } from '../platform/rate-limits/index.js';

/** As Hebcal's own service allows. */
const MOST = 90;
const SECONDS = 10;

/**
 * How often one network address may ask what is open to everybody. Each process counts by itself: nothing is guarded but its
 * time, and a statement would cost more than the answer.
 */
@Injectable()
export class HebcalLimit implements CanActivate {
  private readonly count = new LocalCount(MOST, SECONDS);

  constructor(private readonly clock: Clock) {}

  canActivate(context: ExecutionContext): boolean {
    const { ip = '' } = context.switchToHttp().getRequest<Request>();
    const wait = this.count.take(networkOf(ip), this.clock.now());
    if (wait > 0) throw new TooMany(wait);
    return true;
  }
}
