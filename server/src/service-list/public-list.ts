import type { PublicList, PublicNames, ServiceList, ServiceName } from '@zikaron/contract';
import { Feed } from 'feed';
import { createHash } from 'node:crypto';
import { addDays, renderCivil, weekday, type CivilDate } from '../calendar/index.js';
import { FRANK_RUHL_LIBRE, xmlText } from '../platform/documents/index.js';

type Service = PublicList['services'][number];
type Name = Service['names'][number];

/** The list as everybody may see it: the dead, by name or by initials, and nothing of plaques or of the office's notes. */
export const publicListOf = (
  { language, title, services }: ServiceList,
  names: PublicNames,
  number: number | null,
): PublicList => ({
  ...{ number, language, title },
  services: services.map(({ date, heading, cancelled, names: read }) => ({
    ...{ date, heading, cancelled },
    names: read.map((name) => publicName(name, names)),
  })),
});

function publicName(
  { name, hebrewName, text, observers, group, date, hebrewDate, notes }: ServiceName,
  names: PublicNames,
): Name {
  const shown =
    names === 'initials'
      ? { name: initialsOf(name), hebrewName: hebrewName && initialsOf(hebrewName) }
      : { name, hebrewName };
  const family = names === 'families' && observers.length > 0 ? text : null;
  return { ...shown, text: family, group, date, hebrewDate, notes };
}

/** "S. B." of Sarah Blum; "ש׳ א׳" of a Hebrew name, without what stands for son or daughter. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word && !/^(בן|בת|ben|bat|bas)$/iu.test(word));
  return words.map((word) => `${[...word][0] ?? ''}${/\p{Script=Hebrew}/u.test(word) ? '׳' : '.'}`).join(' ');
}

/** What changes when the list does, and only then. */
export const versionOf = (list: unknown): string =>
  createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 22);

/** Small, without script, and readable on any site that frames it: Hebrew dates too, whose marks not every reader's fonts have. */
const STYLE = `${FRANK_RUHL_LIBRE}
body{font:17px/1.5 "Frank Ruhl Libre",Georgia,serif;margin:1.5rem auto;max-width:40rem;padding:0 1rem;color:#2b2418;background:#fffdf8}h1{font-size:1.3rem}h2{font-size:1.1rem;border-bottom:1px solid #b9974f;margin-top:2rem}h3{font-size:1rem;color:#6b5a33}h3{margin:1.5rem 0 .3rem}ul{list-style:none;margin:0;padding:0}li{padding:.3rem 0}small{color:#5b5346;display:block}@media(prefers-color-scheme:dark){body{color:#efe6d6;background:#1b1712}small,h3{color:#c4b594}}`;

/** What stands where nobody is named, where no service is held, and of a list that was taken. */
interface Words {
  readonly nobody: string;
  readonly notHeld: string;
  readonly number: string | null;
}

/** The page of a public address: at most 20 kB for a week of a large congregation. */
export function publicPage(list: PublicList, words: Words): string {
  const { language, title } = list;
  const number = words.number ? `<p>${xmlText(words.number)}</p>` : '';
  const body = list.services.map((service) => section(service, language, words)).join('');
  return `<!doctype html><html lang="${language}" dir="${language === 'he' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta name="description" content="${xmlText(title)}"><title>${xmlText(title)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${STYLE}</style></head><body><h1>${xmlText(title)}</h1>${number}${body}</body></html>`;
}

function section({ heading, names, cancelled }: Service, language: 'en' | 'he', words: Words): string {
  const head = `<h2>${xmlText(heading)}</h2>`;
  if (names.length === 0) return `${head}<p>${xmlText(cancelled ? words.notHeld : words.nobody)}</p>`;
  const lines = names.map((name, at) => {
    const begins = name.group !== null && name.group !== names[at - 1]?.group;
    return `${begins ? `${at ? '</ul>' : ''}<h3>${xmlText(name.group ?? '')}</h3><ul>` : at ? '' : '<ul>'}${item(name, language)}`;
  });
  return `${head}${lines.join('')}</ul>`;
}

function item(name: Name, language: 'en' | 'he'): string {
  const [shown, beside] = namesOf(name, language);
  const other = beside ? ` <bdi lang="${language === 'he' ? 'en' : 'he'}">${xmlText(beside)}</bdi>` : '';
  const about = aboutOf(name, language);
  // A sentence about a family goes in the list's direction, whatever letters its name begins with; a name alone in its own.
  const direction = name.text ? ` dir="${language === 'he' ? 'rtl' : 'ltr'}"` : '';
  return `<li><bdi${direction}>${xmlText(shown)}</bdi>${other}${about ? `<small>${xmlText(about)}</small>` : ''}</li>`;
}

/** By the name that is read, with the family where it stands there; the Hebrew name beside it in an English list. */
const namesOf = ({ name, hebrewName, text }: Name, language: 'en' | 'he'): [string, string | null] =>
  language === 'he' ? [text ?? hebrewName ?? name, null] : [text ?? name, hebrewName];

const aboutOf = ({ date, hebrewDate, notes }: Name, language: 'en' | 'he'): string =>
  [...(date ? [[hebrewDate, renderCivil(date, language)].filter(Boolean).join(', ')] : []), ...notes].join(' · ');

/** One service as text, a line for each name. */
const textOfService = ({ heading, names }: Service, language: 'en' | 'he'): string =>
  [
    heading,
    ...names.map((name) => {
      const [shown, beside] = namesOf(name, language);
      return [shown, beside, aboutOf(name, language)].filter(Boolean).join(' · ');
    }),
  ].join('\n');

export const publicText = ({ title, services, language }: PublicList): string =>
  `\uFEFF${[title, ...services.map((service) => textOfService(service, language))].join('\n\n')}\n`;

/**
 * RSS 2.0, an item for each service, of the Sunday that begins its week; of a week that has not begun, of `today`: readers put off
 * or doubt what is of the future. Its guid is the number under which the list was taken (else the date) and a hash of its names, so
 * that readers show a correction as news. What they show of it is HTML.
 */
export function publicFeed(
  { number, title, services, language }: PublicList,
  { link, today }: { link: string; today: CivilDate },
): string {
  const dates = services.map(({ date }) => midnight(earlier(addDays(date, -weekday(date)), today)));
  const feed = new Feed({
    ...{ title, description: title, link, language, generator: false },
    feed: link.replace(/\.html$/, '.rss'),
    updated: dates.at(-1) ?? midnight(FIRST_DAY),
  });
  for (const [at, service] of services.entries()) {
    feed.addItem({
      ...{ title: service.heading, link, description: htmlOfService(service, language) },
      guid: `${number ?? service.date}-${versionOf(service)}`,
      date: dates[at] ?? midnight(FIRST_DAY),
    });
  }
  return feed.rss2();
}

/** The same lines as in the text; a reader in another language still shows a Hebrew list from the right. */
const htmlOfService = (service: Service, language: 'en' | 'he'): string =>
  `<div dir="${language === 'he' ? 'rtl' : 'ltr'}">${textOfService(service, language).split('\n').map(xmlText).join('<br>')}</div>`;

/** A feed has instants; the same list has always the same. */
const midnight = (date: CivilDate): Date => new Date(`${date}T00:00:00Z`);
const earlier = (one: CivilDate, other: CivilDate): CivilDate => (one < other ? one : other);
const FIRST_DAY = '1990-01-01';
