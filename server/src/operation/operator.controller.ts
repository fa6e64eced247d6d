import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { operatorOverview } from '@zikaron/contract';
import { Answers } from '../platform/http/index.js';
import { Operator } from '../platform/tenancy/index.js';
import { OperatorService } from './operator.service.js';

@ApiTags('Operator')
@Controller('operator')
export class OperatorController {
  constructor(private readonly operator: OperatorService) {}

  @Get('overview')
  @ApiOperation({ operationId: 'getOperatorOverview', summary: 'The whole installation at a glance' })
  @Operator()
  @Answers(operatorOverview)
  overview() {
    return this.operator.overview();
  }
}
