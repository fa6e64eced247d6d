import {
  Injectable,
  StreamableFile,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import type { CalledRequest } from '../platform/tenancy/index.js';
import { withoutSecrets } from './shown-to-lookers.js';

/** Takes out of every answer what whoever looks in could act by in a family's place. */
@Injectable()
export class HideSecrets implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { caller } = context.switchToHttp().getRequest<CalledRequest>();
    return caller?.look ? next.handle().pipe(map(shown)) : next.handle();
  }
}

/** What is streamed is a long service list: names, and no address. */
const shown = (answer: unknown): unknown => (answer instanceof StreamableFile ? answer : withoutSecrets(answer));
