import { Injectable } from '@nestjs/common';
import { dateOrderOf, type DateOrder } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import { localDate, type CivilDate } from '../../calendar/index.js';
import { TemplateRefused, type LetterLanguage } from '../../merge-fields/index.js';
import { OrganizationsService } from '../../organizations/index.js';
import { Clock } from '../../platform/clock/index.js';
import type { OrganizationId } from '../../platform/tenancy/index.js';
import {
  prepareReady,
  TemplatesService,
  type LettersByLanguage,
  type TemplateForSending,
} from '../../templates/index.js';
import { ReadingPlaces } from '../../yahrzeits/index.js';
import { languageOf, readLetterRecords, type LetterQuery, type LetterRecord } from './letter-record.js';
import { letterValues } from './letter-values.js';
import { endOfLetters, withWayToStay } from './staying-on.js';
import { namesFurther, ObservanceLetters, withOthers } from './observance-letters.js';

/** What a letter says on paper. */
export interface PaperLetter {
  readonly language: LetterLanguage;
  readonly subject: string;
  readonly text: string;
}

/** A letter, or why it cannot be written, in words for staff. */
type OnPaper = { readonly letter: PaperLetter } | { readonly failed: string };

/** One observance of a contact that a letter is to be about. */
interface AskedOnPaper extends LetterQuery {
  readonly contactId: string;
}

/** Writes letters for print: the same words as by email, without links, and for whoever has no address for email. */
@Injectable()
export class PaperLetters {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly organizations: OrganizationsService,
    private readonly templates: TemplatesService,
    private readonly letters: ObservanceLetters,
    private readonly places: ReadingPlaces,
  ) {}

  /**
   * The letters about these observances, in their order, from the records as they are now: by this template, or that of
   * the automatic reminders, or the ready letter in the organization's language. Where the organization wishes one letter for
   * one contact, and the template has a place for the further ones, all of a contact go in one.
   * @throws NotFound without such a template
   */
  async write<Asked extends AskedOnPaper>(
    org: OrganizationId,
    asked: readonly Asked[],
    templateId: string | null,
  ): Promise<{ about: readonly Asked[]; written: OnPaper }[]> {
    const settings = await this.organizations.settings(org);
    const { language, reminderTemplateId, timezone, oneLetter } = settings;
    const chosen = templateId ?? reminderTemplateId;
    const template = chosen ? await this.templates.inLanguages(org, chosen) : await readyLetters(dateOrderOf(settings));
    const today = localDate(this.clock.now(), timezone);
    const records = await readLetterRecords(this.db, org, asked, today, this.places);
    const letters = new Map<string, { about: Asked[]; records: (LetterRecord | null)[] }>();
    for (const [at, one] of asked.entries()) {
      const key = oneLetter && namesFurther(template(language)) ? one.contactId : String(at);
      const letter = letters.get(key) ?? { about: [], records: [] };
      letter.about.push(one);
      letter.records.push(records[at] ?? null);
      letters.set(key, letter);
    }
    return [...letters.values()].map(({ about, records }) => ({ about, written: this.one(template, records, today) }));
  }

  private one(letters: LettersByLanguage, records: readonly (LetterRecord | null)[], today: CivilDate): OnPaper {
    const [first, ...others] = records.filter((record) => record !== null);
    if (!first || others.length < records.length - 1) return { failed: 'The observer was removed.' };
    if ([first, ...others].some(({ occurrence }) => !occurrence))
      return { failed: 'The date of the observance has changed.' };
    const template = letters(languageOf(first));
    const { language, name } = template;
    const occasion = { sendDate: today, templateName: name, links: null, language };
    const values = withOthers(
      letterValues(first, occasion),
      others.map((other) => letterValues(other, occasion)),
    );
    try {
      const { letter, analysis } = this.letters.fill(template, values, first);
      const lacking = analysis.issues.filter(({ field }) => NEEDED.includes(field));
      if (lacking.length > 0) return { failed: lacking.map(({ message }) => message).join(' ') };
      const ends = endOfLetters(first, language);
      const { subject, text } = ends === null ? letter : withWayToStay(letter, ends, null);
      return { letter: { language, subject, text } };
    } catch (refused) {
      if (!(refused instanceof TemplateRefused)) throw refused;
      return { failed: `Its template breaks a rule: ${refused.message}` };
    }
  }
}

/** What a letter on paper cannot go without; an address for email is not among it. */
const NEEDED = ['contact.name', 'yahrzeit.name', 'organization.name'];

/** The ready letter in both languages. */
async function readyLetters(dateOrder: DateOrder): Promise<LettersByLanguage> {
  const ready = async (language: LetterLanguage): Promise<TemplateForSending> => {
    const letter = await prepareReady('default_reminder', language);
    return { ...letter, templateId: `ready:${language}`, version: 1, language, dateOrder };
  };
  const letters = { en: await ready('en'), he: await ready('he') };
  return (language) => letters[language];
}
