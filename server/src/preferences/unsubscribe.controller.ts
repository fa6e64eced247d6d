import { Body, Controller, Get, HttpCode, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Operation } from '../platform/http/index.js';
import { Public } from '../platform/tenancy/index.js';
import { FamilyPages, Link } from './family-pages.js';
import type { Page } from './page.js';
import { UnsubscribeService } from './unsubscribe.service.js';

/** What the page's buttons say. Mail programs write here too, in the words of RFC 8058 or in none that we parse. */
const stopped = z.looseObject({ scope: z.string().optional() }).optional();

/**
 * The link in every letter (RFC 8058). GET only asks; POST ends letters, with neither login nor cookie nor redirect. What a
 * mail program sends by itself ("List-Unsubscribe=One-Click") leaves the list that List-ID names: all of the
 * congregation's letters. The page's buttons choose between one yahrzeit and all.
 */
@ApiTags('Family pages')
@Controller('u')
@UseFilters(FamilyPages)
export class UnsubscribeController {
  constructor(
    private readonly service: UnsubscribeService,
    private readonly pages: FamilyPages,
  ) {}

  @Get(':token')
  @Operation('getUnsubscribePage', 'The page that asks before it unsubscribes')
  @Public()
  ask(@Link() link: string, @Req() request: Request, @Res() response: Response) {
    return this.answer(link, request, response, () => this.service.ask(link));
  }

  @Post(':token')
  @Operation('unsubscribe', 'Unsubscribe, also by one click (RFC 8058)')
  @HttpCode(200)
  @Public()
  stop(
    @Link() link: string,
    @Body({ schema: stopped }) what: z.output<typeof stopped>,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    const which = what?.scope === 'one' ? 'one' : 'all';
    return this.answer(link, request, response, () => this.service.stop(link, which));
  }

  private async answer(link: string, request: Request, response: Response, page: () => Promise<Page>): Promise<void> {
    await this.pages.count(link, request);
    this.pages.send(response, await page());
  }
}
