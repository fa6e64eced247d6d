import { Body, Controller, Get, HttpCode, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  account,
  cities,
  cityQuery,
  organizationSettings,
  planUsage,
  settingsChange,
  settingsChoices,
  setupAnswer,
  type Account,
  type City,
  type OrganizationSettings,
  type PlanUsage,
  type SettingsChange,
  type SettingsChoices,
  type SetupAnswer,
} from '@zikaron/contract';
import type { z } from 'zod';
import { RULE_PRESETS } from '../calendar/index.js';
import { Answers } from '../platform/http/index.js';
import { By, May, Org, type Actor, type Caller, type OrganizationId } from '../platform/tenancy/index.js';
import { settingsOf } from './account.js';
import { findCities } from './cities.js';
import { OrganizationsService } from './organizations.service.js';

@ApiTags('Organization')
@Controller('orgs/mine')
export class OrganizationsController {
  constructor(private readonly organizations: OrganizationsService) {}

  @Get()
  @ApiOperation({ operationId: 'getOrganization', summary: "The caller's organization" })
  @May('organization:read')
  @Answers(account)
  mine(@Org() org: OrganizationId, @By() by: Caller): Promise<Account> {
    return this.organizations.account(org, by);
  }

  /** Counted apart from the account, which every page asks for. */
  @Get('usage')
  @ApiOperation({ operationId: 'getUsage', summary: 'How much of the plan is used: observers, and letters this month' })
  @May('organization:read')
  @Answers(planUsage)
  usage(@Org() org: OrganizationId): Promise<PlanUsage> {
    return this.organizations.usage(org);
  }

  @Get('settings')
  @ApiOperation({ operationId: 'getSettings', summary: "The organization's settings" })
  @May('organization:read')
  @Answers(organizationSettings)
  async settings(@Org() org: OrganizationId): Promise<OrganizationSettings> {
    return settingsOf(await this.organizations.settings(org));
  }

  @Get('settings/choices')
  @ApiOperation({ operationId: 'getSettingsChoices', summary: 'What the settings may be chosen from' })
  @May('organization:read')
  @Answers(settingsChoices)
  choices(): SettingsChoices {
    return { presets: RULE_PRESETS };
  }

  @Get('settings/cities')
  @ApiOperation({ operationId: 'findCities', summary: 'Cities by name, with place and time zone' })
  @May('organization:read')
  @Answers(cities)
  async cities(@Query({ schema: cityQuery }) { q }: z.output<typeof cityQuery>): Promise<{ data: City[] }> {
    return { data: await findCities(q) };
  }

  @Put('settings')
  @ApiOperation({ operationId: 'changeSettings', summary: 'Change settings; what is left out stays' })
  @May('organization:write')
  @Answers(organizationSettings)
  change(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: settingsChange }) changed: SettingsChange,
  ): Promise<OrganizationSettings> {
    return this.organizations.changeSettings(org, by, changed);
  }

  @Put('setup')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'answerSetup',
    summary: 'Say that place and customs are right, or that nobody need ask',
  })
  @May('organization:write')
  setup(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: setupAnswer }) answer: SetupAnswer,
  ): Promise<void> {
    return this.organizations.answerSetup(org, by, answer);
  }
}
