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
import { Answers, Id, Operation } from '../../platform/http/index.js';
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
  @Operation('listPhotographs', 'Photographs that are no import yet')
  @May('imports:write')
  @Answers(photographs)
  list(@Org() org: OrganizationId) {
    return this.photographs.list(org);
  }

  /** The file itself is the body. */
  @Post()
  @Operation('uploadPhotograph', 'Upload a photograph; its plates are found, and not read yet')
  @May('imports:write')
  @ApiConsumes(...PHOTOGRAPH_TYPES)
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @Answers(photograph, 201)
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
  @Operation('listPlates', 'Plates that were read, a page at a time')
  @May('imports:write')
  @Answers(platePage)
  listPlates(@Org() org: OrganizationId, @Query({ schema: plateQuery }) query: z.output<typeof plateQuery>) {
    return this.plates.list(org, query);
  }

  @Put('plates/:id')
  @Operation('checkPlate', 'Say what a plate says, or leave it out')
  @May('imports:write')
  @Answers(plate)
  check(
    @Org() org: OrganizationId,
    @Id() which: string,
    @Body({ schema: plateCheck }) fields: z.output<typeof plateCheck>,
  ) {
    return this.plates.check(org, which, fields);
  }

  @Post('bring')
  @Operation('bringPlates', 'Make an import of the plates that were read')
  @May('imports:write')
  @Answers(importSummary, 201)
  bring(@Org() org: OrganizationId, @By() by: Actor) {
    return this.plates.bring(org, by);
  }

  @Get(':id')
  @Operation('getPhotograph', 'One photograph, with its picture')
  @May('imports:write')
  @Answers(photographShown)
  get(@Org() org: OrganizationId, @Id() which: string) {
    return this.photographs.get(org, which);
  }

  @Put(':id/boxes')
  @Operation('drawPlates', 'Say where the plates of a photograph are')
  @May('imports:write')
  @Answers(photograph)
  draw(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Id() which: string,
    @Body({ schema: photographBoxes }) boxes: z.output<typeof photographBoxes>,
  ) {
    return this.photographs.draw(org, by, which, boxes);
  }

  @Post(':id/read')
  @Operation('readPlates', 'Read the next plates of a photograph')
  @May('imports:write')
  @Answers(photograph)
  read(@Org() org: OrganizationId, @Id() which: string) {
    return this.photographs.read(org, which);
  }

  @Delete(':id')
  @Operation('removePhotograph', 'Remove a photograph and what was read on it')
  @May('imports:write')
  @Answers(removed)
  remove(@Org() org: OrganizationId, @By() by: Actor, @Id() which: string) {
    return this.photographs.remove(org, by, which);
  }
}
