import { Body, Controller, Get, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { remembererAnswer, REMEMBERER_ANSWERS, withoutTurns } from '@zikaron/contract';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Operation } from '../../platform/http/index.js';
import { Public } from '../../platform/tenancy/index.js';
import { chosenLanguage, FamilyPages, Link } from '../family-pages.js';
import { LinkLimits } from '../link-limits.js';
import { oldPage } from '../preferences-page.js';
import type { Visit } from '../visits.service.js';
import { whoRemembersPage } from './who-remembers-page.js';
import { WhoRemembersService } from './who-remembers.service.js';

const shown = z.object({
  language: chosenLanguage,
  said: z
    .enum([...REMEMBERER_ANSWERS, 'who', 'nothing', 'too-many'])
    .optional()
    .catch(undefined),
});
const words = z
  .string()
  .max(200)
  .default('')
  .transform((text) => withoutTurns(text).trim());
const form = z.object({ answer: remembererAnswer, otherName: words, otherReach: words });

/**
 * The page on which whoever was asked says who will remember a person: no script, no account. Opening it changes nothing; one
 * POST keeps the answer, and is answered by a redirect.
 */
@ApiTags('Family pages')
@Controller('w/:token')
@UseFilters(FamilyPages)
export class WhoRemembersController {
  constructor(
    private readonly who: WhoRemembersService,
    private readonly pages: FamilyPages,
    private readonly limits: LinkLimits,
  ) {}

  @Get()
  @Operation('getWhoRemembersPage', 'The page that asks who will remember a person')
  @Public()
  async show(
    @Link() link: string,
    @Query({ schema: shown }) { said, language }: z.output<typeof shown>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const visit = await this.pages.visit('remember', link, request, language);
    const asked = await this.who.open(visit);
    const page = asked
      ? whoRemembersPage({ ...asked, visit, said: said ?? null, path: `/w/${link}` })
      : oldPage(visit.language);
    this.pages.send(response, page);
  }

  @Post()
  @Operation('answerWhoRemembers', 'Say who will remember a person')
  @Public()
  async answer(
    @Link() link: string,
    @Body({ schema: form }) said: z.output<typeof form>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const visit = await this.pages.visit('remember', link, request);
    response.redirect(303, `/w/${link}?said=${await this.keep(visit, said)}`);
  }

  private async keep(visit: Visit, { answer, otherName, otherReach }: z.output<typeof form>): Promise<string> {
    const isOther = answer === 'other';
    if (isOther && otherName === '') return 'who';
    if (!(await this.limits.mayAnswer(visit.contactId))) return 'too-many';
    const other = isOther ? [otherName, otherReach].filter(Boolean).join(', ') : null;
    return (await this.who.answer(visit, { answer, other })) ? answer : 'nothing';
  }
}
