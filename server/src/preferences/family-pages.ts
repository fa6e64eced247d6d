import { Catch, Inject, Injectable, Param, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { CONFIG, type Config } from '../platform/config/index.js';
import { LinkLimits } from './link-limits.js';
import { oldPage } from './preferences-page.js';
import { sendPage, tooManyPage, unknownPage, type Language, type Page } from './page.js';
import { Visits, type LinkKind, type Visit } from './visits.service.js';

/** What a letter's link carries in its path. */
export const Link = () => Param('token', { schema: z.string().max(1000) });

/** What the reader has chosen on the page, in place of what the office knows. */
export const chosenLanguage = z.enum(['en', 'he']).optional().catch(undefined);

/** Thrown in place of what a link asks for: the page that says why it is not shown. */
class PageInstead extends Error {
  constructor(
    readonly page: Page,
    readonly waitSeconds = 0,
  ) {
    super(page.title);
  }
}

/** The door of all pages that a letter's link opens: who comes by it, or the page that says why nobody may. */
@Catch(PageInstead)
@Injectable()
export class FamilyPages implements ExceptionFilter<PageInstead> {
  constructor(
    private readonly visits: Visits,
    private readonly limits: LinkLimits,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  send(response: Response, page: Page): void {
    sendPage(response, page, this.config.SOURCE_URL);
  }

  catch({ page, waitSeconds }: PageInstead, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    if (waitSeconds > 0) response.set('Retry-After', String(waitSeconds));
    this.send(response, page);
  }

  /** @throws PageInstead for a link that was opened too often, is old, or not ours */
  async visit(kind: LinkKind, link: string, request: Request, language?: Language): Promise<Visit> {
    await this.count(link, request);
    const visit = await this.visits.by(kind, link);
    if (visit === 'unknown') throw new PageInstead(unknownPage());
    if ('old' in visit) throw new PageInstead(oldPage(visit.old));
    return { ...visit, language: language ?? visit.language };
  }

  /** @throws PageInstead for a link that was opened too often; else it counts */
  async count(link: string, request: Request): Promise<void> {
    const waitSeconds = await this.limits.open(link, request);
    if (waitSeconds > 0) throw new PageInstead(tooManyPage(), waitSeconds);
  }
}
