import { Body, Controller, Delete, Get, Ip, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { removed, sheetLink, sheetLinkDraft, sheetLinkPage, sheetLinkQuery, sheetToken } from '@zikaron/contract';
import type { z } from 'zod';
import { Id, Operation } from '../platform/http/index.js';
import {
  AskAgain,
  By,
  May,
  Org,
  Public,
  WithoutPlan,
  type Actor,
  type OrganizationId,
} from '../platform/tenancy/index.js';
import { RecordExports } from './record-exports.js';
import { SheetLinksService } from './sheet-links.service.js';

/** The whole list at an address that spreadsheets read by themselves. */
@ApiTags('Exports')
@Controller()
export class SheetLinksController {
  constructor(
    private readonly links: SheetLinksService,
    private readonly records: RecordExports,
  ) {}

  /** They open the list to whoever has them, so only those who may bring lists in see them. */
  @Get('sheet-links')
  @Operation('listSheetLinks', 'The private addresses of the list as a sheet', sheetLinkPage)
  @May('imports:write')
  list(@Org() org: OrganizationId, @Query({ schema: sheetLinkQuery }) query: z.output<typeof sheetLinkQuery>) {
    return this.links.list(org, query);
  }

  @Post('sheet-links')
  @Operation('createSheetLink', 'Make a private address of the list as a sheet', sheetLink, 201)
  @AskAgain()
  @May('imports:write')
  add(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: sheetLinkDraft }) draft: z.output<typeof sheetLinkDraft>,
  ) {
    return this.links.add(org, by, draft);
  }

  @Delete('sheet-links/:id')
  @Operation('revokeSheetLink', 'Revoke a private address of the list as a sheet', removed)
  @WithoutPlan()
  @May('imports:write')
  revoke(@Org() org: OrganizationId, @By() by: Actor, @Id() link: string) {
    return this.links.revoke(org, by, link);
  }

  /** What spreadsheets ask by themselves; outside /api. */
  @Get('sheet/:token.csv')
  @Operation('openSheet', 'The list as a sheet, by its private address')
  @Public()
  @ApiOkResponse({ description: 'CSV (RFC 4180), UTF-8', schema: { type: 'string' } })
  async open(@Param('token', { schema: sheetToken }) token: string, @Ip() ip: string) {
    return this.records.sheet(await this.links.open(token, ip));
  }
}
