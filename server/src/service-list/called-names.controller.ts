import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { calledContact, calledName, calledNameChange, withoutParent, withoutParentQuery } from '@zikaron/contract';
import type { z } from 'zod';
import { Id, Operation } from '../platform/http/index.js';
import { By, May, Org, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { CalledNamesService } from './called-names.service.js';

@ApiTags('Service list')
@Controller('called-names')
export class CalledNamesController {
  constructor(private readonly names: CalledNamesService) {}

  @Get('without-parent')
  @Operation('listWithoutParent', 'Those whose Hebrew name names no parent', withoutParent)
  @May('yahrzeits:read')
  withoutParent(
    @Org() org: OrganizationId,
    @Query({ schema: withoutParentQuery }) query: z.output<typeof withoutParentQuery>,
  ) {
    return this.names.withoutParent(org, query);
  }

  @Get('contacts/:id')
  @Operation('getCalledContact', 'How a mourner is called up: parts and sound', calledContact)
  @May('contacts:read')
  ofContact(@Org() org: OrganizationId, @Id() contact: string) {
    return this.names.ofContact(org, contact);
  }

  @Get(':id')
  @Operation('getCalledName', 'How a person is called up: parts, sound and prayers', calledName)
  @May('yahrzeits:read')
  read(@Org() org: OrganizationId, @Id() yahrzeit: string) {
    return this.names.read(org, yahrzeit);
  }

  @Put(':id')
  @Operation('confirmCalledName', 'Confirm the parts of a Hebrew name', calledName)
  @May('yahrzeits:write')
  confirm(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Id() yahrzeit: string,
    @Body({ schema: calledNameChange }) change: z.output<typeof calledNameChange>,
  ) {
    return this.names.confirm(org, by, yahrzeit, change);
  }
}
