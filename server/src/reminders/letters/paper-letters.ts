import { Injectable } from '@nestjs/common';
import { dateOrderOf, type DateOrder } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import { localDate, type CivilDate } from '../../calendar/index.js';
import { TemplateRefused, type LetterLanguage } from '../../merge-fields/index.js';
import { OrganizationsService } from '../../organizations/index.js';
import { Clock } from '../../platform/clock/index.js';
import type { OrganizationId } from '../../platform/tenancy/index.js';
import { prepareReady, TemplatesService, type TemplateForSending } from '../../templates/index.js';
import { readLetterRecords, type LetterQuery, type LetterRecord } from './letter-record.js';
import { letterValues } from './letter-values.js';
import { ObservanceLetters } from './observance-letters.js';

/** What a letter says on paper. */
export interface PaperLetter {
  readonly language: LetterLanguage;
  readonly subject: string;
  readonly text: string;
}

/** A letter, or why it cannot be written, in words for staff. */
export type OnPaper = { readonly letter: PaperLetter } | { readonly failed: string };

/** Writes letters for print: the same words as by email, without links, and for whoever has no address for email. */
@Injectable()
export class PaperLetters {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly organizations: OrganizationsService,
    private readonly templates: TemplatesService,
    private readonly letters: ObservanceLetters,
  ) {}

  /**
   * The letters about these occurrences, in their order, from the records as they are now: by this template, or that of
   * the automatic reminders, or the ready letter in the organization's language.
   * @throws NotFound without such a template
   */
  async write(org: OrganizationId, asked: readonly LetterQuery[], templateId: string | null): Promise<OnPaper[]> {
    const settings = await this.organizations.settings(org);
    const { language, reminderTemplateId, timezone } = settings;
    const chosen = templateId ?? reminderTemplateId;
    const template = chosen
      ? await this.templates.forSending(org, chosen)
      : await readyTemplate(language, dateOrderOf(settings));
    const today = localDate(this.clock.now(), timezone);
    const records = await readLetterRecords(this.db, org, asked, today);
    return records.map((record) => this.one(template, record, today));
  }

  private one(template: TemplateForSending, record: LetterRecord | null, today: CivilDate): OnPaper {
    if (!record) return { failed: 'The observer was removed.' };
    if (!record.occurrence) return { failed: 'The date of the observance has changed.' };
    const { language, name } = template;
    const occasion = { sendDate: today, templateName: name, links: null, language };
    try {
      const { letter, analysis } = this.letters.fill(template, letterValues(record, occasion), record);
      const lacking = analysis.issues.filter(({ field }) => NEEDED.includes(field));
      if (lacking.length > 0) return { failed: lacking.map(({ message }) => message).join(' ') };
      return { letter: { language, subject: letter.subject, text: letter.text } };
    } catch (refused) {
      if (!(refused instanceof TemplateRefused)) throw refused;
      return { failed: `Its template breaks a rule: ${refused.message}` };
    }
  }
}

/** What a letter on paper cannot go without; an address for email is not among it. */
const NEEDED = ['contact.name', 'yahrzeit.name', 'organization.name'];

async function readyTemplate(language: LetterLanguage, dateOrder: DateOrder): Promise<TemplateForSending> {
  const ready = await prepareReady('default_reminder', language);
  return { ...ready, templateId: `ready:${language}`, version: 1, language, dateOrder };
}
