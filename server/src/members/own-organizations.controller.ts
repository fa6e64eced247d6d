import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { foundOrganization, ownOrganizations } from '@zikaron/contract';
import { Operation } from '../platform/http/index.js';
import { By, SignedIn, type Caller } from '../platform/tenancy/index.js';
import { OwnOrganizations } from './own-organizations.service.js';

@ApiTags('Organization')
@Controller('orgs')
export class OwnOrganizationsController {
  constructor(private readonly own: OwnOrganizations) {}

  @Get()
  @Operation('listOwnOrganizations', 'The organizations that the signed-in person belongs to', ownOrganizations)
  @SignedIn()
  async list(@By() by: Caller) {
    return { data: await this.own.of(by.id) };
  }

  @Post()
  @Operation('foundOrganization', 'Found another organization', ownOrganizations)
  @SignedIn()
  async found(@By() by: Caller, @Body({ schema: foundOrganization }) { name }: { name: string }) {
    return { data: await this.own.found(by, name) };
  }
}
