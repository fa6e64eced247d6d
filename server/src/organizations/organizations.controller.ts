import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import {
  account,
  cities,
  cityQuery,
  organizationSettings,
  planUsage,
  settingsChoices,
  type Account,
  type City,
  type OrganizationSettings,
  type PlanUsage,
  type SettingsChoices,
} from '@zikaron/contract';
import type { z } from 'zod';
import { RULE_PRESETS } from '../calendar/index.js';
import { Answers } from '../platform/http/index.js';
import { By, May, Org, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { settingsOf } from './account.js';
import { findCities } from './cities.js';
import { OrganizationsService } from './organizations.service.js';

@Controller('orgs/mine')
export class OrganizationsController {
  constructor(private readonly organizations: OrganizationsService) {}

  @Get()
  @May('organization:read')
  @Answers(account)
  mine(@Org() org: OrganizationId, @By() by: Actor): Promise<Account> {
    return this.organizations.account(org, by);
  }

  /** Counted apart from the account, which every page asks for. */
  @Get('usage')
  @May('organization:read')
  @Answers(planUsage)
  usage(@Org() org: OrganizationId): Promise<PlanUsage> {
    return this.organizations.usage(org);
  }

  @Get('settings')
  @May('organization:read')
  @Answers(organizationSettings)
  async settings(@Org() org: OrganizationId): Promise<OrganizationSettings> {
    return settingsOf(await this.organizations.settings(org));
  }

  @Get('settings/choices')
  @May('organization:read')
  @Answers(settingsChoices)
  choices(): SettingsChoices {
    return { presets: RULE_PRESETS };
  }

  @Get('settings/cities')
  @May('organization:read')
  @Answers(cities)
  async cities(@Query({ schema: cityQuery }) { q }: z.output<typeof cityQuery>): Promise<{ data: City[] }> {
    return { data: await findCities(q) };
  }

  @Put('settings')
  @May('organization:write')
  @Answers(organizationSettings)
  change(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: organizationSettings }) settings: OrganizationSettings,
  ): Promise<OrganizationSettings> {
    return this.organizations.changeSettings(org, by, settings);
  }
}
