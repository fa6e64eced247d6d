import { Injectable } from '@nestjs/common';
import type { publicListQuery } from '@zikaron/contract';
import { buffer } from 'node:stream/consumers';
import type { z } from 'zod';
import { localDate } from '../calendar/index.js';
import { Clock } from '../platform/clock/index.js';
import { HeavyWork } from '../platform/heavy-work/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { familiesOn } from './families.js';
import { ListEditorsService } from './list-editors.service.js';
import { ListLinksService } from './list-links.service.js';
import { publicFeed, publicListOf, publicPage, publicText, versionOf } from './public-list.js';
import { ServiceListService, WORD } from './service-list.service.js';
import { emptyWords, numberWords } from './service-list-words.js';
import type { WordOrder } from './write-word.task.js';

/** On which site of ours a list is asked for, and from where. */
interface Visit {
  readonly site: string;
  readonly ip: string;
}

/** A public list as it leaves. */
interface PublicFile {
  /** Made when it is asked for: whoever has it already asks for none. */
  readonly body: () => string | Promise<Buffer>;
  readonly type: string;
  /** Changes when the list does. */
  readonly etag: string;
  readonly frames: readonly string[];
}

const WRITE_WORD = new URL('./write-word.task.js', import.meta.url);

/** The instant that stands in a document: it must not differ while the list does not. */
const NO_TIME = new Date(0);

/** Opens public addresses. */
@Injectable()
export class PublicListsService {
  constructor(
    private readonly links: ListLinksService,
    private readonly lists: ServiceListService,
    private readonly editors: ListEditorsService,
    private readonly clock: Clock,
    private readonly work: HeavyWork,
  ) {}

  /** @throws NotFound for an address that is not in force, Refusal 402 where the plan has no files for bulletins */
  async open(file: string, asked: z.output<typeof publicListQuery>, { site, ip }: Visit): Promise<PublicFile> {
    const [token = '', ending = ''] = file.split('.');
    const link = await this.links.open(token, ip);
    const { org, language, names, frames } = link;
    const list = await this.lists.forEverybody(org, { ...asked, language }, familiesOn(names));
    const next = list.services[0]?.date;
    const [from, to] = [asked.from ?? next, asked.to ?? next];
    const number = from && to ? await this.editors.take(link, { from, to }, list) : null;
    const shown = publicListOf(list, names, number);
    const etag = `"${ending}-${versionOf(shown)}"`;
    const about = { etag, frames };
    if (ending === 'json') return { ...about, type: 'application/json', body: () => JSON.stringify(shown) };
    if (ending === 'txt') return { ...about, type: 'text/plain; charset=utf-8', body: () => publicText(shown) };
    if (ending === 'rss')
      return {
        ...about,
        type: 'application/rss+xml; charset=utf-8',
        body: () =>
          publicFeed(shown, { link: `${site}/list/${token}.html`, today: localDate(this.clock.now(), 'UTC') }),
      };
    if (ending === 'html')
      return {
        ...about,
        type: 'text/html; charset=utf-8',
        body: () => publicPage(shown, { ...emptyWords(language), number: numberWords(language, number) }),
      };
    return { ...about, type: WORD, body: () => this.wordOf(org, publicText(shown)) };
  }

  private async wordOf(org: OrganizationId, text: string): Promise<Buffer> {
    const lines = text.replace('\uFEFF', '').trim().split('\n').filter(Boolean);
    const paragraphs = lines.map((line, at) => ({
      text: line,
      style: at === 0 ? ('title' as const) : ('text' as const),
    }));
    return buffer(await this.work.file<WordOrder, never>(org, WRITE_WORD, { paragraphs, at: NO_TIME }, null));
  }
}
