import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { apiKeyDraft, apiKeys, id, newApiKey, removed, type ApiKeyDraft } from '@zikaron/contract';
import { Answers } from '../platform/http/index.js';
import { By, May, Org, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { ApiKeys } from './api-keys.service.js';

/** No key can make or revoke keys: `keys:write` is no scope. */
@Controller('api-keys')
@May('keys:write')
export class ApiKeysController {
  constructor(private readonly keys: ApiKeys) {}

  @Get()
  @Answers(apiKeys)
  list(@Org() org: OrganizationId) {
    return this.keys.list(org);
  }

  @Post()
  @Answers(newApiKey, 201)
  add(@Org() org: OrganizationId, @By() by: Actor, @Body({ schema: apiKeyDraft }) draft: ApiKeyDraft) {
    return this.keys.add(org, by, draft);
  }

  @Delete(':id')
  @Answers(removed)
  revoke(@Org() org: OrganizationId, @By() by: Actor, @Param('id', { schema: id }) which: string) {
    return this.keys.revoke(org, by, which);
  }
}
