import { Global, Module } from '@nestjs/common';
import { Acts } from './acts.js';
import { Audit } from './audit.js';

@Global()
@Module({ providers: [Audit, Acts], exports: [Audit, Acts] })
export class AuditModule {}
