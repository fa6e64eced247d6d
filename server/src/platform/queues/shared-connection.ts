import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type DynamicModule,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { ConnectionOptions } from 'bullmq';
import { Redis } from 'ioredis';
import { soon } from './soon.js';

const SHARED = Symbol('the connection of all queues');

/** The line to Redis that all queues share: BullMQ closes only what it opened itself, and an open line keeps a program alive. */
@Injectable()
export class SharedConnection implements BeforeApplicationShutdown, OnApplicationShutdown {
  constructor(@Inject(SHARED) private readonly connection: ConnectionOptions) {}

  /** Whether Redis answers within a second. Without Redis the queues are in the database, which is checked elsewhere. */
  async answers(): Promise<boolean> {
    if (!(this.connection instanceof Redis)) return true;
    return soon(this.connection.ping()).then(
      () => true,
      () => false,
    );
  }

  /** A line that is down is given up before queues wait for it. */
  beforeApplicationShutdown(): void {
    if (this.connection instanceof Redis && this.connection.status !== 'ready') this.connection.disconnect();
  }

  onApplicationShutdown(): void {
    if (this.connection instanceof Redis) this.connection.disconnect();
  }
}

/** Ends the shared connection with the application. */
export class SharedConnectionModule {
  static with(connection: ConnectionOptions): DynamicModule {
    return {
      module: SharedConnectionModule,
      providers: [{ provide: SHARED, useValue: connection }, SharedConnection],
      exports: [SharedConnection],
    };
  }
}
