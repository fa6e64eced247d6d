import { Controller, Get, Inject, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { z } from 'zod';
import { HowItStands, type Standing } from '../operation/index.js';
import { CONFIG, VERSION, type Config } from '../platform/config/index.js';
import { Operation } from '../platform/http/index.js';
import { Public } from '../platform/tenancy/index.js';
import { markup, sendPage, type Html, type Language } from '../preferences/index.js';

const query = z.object({ language: z.enum(['en', 'he']).default('en') });

/** A letter that is due longer than this has waited for more than its turn. */
const LONG_SECONDS = 30 * 60;

/** What an office asks when it wonders whether the trouble is here: a page for everybody, without names and numbers of congregations. */
@ApiTags('Health')
@Controller('status')
export class StatusController {
  constructor(
    private readonly stands: HowItStands,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @Operation('getStatusPage', 'Whether reminders are planned and letters leave: a page for everybody')
  @Public()
  async page(@Query({ schema: query }) { language }: z.output<typeof query>, @Res() response: Response): Promise<void> {
    const words = WORDS[language];
    const state = await this.stands.now();
    const lines = [state.nightsOverdue === 0 ? good(words.nights) : bad(words.nightsLate), lettersOf(state, words)];
    const body = markup`<header class="top"><p class="house">Zikaron</p><h1>${words.title}</h1></header>
      ${lines}
      <p class="soft">${words.seen} <time datetime="${state.readAt.toISOString()}">${timeOf(state.readAt, language)}</time>. ${words.version} <bdi>${VERSION}</bdi>.</p>`;
    const other = `/status?language=${language === 'en' ? 'he' : 'en'}`;
    sendPage(response, { status: 200, language, title: words.title, body, other }, this.config.SOURCE_URL);
  }
}

function lettersOf({ relayAwaySeconds, queueAgeSeconds }: Standing, words: Words): Html {
  if (relayAwaySeconds > 0) return bad(words.relayAway);
  return queueAgeSeconds > LONG_SECONDS ? bad(words.lettersWait) : good(words.letters);
}

const good = (text: string): Html => markup`<p class="said">${text}</p>`;
const bad = (text: string): Html => markup`<p class="note" role="status">${text}</p>`;

const timeOf = (instant: Date, language: Language): string =>
  new Intl.DateTimeFormat(language === 'he' ? 'he-IL' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(instant) + ' UTC';

const EN = {
  title: 'How Zikaron stands',
  nights: 'The reminders of each congregation have been planned when their hour came.',
  nightsLate:
    'The reminders of some congregations are planned later than their hour. Nothing is left out: they are planned as soon as it is possible.',
  letters: 'Letters leave without delay.',
  lettersWait: 'Letters wait longer than they should. None is lost.',
  relayAway: 'The mail server does not answer. Letters wait and leave when it does; none is lost.',
  seen: 'Seen on',
  version: 'Version',
};
type Words = typeof EN;

const WORDS: Record<Language, Words> = {
  en: EN,
  he: {
    title: 'מצב המערכת',
    nights: 'התזכורות של כל קהילה תוכננו בשעתן.',
    nightsLate: 'התזכורות של חלק מהקהילות מתוכננות באיחור. דבר אינו נשמט: הן יתוכננו ברגע שיתאפשר.',
    letters: 'המכתבים יוצאים ללא עיכוב.',
    lettersWait: 'המכתבים ממתינים יותר מן הרגיל. אף מכתב אינו אובד.',
    relayAway: 'שרת הדואר אינו משיב. המכתבים ממתינים ויֵצאו כשישיב; אף מכתב אינו אובד.',
    seen: 'נבדק ב־',
    version: 'גרסה',
  },
};
