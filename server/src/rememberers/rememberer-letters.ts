import { Injectable, type OnModuleInit } from '@nestjs/common';
import { namesOf } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import { addDays, type CivilDate } from '../calendar/index.js';
import {
  LetterSource,
  LetterSources,
  type Composed,
  type Letter,
  type LinksOfLetter,
  type MessageToWrite,
} from '../emails/index.js';
import { CompiledTemplates, renderLetter, type LetterLanguage, type MergeValues } from '../merge-fields/index.js';
import { OrganizationsService } from '../organizations/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { TemplatesService } from '../templates/index.js';

/** The kind of these occasions: `remember:<yahrzeit>:<contact>:<day of asking>`. */
export const REMEMBER = 'remember';

interface Facts {
  readonly id: string;
  readonly isDue: boolean;
  readonly name: string;
  readonly hebrewName: string | null;
  readonly next: CivilDate | null;
  readonly language: LetterLanguage;
  readonly contact: Parameters<typeof namesOf>[0];
  readonly organization: { readonly name: string; readonly address: string | null };
}

/** Writes the letter "Who will remember …?" from the records as they are when it leaves. */
@Injectable()
export class RemembererLetters extends LetterSource implements OnModuleInit {
  readonly kind = REMEMBER;
  private readonly compiled = new CompiledTemplates();

  constructor(
    private readonly db: DataSource,
    private readonly organizations: OrganizationsService,
    private readonly templates: TemplatesService,
    private readonly sources: LetterSources,
  ) {
    super();
  }

  onModuleInit(): void {
    this.sources.add(this);
  }

  async compose(org: OrganizationId, messages: readonly MessageToWrite[]): Promise<Map<string, Composed>> {
    const today = await this.organizations.today(org);
    const rows: Facts[] = await this.db.query(FACTS, [org, messages.map(({ id }) => id), today]);
    const known = new Map(rows.map((row) => [row.id, row]));
    const composed = new Map<string, Composed>();
    for (const { id, links } of messages) {
      const facts = known.get(id);
      if (!facts || !links) continue;
      if (facts.isDue) composed.set(id, { letter: await this.write(org, facts, links) });
      else composed.set(id, { cancelled: 'They are not to be asked any more.' });
    }
    return composed;
  }

  private async write(org: OrganizationId, facts: Facts, links: LinksOfLetter): Promise<Letter> {
    const { language } = facts;
    const letter = this.compiled.of(await this.templates.whoRemembers(org, language));
    const rendered = renderLetter(letter, valuesOf(facts, links));
    return { ...rendered, language, mergeFieldsUsed: [], mergeFieldIssues: [] };
  }
}

/** The values of the letter's fields; its answer is given on a page of its own. */
function valuesOf({ name, hebrewName, next, contact, organization }: Facts, links: LinksOfLetter): MergeValues {
  const { remember: answer, preferences, unsubscribe } = links;
  return {
    yahrzeit: { name, hebrewName },
    contact: { salutation: namesOf(contact).salutation ?? contact.name },
    organization,
    observance: next === null ? {} : { date: next, beginsAt: addDays(next, -1) },
    links: { answer, preferences, unsubscribe },
  };
}

/** $1 organization, $2 messages, $3 today. What is held, archived or answered meanwhile is not due any more. */
const FACTS = `
SELECT m.id, y.name, y.hebrew_name AS "hebrewName", coalesce(c.language, o.language) AS language,
       CASE WHEN o.calendar = 'hebrew' THEN y.next_hebrew_observance ELSE y.next_civil_observance END AS next,
       jsonb_build_object('name', c.name, 'firstName', c.first_name, 'lastName', c.last_name, 'salutation', c.salutation) AS contact,
       jsonb_build_object('name', coalesce(o.sender_name, o.name), 'address', o.address) AS organization,
       y.archived_at IS NULL AND NOT c.deceased AND r.answer IS NULL AND r.yahrzeit_id = y.id
         AND NOT EXISTS (SELECT FROM hold h WHERE h.organization_id = $1 AND h.about_id IN (c.id, y.id) AND h.lifted_at IS NULL
                            AND (h.until IS NULL OR h.until >= $3::date)) AS "isDue"
  FROM email_message m
  JOIN organization o ON o.id = m.organization_id
  JOIN contact c ON c.organization_id = $1 AND c.id = m.contact_id
  JOIN yahrzeit y ON y.organization_id = $1 AND y.id = m.yahrzeit_id
  LEFT JOIN rememberer_request r ON r.organization_id = $1 AND r.contact_id = c.id
 WHERE m.organization_id = $1 AND m.id = ANY ($2::uuid[])`;
