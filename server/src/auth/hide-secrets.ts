import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import type { CalledRequest } from '../platform/tenancy/index.js';
import { withoutSecrets } from './shown-to-lookers.js';

/** Takes out of every answer what whoever looks in could act by in a family's place. */
@Injectable()
export class HideSecrets implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { caller } = context.switchToHttp().getRequest<CalledRequest>();
    return caller?.look ? next.handle().pipe(map(withoutSecrets)) : next.handle();
  }
}
