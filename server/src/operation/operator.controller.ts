import { Controller, Get } from '@nestjs/common';
import { operatorOverview } from '@zikaron/contract';
import { Answers } from '../platform/http/index.js';
import { Operator } from '../platform/tenancy/index.js';
import { OperatorService } from './operator.service.js';

@Controller('operator')
export class OperatorController {
  constructor(private readonly operator: OperatorService) {}

  @Get('overview')
  @Operator()
  @Answers(operatorOverview)
  overview() {
    return this.operator.overview();
  }
}
