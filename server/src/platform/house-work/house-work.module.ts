import { Global, Module } from '@nestjs/common';
import { HouseWork } from './house-work.js';
import { Retention } from './retention.js';

@Global()
@Module({ providers: [HouseWork, Retention], exports: [HouseWork, Retention] })
export class HouseWorkModule {}
