import { Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { z } from 'zod';
import { Public } from '../platform/tenancy/index.js';
import { donePage, PAGE_POLICY, questionPage, unknownPage, type PageFacts } from './unsubscribe-page.js';
import { UnsubscribeService } from './unsubscribe.service.js';

const token = z.string().max(1000);

/**
 * The link in every letter (RFC 8058). GET only asks; POST ends the letters, with neither login nor cookie nor redirect,
 * whether a mail program sends it ("List-Unsubscribe=One-Click") or the page's button.
 */
@Controller('u')
export class UnsubscribeController {
  constructor(private readonly service: UnsubscribeService) {}

  @Get(':token')
  @Public()
  async ask(@Param('token', { schema: token }) link: string, @Res() response: Response): Promise<void> {
    answer(response, await this.service.page(link), questionPage);
  }

  @Post(':token')
  @HttpCode(200)
  @Public()
  async unsubscribe(@Param('token', { schema: token }) link: string, @Res() response: Response): Promise<void> {
    answer(response, await this.service.unsubscribe(link), donePage);
  }
}

function answer(response: Response, facts: PageFacts | null, page: (facts: PageFacts) => string): void {
  response
    .status(facts ? 200 : 404)
    .set({
      'Content-Security-Policy': PAGE_POLICY,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    })
    .type('html')
    .send(facts ? page(facts) : unknownPage());
}
