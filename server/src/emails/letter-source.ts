import { Injectable } from '@nestjs/common';
import type { MergeFieldIssue } from '@zikaron/contract';
import type { OrganizationId } from '../platform/tenancy/index.js';
import type { LinksOfLetter } from './letter-links.js';

/** A message about to be written, and what its letter may need to know about its own sending. */
export interface MessageToWrite {
  readonly id: string;
  /** What it is about; the part before the first colon chose the source, for example `observance:<id>:2027-01-04:<template>`. */
  readonly occasion: string;
  readonly toEmail: string;
  readonly templateId: string | null;
  readonly contactId: string | null;
  readonly yahrzeitId: string | null;
  /** What this person may open from the letter; null when no contact is known. */
  readonly links: LinksOfLetter | null;
}

/** A file that goes with a letter, such as the observance as a calendar event. */
export interface Attachment {
  /** Plain ASCII, for example `yahrzeit.ics`. */
  readonly filename: string;
  /** For example `text/calendar; method=PUBLISH`; the charset is always UTF-8 and is added. */
  readonly type: string;
  readonly content: string;
}

/** What a person will read. The headers, the addresses and the sending are not its business. */
export interface Letter {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly language: 'en' | 'he';
  readonly attachments?: readonly Attachment[];
  readonly mergeFieldsUsed: readonly string[];
  readonly mergeFieldIssues: readonly MergeFieldIssue[];
}

/**
 * What became of the writing. `cancelled`: it is no longer due (the reason is shown to staff). `failed`: it cannot be
 * written before a person mends something, for example a required merge field without a value.
 */
export type Composed = { letter: Letter } | { cancelled: string } | Unwritable;

/** A letter that a person must first make possible, and what its records or its template lack for it. */
export interface Unwritable {
  readonly failed: string;
  readonly mergeFieldIssues?: readonly MergeFieldIssue[];
}

/** Writes the letters of one kind of occasion. Another kind of letter is another source; nothing else changes. */
export abstract class LetterSource {
  /** What stands before the first colon of `occasion`, for example `observance`. */
  abstract readonly kind: string;

  /**
   * Writes the letters of up to 100 messages of one organization from the records as they are now, in a fixed number
   * of queries. A message without an entry in the answer counts as cancelled. To throw means that something around it
   * is broken (the database): nothing is sent, and it is tried again later.
   */
  abstract compose(org: OrganizationId, messages: readonly MessageToWrite[]): Promise<Map<string, Composed>>;
}

/** The sources by kind. A module above adds its own in `onModuleInit`. */
@Injectable()
export class LetterSources {
  private readonly byKind = new Map<string, LetterSource>();

  add(source: LetterSource): void {
    this.byKind.set(source.kind, source);
  }

  of(occasion: string): LetterSource | undefined {
    return this.byKind.get(occasion.slice(0, occasion.indexOf(':')));
  }
}
