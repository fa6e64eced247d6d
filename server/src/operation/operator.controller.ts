import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  operatorOrganization,
  operatorOrganizationPage,
  operatorOrganizationQuery,
  operatorOverview,
  operatorPlan,
  operatorSuspension,
  operatorTrial,
} from '@zikaron/contract';
import type { z } from 'zod';
import { Id, Operation } from '../platform/http/index.js';
import { admit, By, Operator, type Actor } from '../platform/tenancy/index.js';
import { OperatorOrganizations } from './operator-organizations.js';
import { OperatorService } from './operator.service.js';

@ApiTags('Operator')
@Controller('operator')
export class OperatorController {
  constructor(
    private readonly operator: OperatorService,
    private readonly organizations: OperatorOrganizations,
  ) {}

  @Get('overview')
  @Operation('getOperatorOverview', 'The whole installation at a glance', operatorOverview)
  @Operator()
  overview() {
    return this.operator.overview();
  }

  @Get('organizations')
  @Operation('listOperatorOrganizations', 'All organizations, a page at a time', operatorOrganizationPage)
  @Operator()
  list(@Query({ schema: operatorOrganizationQuery }) query: z.output<typeof operatorOrganizationQuery>) {
    return this.organizations.list(query);
  }

  @Get('organizations/:id')
  @Operation('getOperatorOrganization', 'How one organization stands, in numbers', operatorOrganization)
  @Operator()
  one(@Id() org: string) {
    return this.organizations.one(admit(org));
  }

  @Put('organizations/:id/plan')
  @Operation('setPlanOfOrganization', 'Give an organization a plan, without money', operatorOrganization)
  @Operator()
  setPlan(@Id() org: string, @By() by: Actor, @Body({ schema: operatorPlan }) { plan }: z.output<typeof operatorPlan>) {
    return this.organizations.setPlan(admit(org), by, plan);
  }

  @Post('organizations/:id/trial')
  @Operation('extendTrialOfOrganization', 'Give an organization more days of trial', operatorOrganization)
  @Operator()
  extendTrial(
    @Id() org: string,
    @By() by: Actor,
    @Body({ schema: operatorTrial }) { days }: z.output<typeof operatorTrial>,
  ) {
    return this.organizations.extendTrial(admit(org), by, days);
  }

  @Put('organizations/:id/suspension')
  @Operation('suspendOrganization', 'Shut an organization: only its account opens', operatorOrganization)
  @Operator()
  suspend(
    @Id() org: string,
    @By() by: Actor,
    @Body({ schema: operatorSuspension }) { reason }: z.output<typeof operatorSuspension>,
  ) {
    return this.organizations.suspend(admit(org), by, reason);
  }

  @Delete('organizations/:id/suspension')
  @Operation('resumeOrganization', 'Open a suspended organization again', operatorOrganization)
  @Operator()
  resume(@Id() org: string, @By() by: Actor) {
    return this.organizations.resume(admit(org), by);
  }
}
