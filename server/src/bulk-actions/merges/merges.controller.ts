import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { mergedContact, mergedYahrzeit, merging } from '@zikaron/contract';
import type { z } from 'zod';
import { Id, Operation } from '../../platform/http/index.js';
import { By, May, Org, type Actor, type OrganizationId } from '../../platform/tenancy/index.js';
import { MergesService } from './merges.service.js';

type Merging = z.output<typeof merging>;

@ApiTags('Merges')
@Controller()
export class MergesController {
  constructor(private readonly merges: MergesService) {}

  @Post('contacts/:id/merge')
  @Operation(
    'mergeContacts',
    'Merge another contact, who is the same person, into this one; it can be undone for 30 days',
    mergedContact,
  )
  @May('contacts:write')
  mergeContacts(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Id() contactId: string,
    @Body({ schema: merging }) { otherId }: Merging,
  ): Promise<z.output<typeof mergedContact>> {
    return this.merges.mergeContacts(org, by, contactId, otherId);
  }

  @Post('yahrzeits/:id/merge')
  @Operation(
    'mergeYahrzeits',
    'Merge another record of the same person into this one; it can be undone for 30 days',
    mergedYahrzeit,
  )
  @May('yahrzeits:write')
  mergeYahrzeits(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Id() yahrzeitId: string,
    @Body({ schema: merging }) { otherId }: Merging,
  ): Promise<z.output<typeof mergedYahrzeit>> {
    return this.merges.mergeYahrzeits(org, by, yahrzeitId, otherId);
  }
}
