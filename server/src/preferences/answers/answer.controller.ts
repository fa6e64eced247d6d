import { Body, Controller, Get, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Operation } from '../../platform/http/index.js';
import { Public } from '../../platform/tenancy/index.js';
import { chosenLanguage, FamilyPages, Link } from '../family-pages.js';
import { LinkLimits } from '../link-limits.js';
import { oldPage } from '../preferences-page.js';
import type { Visit } from '../visits.service.js';
import { answerForm } from './answer-form.js';
import { answerPage } from './answer-page.js';
import { ResponsesService } from './responses.service.js';

const shown = z.object({
  language: chosenLanguage,
  /** What the letter's button says already: chosen on the page, and kept only when it is sent. */
  a: z.enum(['come']).optional().catch(undefined),
  said: z.enum(['kept', 'nothing', 'too-many']).optional().catch(undefined),
});

/**
 * The page on which a family answers a letter: one plain form, no script, no account. Opening it changes nothing, however
 * often a scanner does; one POST keeps the answer, and is answered by a redirect, so that loading it again repeats nothing.
 */
@ApiTags('Family pages')
@Controller('r/:token')
@UseFilters(FamilyPages)
export class AnswerController {
  constructor(
    private readonly responses: ResponsesService,
    private readonly pages: FamilyPages,
    private readonly limits: LinkLimits,
  ) {}

  @Get()
  @Operation('getAnswerPage', "The page on which a family answers, opened from a letter's link")
  @Public()
  async show(
    @Link() link: string,
    @Query({ schema: shown }) { a, said, language }: z.output<typeof shown>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const visit = await this.pages.visit('answer', link, request, language);
    const open = await this.responses.open(visit);
    const shows = { visit, ...open, path: `/r/${link}`, chosen: a ?? null, said: said ?? null };
    this.pages.send(response, open.answerable.length > 0 ? answerPage(shows) : oldPage(visit.language));
  }

  @Post()
  @Operation('answerLetter', 'A family answers a letter')
  @Public()
  async answer(
    @Link() link: string,
    @Body({ schema: answerForm }) answer: z.output<typeof answerForm>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const visit = await this.pages.visit('answer', link, request);
    response.redirect(303, `/r/${link}?said=${await this.keep(visit, answer)}`);
  }

  private async keep(visit: Visit, answer: z.output<typeof answerForm>): Promise<string> {
    if (!(await this.limits.mayAnswer(visit.contactId))) return 'too-many';
    return (await this.responses.answer(visit, answer)) ? 'kept' : 'nothing';
  }
}
