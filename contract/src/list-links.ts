import { z } from 'zod';
import { civilDate, id, instant, line, listQuery, pageOf, reckonedDate } from './common.js';
import { optionalEmailAddress } from './email-address.js';

/** The origin of a site, as browsers compare it: `https://www.bethel.example`. */
const origin = z
  .string()
  .trim()
  .max(200)
  .transform((text) => text.toLowerCase().replace(/\/$/, ''))
  .pipe(
    z
      .string()
      .regex(
        /^https?:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/,
        'Write the address of a site, such as https://www.example.org',
      ),
  );

/**
 * How a public address names: the dead by name or by initials, without the living; or the dead by name with those of their families
 * who allowed it, each contact for themselves.
 */
export const publicNames = z.enum(['full', 'initials', 'families']);
export type PublicNames = z.infer<typeof publicNames>;

/** POST /list-links: a public address of the service list. */
export const listLinkDraft = z
  .object({
    label: line(80),
    language: z.enum(['en', 'he']),
    names: publicNames.default('full'),
    /** Sites that may show it in a frame; nobody else may. */
    frames: z.array(origin).max(10).default([]),
    /** Of an editor's address: where corrections go by mail. Who opens it takes the list for the bulletin. */
    email: optionalEmailAddress,
  })
  .refine(({ names, email }) => !email || names !== 'initials', {
    message: 'Corrections tell whole names: choose names in full for an editor',
    path: ['names'],
  });
export type ListLinkDraft = z.input<typeof listLinkDraft>;

export const listLink = z.object({
  id,
  label: z.string(),
  language: z.enum(['en', 'he']),
  names: publicNames,
  frames: z.array(z.string()),
  email: z.string().nullable(),
  /** Without its ending: `.html`, `.txt`, `.json`, `.rss` or `.docx` follows. */
  url: z.string(),
  createdBy: z.string(),
  createdAt: instant,
});
export type ListLink = z.infer<typeof listLink>;

/** Links in force. */
export const listLinkQuery = listQuery(['createdAt'], {});
export const listLinkPage = pageOf(listLink);

/** `<token>.<ending>` of a public address. */
export const publicListFile = z.string().regex(/^[A-Za-z0-9_-]{1,200}\.(html|txt|json|rss|docx)$/);

/** Which services: the next one, or those between two dates, at most ten weeks. */
export const publicListQuery = z
  .object({ from: reckonedDate.optional(), to: reckonedDate.optional() })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), {
    message: 'Give both dates, or none for the next service',
    path: ['to'],
  })
  .refine(({ from, to }) => !from || !to || (from <= to && Date.parse(to) - Date.parse(from) <= 70 * 86_400_000), {
    message: 'The dates are in order and at most ten weeks apart',
    path: ['to'],
  });

/** What `.json` says. */
export const publicList = z.object({
  /** Of an editor's address: under which number the list was taken by it. */
  number: z.int().nullable(),
  language: z.enum(['en', 'he']),
  title: z.string(),
  services: z.array(
    z.object({
      date: civilDate,
      heading: z.string(),
      cancelled: z.boolean(),
      names: z.array(
        z.object({
          name: z.string(),
          hebrewName: z.string().nullable(),
          /** As it is read with the family, where the address shows families and one of them allowed it. */
          text: z.string().nullable(),
          group: z.string().nullable(),
          date: civilDate.nullable(),
          hebrewDate: z.string().nullable(),
          notes: z.array(z.string()),
        }),
      ),
    }),
  ),
});
export type PublicList = z.infer<typeof publicList>;
