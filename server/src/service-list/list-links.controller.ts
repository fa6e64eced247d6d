import { Body, Controller, Delete, Get, Inject, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  listLink,
  listLinkDraft,
  listLinkPage,
  listLinkQuery,
  publicListFile,
  publicListQuery,
  removed,
} from '@zikaron/contract';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { CONFIG, type Config } from '../platform/config/index.js';
import { Id, Operation } from '../platform/http/index.js';
import { By, May, Org, Public, WithoutPlan, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { ListLinksService } from './list-links.service.js';
import { PublicListsService } from './public-lists.service.js';

@ApiTags('Service list')
@Controller()
export class ListLinksController {
  constructor(
    private readonly links: ListLinksService,
    private readonly lists: PublicListsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('list-links')
  @Operation('listPublicLists', 'The public addresses of the service list', listLinkPage)
  @May('yahrzeits:write')
  list(@Org() org: OrganizationId, @Query({ schema: listLinkQuery }) query: z.output<typeof listLinkQuery>) {
    return this.links.list(org, query);
  }

  @Post('list-links')
  @Operation('createPublicList', 'Make a public address of the service list', listLink, 201)
  @May('yahrzeits:write')
  add(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: listLinkDraft }) draft: z.output<typeof listLinkDraft>,
  ) {
    return this.links.add(org, by, draft);
  }

  @Delete('list-links/:id')
  @Operation('revokePublicList', 'Revoke a public address of the service list', removed)
  @WithoutPlan()
  @May('yahrzeits:write')
  revoke(@Org() org: OrganizationId, @By() by: Actor, @Id() link: string) {
    return this.links.revoke(org, by, link);
  }

  /** What sites, readers of feeds and programs ask by themselves; outside /api. */
  @Get('list/:file')
  @Operation('openPublicList', 'A service list by its public address')
  @Public()
  @ApiOkResponse({ description: 'HTML, text, JSON, RSS 2.0 or a Word document', schema: { type: 'string' } })
  async open(
    @Param('file', { schema: publicListFile }) file: string,
    @Query({ schema: publicListQuery }) asked: z.output<typeof publicListQuery>,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    const { body, type, etag, frames } = await this.lists.open(file, asked, {
      site: this.config.PUBLIC_URL,
      ip: request.ip ?? '',
    });
    response.removeHeader('X-Frame-Options');
    response.set({
      ETag: etag,
      // Whoever keeps it asks each time whether it has changed.
      'Cache-Control': 'public, no-cache',
      'X-Robots-Tag': 'noindex, nofollow',
      'Referrer-Policy': 'no-referrer',
      'Content-Security-Policy': `default-src 'none'; font-src 'self'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors ${frames.length ? frames.join(' ') : "'none'"}`,
    });
    if (request.headers['if-none-match']?.includes(etag)) return response.status(304).end();
    return response.type(type).send(await body());
  }
}
