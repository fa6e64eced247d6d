import { Body, Controller, Get, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { id, withoutTurns } from '@zikaron/contract';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Operation } from '../platform/http/index.js';
import { Public } from '../platform/tenancy/index.js';
import { chosenLanguage, FamilyPages, Link } from './family-pages.js';
import { PreferencesService } from './preferences.service.js';
import { SAID, type Said } from './preferences-words.js';
import type { Visit } from './visits.service.js';

const shown = z.object({ language: chosenLanguage, said: z.enum(SAID).optional().catch(undefined) });
const file = z.object({ yahrzeit: id.optional() });
const reminder = z.object({
  observer: id,
  days: z.coerce.number().int().min(0).max(90),
  calendar: z.enum(['hebrew', 'civil']),
});
const letters = z.object({ observer: id.optional(), wanted: z.enum(['yes', 'no']) });
/** A browser lets so many characters be typed, of which a line's end is one, and sends it as two. */
const written = z
  .string()
  .max(4000)
  .transform((text) => withoutTurns(text.replaceAll('\r\n', '\n')).trim())
  .pipe(z.string().max(2000));
const message = z.object({ observer: id.optional(), text: written });

/**
 * The page of a person's own preferences, by the link in a letter: plain forms, no script, no account. The link alone
 * speaks for the person: there is no cookie that another site could make a browser send along. GET changes nothing; a POST
 * is answered by a redirect to the page, so that loading it again repeats nothing.
 */
@ApiTags('Family pages')
@Controller('p/:token')
@UseFilters(FamilyPages)
export class PreferencesController {
  constructor(
    private readonly preferences: PreferencesService,
    private readonly pages: FamilyPages,
  ) {}

  @Get()
  @Operation('getPreferencesPage', "The page of a family, opened from a letter's link")
  @Public()
  async show(
    @Link() link: string,
    @Query({ schema: shown }) { said, language }: z.output<typeof shown>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const reader = await this.pages.visit('preferences', link, request, language);
    this.pages.send(response, await this.preferences.page(reader, `/p/${link}`, said ?? null));
  }

  @Get('calendar.ics')
  @Operation('getPreferencesCalendar', "A family's observances as a calendar file")
  @Public()
  @ApiOkResponse({ description: 'iCalendar, RFC 5545', schema: { type: 'string' } })
  async calendar(
    @Link() link: string,
    @Query({ schema: file }) { yahrzeit }: z.output<typeof file>,
    @Req() request: Request,
  ) {
    return this.preferences.calendar(await this.pages.visit('preferences', link, request), yahrzeit);
  }

  @Post('observance')
  @Operation('choosePreferences', 'A family chooses lead time and calendar')
  @Public()
  reminder(
    @Link() link: string,
    @Body({ schema: reminder }) choice: z.output<typeof reminder>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.act(link, request, response, (visit) => this.preferences.chooseReminder(visit, choice));
  }

  @Post('letters')
  @Operation('chooseLetters', 'A family chooses whether letters come')
  @Public()
  letters(
    @Link() link: string,
    @Body({ schema: letters }) { observer, wanted }: z.output<typeof letters>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.act(link, request, response, (visit) =>
      this.preferences.chooseLetters(visit, observer, wanted === 'yes'),
    );
  }

  @Post('message')
  @Operation('writeToOffice', 'A family writes to the office')
  @Public()
  message(
    @Link() link: string,
    @Body({ schema: message }) { observer, text }: z.output<typeof message>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.act(link, request, response, (visit) => this.preferences.writeToOffice(visit, observer, text));
  }

  @Post('calendar')
  @Operation('makeCalendarAddress', 'A family makes a private calendar address')
  @Public()
  address(@Link() link: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.act(link, request, response, (visit) => this.preferences.makeCalendarAddress(visit));
  }

  private async act(link: string, request: Request, response: Response, act: (visit: Visit) => Promise<Said>) {
    const visit = await this.pages.visit('preferences', link, request);
    response.redirect(303, `/p/${link}?said=${await act(visit)}`);
  }
}
