import { Global, Module, type DynamicModule } from '@nestjs/common';
import type { Config } from './config.js';

/** Injects the configuration: `@Inject(CONFIG) config: Config`. */
export const CONFIG = Symbol('CONFIG');

@Global()
@Module({})
export class ConfigModule {
  static with(config: Config): DynamicModule {
    return { module: ConfigModule, providers: [{ provide: CONFIG, useValue: config }], exports: [CONFIG] };
  }
}
