import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CONFIG, type Config } from '../platform/config/index.js';
import { LinkLimits } from './link-limits.js';
import { oldPage } from './preferences-page.js';
import { sendPage, tooManyPage, unknownPage, type Page } from './page.js';
import { Visits, type LinkKind, type Visit } from './visits.service.js';

/** The door of all pages that a letter's link opens: who comes by it, or the page that says why nobody may. */
@Injectable()
export class FamilyPages {
  constructor(
    private readonly visits: Visits,
    private readonly limits: LinkLimits,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  send(response: Response, page: Page): void {
    sendPage(response, page, this.config.SOURCE_URL);
  }

  /** Who came; null when they were sent a page already: too often, or by a link that is old or not ours. */
  async visit(kind: LinkKind, link: string, request: Request, response: Response): Promise<Visit | null> {
    if (await this.isTooOften(link, request, response)) return null;
    const visit = await this.visits.by(kind, link);
    if (visit !== 'unknown' && !('old' in visit)) return visit;
    this.send(response, visit === 'unknown' ? unknownPage() : oldPage(visit.old));
    return null;
  }

  /** Whether the link was opened so often that the page which says so was sent; else it counts. */
  async isTooOften(link: string, request: Request, response: Response): Promise<boolean> {
    const waitSeconds = await this.limits.open(link, request);
    if (waitSeconds === 0) return false;
    response.set('Retry-After', String(waitSeconds));
    this.send(response, tooManyPage());
    return true;
  }
}
