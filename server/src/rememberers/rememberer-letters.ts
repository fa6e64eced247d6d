import { Injectable, type OnModuleInit } from '@nestjs/common';
import { dateOrderOf, isolated, namesOf, type DateOrder } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import type { CivilDate } from '../calendar/index.js';
import { LetterSource, LetterSources, type Composed, type Letter, type MessageToWrite } from '../emails/index.js';
import { formatDate } from '../merge-fields/index.js';
import { OrganizationsService } from '../organizations/index.js';
import { buttonTo, escaped } from '../platform/mail/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

/** The kind of these occasions: `remember:<yahrzeit>:<contact>:<day of asking>`. */
export const REMEMBER = 'remember';

type Language = 'en' | 'he';

interface Facts {
  readonly id: string;
  readonly isDue: boolean;
  readonly name: string;
  readonly next: CivilDate | null;
  readonly language: Language;
  readonly contact: Parameters<typeof namesOf>[0];
  readonly organization: { name: string; address: string | null; dateOrder: DateOrder | null; timezone: string };
}

/** Writes the letter "Who will remember …?" from the records as they are when it leaves. */
@Injectable()
export class RemembererLetters extends LetterSource implements OnModuleInit {
  readonly kind = REMEMBER;

  constructor(
    private readonly db: DataSource,
    private readonly organizations: OrganizationsService,
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
      if (facts.isDue) composed.set(id, { letter: letterOf(facts, links) });
      else composed.set(id, { cancelled: 'They are not to be asked any more.' });
    }
    return composed;
  }
}

function letterOf(facts: Facts, links: { remember: string; unsubscribe: string }): Letter {
  const { language, name, next, contact, organization } = facts;
  const words = WORDS[language];
  const day = next && formatDate(next, language, 'full', dateOrderOf(organization));
  const before = [
    words.dear(namesOf(contact).salutation ?? contact.name),
    [words.why(name), day && words.next(day), words.ask(name)].filter(Boolean).join(' '),
  ];
  const foot = [organization.name, organization.address].filter((line): line is string => Boolean(line));
  const page = [
    ...before.map(paragraph),
    buttonTo(links.remember, words.answer),
    paragraph(words.free),
    ...foot.map(paragraph),
    `<p><a href="${escaped(links.unsubscribe)}">${escaped(words.stop)}</a></p>`,
  ].join('');
  const direction = language === 'he' ? 'rtl' : 'ltr';
  return {
    language,
    subject: words.subject(name),
    html: `<!doctype html><html lang="${language}" dir="${direction}"><body style="font:16px/1.6 system-ui,Arial,sans-serif;color:#1f2733">${page}</body></html>`,
    text: [
      ...before,
      `${words.answer}: ${links.remember}`,
      words.free,
      foot.join('\n'),
      `${words.stop}: ${links.unsubscribe}`,
    ].join('\n\n'),
    mergeFieldsUsed: [],
    mergeFieldIssues: [],
  };
}

const paragraph = (text: string): string => `<p>${escaped(text).replaceAll('\n', '<br>')}</p>`;

interface LetterWords {
  readonly subject: (name: string) => string;
  readonly dear: (whom: string) => string;
  readonly why: (name: string) => string;
  readonly next: (day: string) => string;
  readonly ask: (name: string) => string;
  readonly answer: string;
  readonly free: string;
  readonly stop: string;
}

const WORDS: Readonly<Record<Language, LetterWords>> = {
  en: {
    subject: (name) => `Who will remember ${name}?`,
    dear: (whom) => `Dear ${whom},`,
    why: (name) => `We know nobody whom we could tell of the yahrzeit of ${name}.`,
    next: (day) => `The next one is on ${day}.`,
    ask: (name) => `Will you remember ${name} from now on? We would then write to you before each yahrzeit.`,
    answer: 'Answer',
    free: 'You may also name somebody else whom we should ask, or leave it to the congregation. If you do not answer, nothing changes, and we do not ask you again within a year.',
    stop: 'Do not write to me any more',
  },
  he: {
    subject: (name) => `מי יזכור את ${isolated(name)}?`,
    dear: (whom) => `שלום ${isolated(whom)},`,
    why: (name) => `איננו יודעים למי להודיע על היארצייט של ${isolated(name)}.`,
    next: (day) => `המועד הבא: ${day}.`,
    ask: (name) => `האם תרצו לזכור את ${isolated(name)} מעתה ואילך? אם כן, נכתוב לכם לפני כל יארצייט.`,
    answer: 'לתשובה',
    free: 'אפשר גם לציין למי כדאי לפנות, או להשאיר את הזיכרון בידי הקהילה. אם לא תשיבו, דבר לא ישתנה, ולא נפנה אליכם שוב במשך שנה.',
    stop: 'לא לכתוב אליי עוד',
  },
};

/** $1 organization, $2 messages, $3 today. What is held, archived or answered meanwhile is not due any more. */
const FACTS = `
SELECT m.id, y.name, coalesce(c.language, o.language) AS language,
       CASE WHEN o.calendar = 'hebrew' THEN y.next_hebrew_observance ELSE y.next_civil_observance END AS next,
       jsonb_build_object('name', c.name, 'firstName', c.first_name, 'lastName', c.last_name, 'salutation', c.salutation) AS contact,
       jsonb_build_object('name', coalesce(o.sender_name, o.name), 'address', o.address, 'dateOrder', o.date_order,
                          'timezone', o.timezone) AS organization,
       y.archived_at IS NULL AND NOT c.deceased AND r.answer IS NULL AND r.yahrzeit_id = y.id
         AND NOT EXISTS (SELECT FROM hold h WHERE h.organization_id = $1 AND h.about_id IN (c.id, y.id) AND h.lifted_at IS NULL
                            AND (h.until IS NULL OR h.until >= $3::date)) AS "isDue"
  FROM email_message m
  JOIN organization o ON o.id = m.organization_id
  JOIN contact c ON c.organization_id = $1 AND c.id = m.contact_id
  JOIN yahrzeit y ON y.organization_id = $1 AND y.id = m.yahrzeit_id
  LEFT JOIN rememberer_request r ON r.organization_id = $1 AND r.contact_id = c.id
 WHERE m.organization_id = $1 AND m.id = ANY ($2::uuid[])`;
