import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { apiKeyDraft, apiKeys, newApiKey, removed, type ApiKeyDraft } from '@zikaron/contract';
import { Id, Operation } from '../platform/http/index.js';
import { AskAgain, By, May, Org, WithoutPlan, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { ApiKeys } from './api-keys.service.js';

/** No key can make or revoke keys: `keys:write` is no scope. */
@ApiTags('API keys')
@Controller('api-keys')
@May('keys:write')
export class ApiKeysController {
  constructor(private readonly keys: ApiKeys) {}

  @Get()
  @Operation('listApiKeys', "The organization's API keys, without their secrets", apiKeys)
  list(@Org() org: OrganizationId) {
    return this.keys.list(org);
  }

  @Post()
  @Operation('createApiKey', 'Make an API key; its secret is in this answer and never again', newApiKey, 201)
  @AskAgain()
  add(@Org() org: OrganizationId, @By() by: Actor, @Body({ schema: apiKeyDraft }) draft: ApiKeyDraft) {
    return this.keys.add(org, by, draft);
  }

  @Delete(':id')
  @Operation('revokeApiKey', 'Revoke an API key at once', removed)
  @WithoutPlan()
  @AskAgain()
  revoke(@Org() org: OrganizationId, @By() by: Actor, @Id() which: string) {
    return this.keys.revoke(org, by, which);
  }
}
