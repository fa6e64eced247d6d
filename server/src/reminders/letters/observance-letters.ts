import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { localDate, type CivilDate } from '../../calendar/index.js';
import {
  LetterSource,
  LetterSources,
  type Composed,
  type Letter,
  type LinksOfLetter,
  type MessageToWrite,
  type Unwritable,
} from '../../emails/index.js';
import {
  analyse,
  catalogue,
  CompiledTemplates,
  fieldsUsed,
  renderLetter,
  TemplateRefused,
  type CompiledLetter,
  type LetterAnalysis,
  type MergeValue,
  type MergeValues,
} from '../../merge-fields/index.js';
import { OrganizationsService } from '../../organizations/index.js';
import { Clock } from '../../platform/clock/index.js';
import { NotFound } from '../../platform/http/index.js';
import type { OrganizationId } from '../../platform/tenancy/index.js';
import { TemplatesService, type LettersByLanguage, type TemplateForSending } from '../../templates/index.js';
import { ReadingPlaces } from '../../yahrzeits/index.js';
import { languageOf, readLetterRecords, type LetterRecord } from './letter-record.js';
import { issueRecords, letterValues } from './letter-values.js';
import { observanceEvents } from './observance-event.js';
import { endOfLetters, withWayToStay } from './staying-on.js';
import { whyNotDue } from './why-not.js';

const REQUIRED = catalogue.filter(({ required }) => required).map(({ path }) => path);

/** What the night that planned a letter says of it. */
interface OfNight {
  /** The day for which it was wished. */
  readonly wishedOn: CivilDate | null;
  /**
   * Where a second person releases changed words, those of this instant leave: what somebody writes while letters wait to
   * leave is asked of the next night.
   */
  readonly releasedAt: Date | null;
}

/** Writes the letters about observances, from the records as they are now. One per process keeps the compiled templates. */
@Injectable()
export class ObservanceLetters extends LetterSource implements OnModuleInit {
  readonly kind = 'observance';
  private readonly compiled = new CompiledTemplates();
  private readonly fields = new WeakMap<CompiledLetter, readonly string[]>();

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly organizations: OrganizationsService,
    private readonly templates: TemplatesService,
    private readonly sources: LetterSources,
    private readonly places: ReadingPlaces,
  ) {
    super();
  }

  onModuleInit(): void {
    this.sources.add(this);
  }

  async compose(org: OrganizationId, messages: readonly MessageToWrite[]): Promise<Map<string, Composed>> {
    const today = await this.organizations.today(org);
    const [occasions, nights] = await Promise.all([this.occasionsOf(org, messages), this.nightsOf(org, messages)]);
    const [records, templates] = await Promise.all([
      readLetterRecords(
        this.db,
        org,
        occasions.map(({ occasion }) => readOccasion(occasion)),
        today,
        this.places,
      ),
      this.templatesOf(org, messages, nights),
    ]);
    const byMessage = new Map<string, (LetterRecord | null)[]>(messages.map(({ id }) => [id, []]));
    for (const [at, { id }] of occasions.entries()) byMessage.get(id)?.push(records[at] ?? null);
    return new Map(
      messages.map((message) => {
        const template = templates.get(message.id) ?? null;
        return [
          message.id,
          this.composeOne(
            message,
            byMessage.get(message.id) ?? [],
            template,
            nights.get(message.id)?.wishedOn ?? undefined,
          ),
        ];
      }),
    );
  }

  /** What these messages are about, each its own occasion first, then those that go in the same letter. */
  private async occasionsOf(
    org: OrganizationId,
    messages: readonly MessageToWrite[],
  ): Promise<{ id: string; occasion: string }[]> {
    const companions: { id: string; occasion: string }[] = await this.db.query(
      `SELECT message_id AS id, occasion FROM message_companion
        WHERE organization_id = $1 AND message_id = ANY ($2::uuid[]) ORDER BY split_part(occasion, ':', 3), occasion`,
      [org, messages.map(({ id }) => id)],
    );
    return [...messages, ...companions];
  }

  private composeOne(
    message: MessageToWrite,
    records: readonly (LetterRecord | null)[],
    letters: LettersByLanguage | null,
    wishedOn: CivilDate | undefined,
  ): Composed {
    const [first, ...others] = records.filter((record): record is LetterRecord => whyNotDue(record) === null);
    if (!first) return { cancelled: whyNotDue(records[0] ?? null) ?? 'The observer was removed.' };
    if (!letters) return { failed: 'Its template was deleted.' };
    try {
      return this.write(letters(languageOf(first)), [first, ...others], message.links, wishedOn);
    } catch (refused) {
      if (!(refused instanceof TemplateRefused)) throw refused;
      return { failed: `Its template breaks a rule: ${refused.message}`, ...unknownFields(refused, first) };
    }
  }

  /** Of those that a night planned. What staff send by hand leaves when they say, and is never late. */
  private async nightsOf(org: OrganizationId, messages: readonly MessageToWrite[]): Promise<Map<string, OfNight>> {
    const rows: (OfNight & { id: string })[] = await this.db.query(
      `SELECT message.id, reminder.wished_on AS "wishedOn",
              CASE WHEN 'wording' = ANY (organization.release_rules) THEN run.planned_at END AS "releasedAt"
         FROM email_message message
         JOIN organization ON organization.id = $1
         JOIN reminder_run run ON run.organization_id = $1 AND run.id = message.run_id AND run.kind = 'night'
         LEFT JOIN reminder ON reminder.organization_id = $1 AND reminder.message_id = message.id
          AND reminder.observance_id = split_part(message.occasion, ':', 2)::uuid
          AND reminder.occurrence_date = split_part(message.occasion, ':', 3)::date
        WHERE message.organization_id = $1 AND message.id = ANY ($2::uuid[])`,
      [org, messages.map(({ id }) => id)],
    );
    return new Map(rows.map((one) => [one.id, one]));
  }

  /** One letter about these, or why it cannot be written; `wishedOn` is the day for which the house wished it. @throws TemplateRefused */
  write(
    template: TemplateForSending,
    [record, ...others]: readonly [LetterRecord, ...LetterRecord[]],
    links: LinksOfLetter | null,
    wishedOn?: CivilDate,
  ): { letter: Letter } | Unwritable {
    const { language } = template;
    const now = this.clock.now();
    const sendDate = localDate(now, record.organization.timezone);
    const occasion = { sendDate, wishedOn, templateName: template.name, links, language };
    const further = others.map((other) => letterValues(other, occasion));
    const values = withOthers(letterValues(record, occasion), further);
    const { letter, analysis } = this.fill(template, values, record);
    if (others.length > 0 && !namesFurther(template)) {
      return { failed: 'Its template does not name the further yahrzeits that go in this letter.' };
    }
    const lacking = analysis.issues.filter(({ field }) => (REQUIRED as readonly string[]).includes(field));
    if (lacking.length > 0) {
      return { failed: lacking.map(({ message }) => message).join(' '), mergeFieldIssues: analysis.issues };
    }

    const explained = [values, ...further].map(({ observance }) => observance?.explanation);
    const events = [record, ...others].map((one, at) => ({ record: one, explanation: textOrNull(explained[at]) }));
    const ends = endOfLetters(record, language);
    const whole = ends === null ? letter : withWayToStay(letter, ends, links?.preferences ?? null);
    return { letter: { ...whole, attachments: observanceEvents(events, language, now) } };
  }

  /** A letter of these values. Our own links are never a record's fault, so the analysis leaves them out. @throws TemplateRefused */
  fill(
    template: TemplateForSending,
    values: MergeValues,
    record: LetterRecord | null,
  ): { letter: Letter; analysis: LetterAnalysis } {
    const compiled = this.compiled.of(template);
    const used = this.fieldsOf(compiled, template);
    const analysed = [...new Set([...used.filter((field) => !field.startsWith('links.')), ...REQUIRED])];
    const analysis = analyse(analysed, values, record ? issueRecords(record) : {});
    const about = { mergeFieldsUsed: used, mergeFieldIssues: [...analysis.issues] };
    return { letter: { ...renderLetter(compiled, values), language: template.language, ...about }, analysis };
  }

  private fieldsOf(compiled: CompiledLetter, { subject, html, text }: TemplateForSending): readonly string[] {
    const known = this.fields.get(compiled);
    if (known) return known;
    const used = fieldsUsed(subject, html, text);
    this.fields.set(compiled, used);
    return used;
  }

  /** By message; mostly one template for a batch. */
  private async templatesOf(
    org: OrganizationId,
    messages: readonly MessageToWrite[],
    nights: ReadonlyMap<string, OfNight>,
  ): Promise<Map<string, LettersByLanguage | null>> {
    const read = new Map<string, Promise<LettersByLanguage | null>>();
    const templateOf = ({ id, templateId }: MessageToWrite) => {
      if (!templateId) return null;
      const at = nights.get(id)?.releasedAt ?? null;
      const key = `${templateId} ${at?.toISOString()}`;
      const template = read.get(key) ?? this.templates.inLanguages(org, templateId, at).catch(nullIfGone);
      read.set(key, template);
      return template;
    };
    return new Map(await Promise.all(messages.map(async (one) => [one.id, await templateOf(one)] as const)));
  }
}

/** The fields outside the catalogue that a template names, for which it is refused. */
function unknownFields({ problems }: TemplateRefused, record: LetterRecord): Pick<Unwritable, 'mergeFieldIssues'> {
  const named = problems.flatMap(({ code, field }) => (code === 'unknown_field' && field ? [field] : []));
  return { mergeFieldIssues: analyse([...new Set(named)], {}, issueRecords(record)).issues };
}

/** Whether a letter has a place for further yahrzeits of its reader. */
export const namesFurther = ({ html }: Pick<TemplateForSending, 'html'>): boolean =>
  html.includes('{{#each contact.otherObservances}}');

/** The values of the first, who is greeted and has the letter's name, with the others as a list. */
export const withOthers = (values: MergeValues, others: readonly MergeValues[]): MergeValues => ({
  ...values,
  contact: { ...values.contact, otherObservances: others },
  links: others.length > 0 ? { ...values.links, calendar: calendarOf(values.links?.preferences) } : values.links,
});

/** All that this person observes. */
const calendarOf = (preferences: MergeValue): string | null =>
  typeof preferences === 'string' ? `${preferences}/calendar.ics` : null;

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** `observance:<observance>:<date>:<template>`, as planning writes it. */
function readOccasion(occasion: string): { observanceId: string; date: CivilDate } {
  const [, observanceId = '', date = ''] = occasion.split(':');
  return { observanceId, date };
}

function nullIfGone(error: unknown): null {
  if (error instanceof NotFound) return null;
  throw error;
}
