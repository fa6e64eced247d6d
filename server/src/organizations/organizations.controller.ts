import { Body, Controller, Get, HttpCode, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
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
import { Operation } from '../platform/http/index.js';
import { By, May, Org, type Actor, type Caller, type OrganizationId } from '../platform/tenancy/index.js';
import { settingsOf } from './account.js';
import { findCities } from './cities.js';
import { OrganizationsService } from './organizations.service.js';

@ApiTags('Organization')
@Controller('orgs/mine')
export class OrganizationsController {
  constructor(private readonly organizations: OrganizationsService) {}

  @Get()
  @Operation('getOrganization', "The caller's organization", account)
  @May('organization:read')
  mine(@Org() org: OrganizationId, @By() by: Caller): Promise<Account> {
    return this.organizations.account(org, by);
  }

  /** Counted apart from the account, which every page asks for. */
  @Get('usage')
  @Operation('getUsage', 'How much of the plan is used: observers, and letters this month', planUsage)
  @May('organization:read')
  usage(@Org() org: OrganizationId): Promise<PlanUsage> {
    return this.organizations.usage(org);
  }

  @Get('settings')
  @Operation('getSettings', "The organization's settings", organizationSettings)
  @May('organization:read')
  async settings(@Org() org: OrganizationId): Promise<OrganizationSettings> {
    return settingsOf(await this.organizations.settings(org));
  }

  @Get('settings/choices')
  @Operation('getSettingsChoices', 'What the settings may be chosen from', settingsChoices)
  @May('organization:read')
  choices(): SettingsChoices {
    return { presets: RULE_PRESETS };
  }

  @Get('settings/cities')
  @Operation('findCities', 'Cities by name, with place and time zone', cities)
  @May('organization:read')
  async cities(@Query({ schema: cityQuery }) { q }: z.output<typeof cityQuery>): Promise<{ data: City[] }> {
    return { data: await findCities(q) };
  }

  @Put('settings')
  @Operation('changeSettings', 'Change settings; what is left out stays', organizationSettings)
  @May('organization:write')
  change(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: settingsChange }) changed: SettingsChange,
  ): Promise<OrganizationSettings> {
    return this.organizations.changeSettings(org, by, changed);
  }

  @Put('setup')
  @HttpCode(204)
  @Operation('answerSetup', 'Say that place and customs are right, or that nobody need ask')
  @May('organization:write')
  setup(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: setupAnswer }) answer: SetupAnswer,
  ): Promise<void> {
    return this.organizations.answerSetup(org, by, answer);
  }
}
