import { Body, Controller, Delete, Get, Post, Put, Query, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import {
  importSummary,
  photograph,
  PHOTOGRAPH_TYPES,
  photographBoxes,
  photographs,
  photographShown,
  photographUpload,
  plate,
  plateCheck,
  platePage,
  plateQuery,
  removed,
} from '@zikaron/contract';
import type { Request } from 'express';
import type { z } from 'zod';
import { Id, Operation } from '../../platform/http/index.js';
import { By, May, Org, type Actor, type OrganizationId } from '../../platform/tenancy/index.js';
import { receiveFile } from '../read/receive-file.js';
import { PhotographsService, refuseLarge } from './photographs.service.js';
import { PlatesService } from './plates.service.js';

@ApiTags('Imports')
@Controller('photographs')
export class PhotographsController {
  constructor(
    private readonly photographs: PhotographsService,
    private readonly plates: PlatesService,
  ) {}

  @Get()
  @Operation('listPhotographs', 'Photographs that are no import yet', photographs)
  @May('imports:write')
  list(@Org() org: OrganizationId) {
    return this.photographs.list(org);
  }

  /** The file itself is the body. */
  @Post()
  @Operation('uploadPhotograph', 'Upload a photograph; its plates are found, and not read yet', photograph, 201)
  @May('imports:write')
  @ApiConsumes(...PHOTOGRAPH_TYPES)
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  async upload(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Query({ schema: photographUpload }) { fileName }: z.output<typeof photographUpload>,
    @Req() request: Request,
  ) {
    await this.photographs.mayBring(org);
    return this.photographs.add(org, by, fileName, await receiveFile(request, refuseLarge));
  }

  @Get('plates')
  @Operation('listPlates', 'Plates that were read, a page at a time', platePage)
  @May('imports:write')
  listPlates(@Org() org: OrganizationId, @Query({ schema: plateQuery }) query: z.output<typeof plateQuery>) {
    return this.plates.list(org, query);
  }

  @Put('plates/:id')
  @Operation('checkPlate', 'Say what a plate says, or leave it out', plate)
  @May('imports:write')
  check(
    @Org() org: OrganizationId,
    @Id() which: string,
    @Body({ schema: plateCheck }) fields: z.output<typeof plateCheck>,
  ) {
    return this.plates.check(org, which, fields);
  }

  @Post('bring')
  @Operation('bringPlates', 'Make an import of the plates that were read', importSummary, 201)
  @May('imports:write')
  bring(@Org() org: OrganizationId, @By() by: Actor) {
    return this.plates.bring(org, by);
  }

  @Get(':id')
  @Operation('getPhotograph', 'One photograph, with its picture', photographShown)
  @May('imports:write')
  get(@Org() org: OrganizationId, @Id() which: string) {
    return this.photographs.get(org, which);
  }

  @Put(':id/boxes')
  @Operation('drawPlates', 'Say where the plates of a photograph are', photograph)
  @May('imports:write')
  draw(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Id() which: string,
    @Body({ schema: photographBoxes }) boxes: z.output<typeof photographBoxes>,
  ) {
    return this.photographs.draw(org, by, which, boxes);
  }

  @Post(':id/read')
  @Operation('readPlates', 'Read the next plates of a photograph', photograph)
  @May('imports:write')
  read(@Org() org: OrganizationId, @Id() which: string) {
    return this.photographs.read(org, which);
  }

  @Delete(':id')
  @Operation('removePhotograph', 'Remove a photograph and what was read on it', removed)
  @May('imports:write')
  remove(@Org() org: OrganizationId, @By() by: Actor, @Id() which: string) {
    return this.photographs.remove(org, by, which);
  }
}
