import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import {
  TEMPLATE_KEYS,
  dateOrderOf,
  given,
  type DateOrder,
  type Template,
  type TemplateKey,
  type newTemplate,
  type templateChange,
  type templateQuery,
  type templateToPrepare,
} from '@zikaron/contract';
import { DataSource, LessThanOrEqual, QueryFailedError, type EntityManager } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { z } from 'zod';
import type { LetterLanguage, TemplateSource } from '../merge-fields/index.js';
import { picturesAt } from '../pictures/index.js';
import { Audit, type Change as AuditedChange } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import { mustHavePlace, pageOf } from '../platform/database/index.js';
import { HeavyWork } from '../platform/heavy-work/index.js';
import { Conflict, Invalid, NotFound, orderBy, pageBounds } from '../platform/http/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import type { PreparedTemplate, TemplateDesign } from './prepare-template.js';
import { prepareReady, readyLetter } from './ready-letters.js';
import { TemplateRow, TemplateVersionRow } from './template.entity.js';

type ListQuery = z.output<typeof templateQuery>;
type Draft = z.output<typeof newTemplate>;
type Change = z.output<typeof templateChange>;
type Unsaved = z.output<typeof templateToPrepare>;

/** What sending needs of a template: one version of it, checked and compiled to HTML and text. */
export interface TemplateForSending extends TemplateSource {
  readonly templateId: string;
  readonly version: number;
  readonly name: string;
}

/** Many more than a congregation writes. */
const MOST_TEMPLATES = 500;

/** So many saves of a template are kept, and those whose words stood when a night was planned. */
const MOST_VERSIONS = 100;

const PREPARE = new URL('./prepare-template.task.js', import.meta.url);

const columns = {
  name: 'searchable(name)',
  jsxComponentKey: 'jsx_component_key',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
};

const LISTED = `id, name, jsx_component_key AS "jsxComponentKey", language, subject, preheader, version,
  other_language_id AS "otherLanguageId", created_at AS "createdAt", updated_at AS "updatedAt"`;

/** The letter for whoever reads this language. */
export type LettersByLanguage = (language: TemplateForSending['language']) => TemplateForSending;

/** The letters of an organization: designed by its staff, begun from our ready ones. A save is kept as a version. */
@Injectable()
export class TemplatesService {
  private readonly asking = new Map<LetterLanguage, Promise<PreparedTemplate>>();

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_URL'>,
    private readonly work: HeavyWork,
  ) {}

  list(org: OrganizationId, query: ListQuery): Promise<{ data: Omit<Template, 'metadataJson'>[]; total: number }> {
    const { q, id, jsxComponentKey } = query.filter ?? {};
    const found = `SELECT ${LISTED} FROM template WHERE organization_id = $1
      AND ($2::uuid[] IS NULL OR id = ANY($2)) AND ($3::text IS NULL OR jsx_component_key = $3)
      AND ($4::text IS NULL OR position(searchable($4) IN searchable(name)) > 0 OR word_similarity(searchable($4), searchable(name)) > 0.6)`;
    const about = [org, id ?? null, jsxComponentKey ?? null, q || null];
    return pageOf(this.db, found, about, { order: orderBy(query, columns, ['name', 'ASC']), ...pageBounds(query) });
  }

  /** @throws NotFound also when the template belongs to someone else */
  async get(org: OrganizationId, id: string, within: EntityManager = this.db.manager): Promise<TemplateRow> {
    const row = await within.findOneBy(TemplateRow, { organizationId: org, id });
    if (!row) throw new NotFound('template');
    return row;
  }

  /** A new template, begun from the ready letter of its key. */
  async add(org: OrganizationId, by: Actor, draft: Draft): Promise<TemplateRow> {
    const ready = await prepareReady(draft.jsxComponentKey, draft.language);
    return this.db.transaction(async (within) => this.insert(org, by, { ...ready, ...draft }, within));
  }

  /**
   * Checks, compiles and keeps a new version. What is left out stays as it is.
   * @throws Invalid `template_refused` naming field, line and column
   * @throws Conflict when someone saved meanwhile: nothing is overwritten
   */
  async save(org: OrganizationId, by: Actor, id: string, { version, ...change }: Change): Promise<TemplateRow> {
    const before = await this.get(org, id);
    const content = await this.prepared(org, { ...before, ...given(change) });
    if (version !== undefined && version !== before.version) return thatSavedAlready(content, before);

    return this.db.transaction(async (within) => {
      const { affected } = await within.update(TemplateRow, { organizationId: org, id, version: before.version }, {
        ...content,
        version: before.version + 1,
      } as QueryDeepPartialEntity<TemplateRow>);
      if (!affected) return thatSavedAlready(content, await this.get(org, id, within));
      const after = await this.get(org, id, within);
      await this.keepVersion(after, by, within);
      await this.audit.record(org, by, changeOf('change', id, before, after), within);
      return after;
    });
  }

  /** Checks and compiles a letter that is being written, and keeps nothing. @throws Invalid as `save` does */
  async prepare(org: OrganizationId, { language, metadataJson }: Unsaved): Promise<{ html: string; text: string }> {
    return this.prepareElsewhere(org, { language, subject: '', preheader: null, metadataJson });
  }

  /** @throws Conflict `template_in_use` while an email job or the automatic reminders send it */
  async remove(org: OrganizationId, by: Actor, id: string): Promise<void> {
    await this.db.transaction(async (within) => {
      const row = await this.get(org, id, within);
      const [reminders] = await within.query<unknown[]>(
        'SELECT 1 FROM organization WHERE id = $1 AND reminders_on AND reminder_template_id = $2',
        [org, id],
      );
      if (reminders) throw inUse('The automatic reminders are sent with it');
      await within.delete(TemplateRow, { organizationId: org, id }).catch(explain);
      await this.audit.record(org, by, changeOf('remove', id, row, null), within);
    });
  }

  /** The kept saves of a template, newest first. */
  async versions(org: OrganizationId, id: string): Promise<{ data: TemplateVersionRow[]; total: number }> {
    await this.get(org, id);
    const data = await this.db.manager.find(TemplateVersionRow, {
      select: { version: true, name: true, subject: true, preheader: true, savedBy: true, savedAt: true },
      where: { organizationId: org, templateId: id },
      order: { version: 'DESC' },
    });
    return { data, total: data.length };
  }

  /** The template as it was after one save. */
  async version(org: OrganizationId, id: string, version: number): Promise<TemplateVersionRow> {
    const row = await this.db.manager.findOneBy(TemplateVersionRow, { organizationId: org, templateId: id, version });
    if (!row) throw new NotFound('version of this template');
    return row;
  }

  /** Saves an earlier version once more: it becomes the newest, and what came between is kept. */
  async bringBack(org: OrganizationId, by: Actor, id: string, version: number): Promise<TemplateRow> {
    const { name, subject, preheader, metadataJson } = await this.version(org, id, version);
    return this.save(org, by, id, { name, subject, preheader, metadataJson });
  }

  /** What sending needs. `templateId` and `version` name the text for ever: `CompiledTemplates` keeps it by them. */
  async forSending(org: OrganizationId, id: string): Promise<TemplateForSending> {
    const [{ version, name, language, subject, html, text }, dateOrder] = await Promise.all([
      this.get(org, id),
      this.dateOrder(org),
    ]);
    const written = { language, dateOrder, picturesAt: picturesAt(this.config) };
    return { templateId: id, version, name, ...written, subject, html, text };
  }

  /**
   * The template for readers of each language: itself, or the same letter in theirs; as they stand, or as they stood at an
   * instant.
   * @throws NotFound
   */
  async inLanguages(org: OrganizationId, id: string, at: Date | null = null): Promise<LettersByLanguage> {
    const own = await this.asItStood(org, id, at);
    const paired = await this.db.manager.findOneBy(TemplateRow, { organizationId: org, otherLanguageId: id });
    const other = paired && (await this.asItStood(org, paired.id, at));
    return (language) => (own.language !== language && other?.language === language ? other : own);
  }

  /** As it was saved last before an instant; as it stands where nothing was. */
  private async asItStood(org: OrganizationId, id: string, at: Date | null): Promise<TemplateForSending> {
    const today = await this.forSending(org, id);
    const then = at && (await this.lastSaved(org, id, at));
    return then && then.version < today.version ? { ...today, ...then } : today;
  }

  private lastSaved(org: OrganizationId, templateId: string, at: Date): Promise<SavedText | null> {
    return this.db.manager.findOne(TemplateVersionRow, {
      select: { version: true, name: true, subject: true, html: true, text: true },
      where: { organizationId: org, templateId, savedAt: LessThanOrEqual(at) },
      order: { version: 'DESC' },
    });
  }

  /**
   * Says that two templates are one letter in two languages, or, with null, that this one has no other. Whatever either was
   * paired with before stands alone again.
   * @throws NotFound, Invalid for two in one language
   */
  pair(org: OrganizationId, by: Actor, id: string, otherId: string | null): Promise<TemplateRow> {
    return this.db.transaction((within) => this.join(org, by, id, otherId, within));
  }

  /**
   * The ready letter of its key in the other language, paired with it. Where it has one, that one: twice is as once.
   * @throws NotFound
   */
  async makeOther(org: OrganizationId, by: Actor, id: string): Promise<TemplateRow> {
    const { jsxComponentKey, language: own } = await this.get(org, id);
    const language = own === 'en' ? 'he' : 'en';
    const ready = await prepareReady(jsxComponentKey, language);
    return this.db.transaction(async (within) => {
      const [{ other }] = await within.query<[{ other: string | null }]>(
        'SELECT other_language_id AS other FROM template WHERE organization_id = $1 AND id = $2 FOR UPDATE',
        [org, id],
      );
      if (other) return this.get(org, other, within);
      const made = await this.insert(org, by, { ...ready, jsxComponentKey, language }, within);
      await this.join(org, by, id, made.id, within);
      return this.get(org, made.id, within);
    });
  }

  /** How the organization's letters write civil dates. */
  async dateOrder(org: OrganizationId): Promise<DateOrder> {
    const [organization] = await this.db.query<[{ dateOrder: DateOrder | null; timezone: string }]>(
      'SELECT date_order AS "dateOrder", timezone FROM organization WHERE id = $1',
      [org],
    );
    return dateOrderOf(organization);
  }

  /** Subjects and bodies of the organization's templates, as they are written. */
  async sources(org: OrganizationId): Promise<string[]> {
    const letters: { subject: string; html: string }[] = await this.db.query(
      'SELECT subject, html FROM template WHERE organization_id = $1 ORDER BY name, id',
      [org],
    );
    return letters.flatMap(({ subject, html }) => [subject, html]);
  }

  /**
   * The letter that asks who will remember somebody: the house's own, which no congregation designs. Prepared elsewhere and
   * once, since whoever only sends need not carry what reads designs.
   */
  async whoRemembers(org: OrganizationId, language: LetterLanguage): Promise<TemplateForSending> {
    const key = 'who_remembers';
    const { design, ...words } = readyLetter(key, language);
    const prepared =
      this.asking.get(language) ?? this.prepareElsewhere(org, { ...words, language, metadataJson: design });
    this.asking.set(language, prepared);
    // What could not be prepared once may be the next time.
    prepared.catch(() => this.asking.delete(language));
    const [{ html, text }, dateOrder] = await Promise.all([prepared, this.dateOrder(org)]);
    return { templateId: `${key}.${language}`, version: 1, language, dateOrder, ...words, html, text };
  }

  /** The five ready letters, for a new organization, in its language. */
  async seedFor(org: OrganizationId, by: Actor, within: EntityManager): Promise<void> {
    const [{ language }] = await within.query<[{ language: LetterLanguage }]>(
      'SELECT language FROM organization WHERE id = $1',
      [org],
    );
    for (const jsxComponentKey of TEMPLATE_KEYS) {
      const ready = await prepareReady(jsxComponentKey, language);
      await this.insert(org, by, { ...ready, jsxComponentKey, language }, within);
    }
  }

  /**
   * Ready letters in which the candle's hour stands apart from its evening, and that nobody has changed since they were made,
   * become today's. What a person saved is never touched. Many workers may do it at once; twice is as once.
   */
  async renewReady(now: Date): Promise<void> {
    const old: { key: TemplateKey; language: LetterLanguage }[] = await this.db.query(
      `SELECT DISTINCT jsx_component_key AS key, language FROM template t WHERE ${UNTOUCHED_AND_OF_BEFORE}`,
      [EVENING_OF_THE_CANDLE],
    );
    for (const { key, language } of old) {
      const { subject, preheader, metadataJson, html, text } = await prepareReady(key, language);
      await this.db.query(
        `WITH renewed AS (
           UPDATE template t
              SET subject = $4, preheader = $5, metadata_json = $6, html = $7, text = $8, version = version + 1, updated_at = $9
            WHERE jsx_component_key = $2 AND language = $3 AND ${UNTOUCHED_AND_OF_BEFORE}
           RETURNING *)
         INSERT INTO template_version
           (organization_id, template_id, version, name, subject, preheader, metadata_json, html, text, saved_by, saved_at)
         SELECT organization_id, id, version, name, subject, preheader, metadata_json, html, text, 'Zikaron', $9 FROM renewed`,
        [EVENING_OF_THE_CANDLE, key, language, subject, preheader, JSON.stringify(metadataJson), html, text, now],
      );
    }
  }

  /** What is sent is made anew from the design; the design keeps the HTML that came out of it. */
  private async prepared(org: OrganizationId, design: Omit<Content, 'html' | 'text'>): Promise<Content> {
    const { name, jsxComponentKey, language, subject, preheader, metadataJson } = design;
    const { html, text, designedHtml } = await this.prepareElsewhere(org, {
      language,
      subject,
      preheader,
      metadataJson,
    });
    const kept = { ...metadataJson, html: designedHtml };
    return { name, jsxComponentKey, language, subject, preheader, metadataJson: kept, html, text };
  }

  private prepareElsewhere(org: OrganizationId, design: TemplateDesign): Promise<PreparedTemplate> {
    return this.work.run(org, PREPARE, { design, picturesAt: picturesAt(this.config) });
  }

  private async join(
    org: OrganizationId,
    by: Actor,
    id: string,
    otherId: string | null,
    within: EntityManager,
  ): Promise<TemplateRow> {
    const before = await this.get(org, id, within);
    const other = otherId === null ? null : await this.get(org, otherId, within);
    if (other?.language === before.language)
      throw new Invalid([{ path: 'templateId', message: 'Choose a letter in the other language.' }]);
    await within.query(
      `UPDATE template
          SET other_language_id = CASE id WHEN $2::uuid THEN $3::uuid WHEN $3::uuid THEN $2::uuid END
        WHERE organization_id = $1 AND (id IN ($2, $3) OR other_language_id IN ($2, $3))`,
      [org, id, otherId],
    );
    const change = { before: { otherLanguageId: before.otherLanguageId }, after: { otherLanguageId: otherId } };
    await this.audit.record(org, by, { action: 'change', resource: 'template', resourceId: id, ...change }, within);
    return this.get(org, id, within);
  }

  private async insert(org: OrganizationId, by: Actor, content: Content, within: EntityManager): Promise<TemplateRow> {
    await mustHavePlace(within, org, {
      ...{ of: 'templates', most: MOST_TEMPLATES, taken: () => within.countBy(TemplateRow, { organizationId: org }) },
      full: () =>
        new Conflict('too_many_templates', `A congregation has ${MOST_TEMPLATES} templates at most: remove one first.`),
    });
    const row = within.create(TemplateRow, { ...content, organizationId: org, otherLanguageId: null, version: 1 });
    await within.insert(TemplateRow, row as QueryDeepPartialEntity<TemplateRow>);
    await this.keepVersion(row, by, within);
    await this.audit.record(org, by, changeOf('add', row.id, null, row), within);
    return row;
  }

  private async keepVersion(row: TemplateRow, by: Actor, within: EntityManager): Promise<void> {
    const { organizationId, id, version, name, subject, preheader, metadataJson, html, text } = row;
    const content = { version, name, subject, preheader, metadataJson, html, text };
    const kept = { ...content, organizationId, templateId: id, savedBy: by.name, savedAt: this.clock.now() };
    await within.insert(TemplateVersionRow, kept as QueryDeepPartialEntity<TemplateVersionRow>);
    if (version > MOST_VERSIONS) await within.query(FORGET_VERSIONS, [organizationId, id, version - MOST_VERSIONS]);
  }
}

/** What stands before the candle's hour in the ready letters of today, and in none of before. */
const EVENING_OF_THE_CANDLE = '{{#if observance.daysUntil}}';

/** A letter that nobody but the house has saved since it was made, and that names the candle's hour without its evening. */
const UNTOUCHED_AND_OF_BEFORE = `position($1 IN t.html) = 0
  AND NOT EXISTS (SELECT 1 FROM template_version v
                   WHERE v.organization_id = t.organization_id AND v.template_id = t.id
                     AND v.version > 1 AND v.saved_by <> 'Zikaron')`;

/** Forgets saves up to the version $3, but for those that were the last when a night was planned: its letters may be written from them. */
const FORGET_VERSIONS = `
DELETE FROM template_version v
 USING template_version next
 WHERE v.organization_id = $1 AND v.template_id = $2 AND v.version <= $3
   AND next.organization_id = $1 AND next.template_id = $2
   AND next.version = (SELECT min(version) FROM template_version
                        WHERE organization_id = $1 AND template_id = $2 AND version > v.version)
   AND NOT EXISTS (SELECT FROM reminder_run night
                    WHERE night.organization_id = $1 AND night.kind = 'night'
                      AND night.planned_at >= v.saved_at AND night.planned_at < next.saved_at)`;

type SavedText = Pick<TemplateVersionRow, 'version' | 'name' | 'subject' | 'html' | 'text'>;

type Content = Pick<
  TemplateRow,
  'name' | 'jsxComponentKey' | 'language' | 'subject' | 'preheader' | 'metadataJson' | 'html' | 'text'
>;

const contentOf = (row: TemplateRow): Content => {
  const { name, jsxComponentKey, language, subject, preheader, metadataJson, html, text } = row;
  return { name, jsxComponentKey, language, subject, preheader, metadataJson, html, text };
};

/** The audit trail names what changed; the texts themselves are in the versions. */
const changeOf = (
  action: string,
  id: string,
  before: TemplateRow | null,
  after: TemplateRow | null,
): AuditedChange => ({
  action,
  resource: 'template',
  resourceId: id,
  before: before && gist(before),
  after: after && gist(after),
});

const gist = ({ name, jsxComponentKey, language, subject, preheader, version }: TemplateRow) => ({
  name,
  jsxComponentKey,
  language,
  subject,
  preheader,
  version,
});

/** A save that is told twice, one after the other or both at once, is one. @throws Conflict where the other one differs */
function thatSavedAlready(content: Content, now: TemplateRow): TemplateRow {
  if (isDeepStrictEqual(content, contentOf(now))) return now;
  throw savedMeanwhile();
}

const savedMeanwhile = () =>
  new Conflict('changed_meanwhile', 'Someone saved this template meanwhile. Load it again, then make your change.');

const inUse = (by: string) => new Conflict('template_in_use', `${by}. Choose another template there first.`);

/** The foreign key of email jobs refuses to lose its template. */
function explain(failure: unknown): never {
  const { code } = (failure instanceof QueryFailedError ? failure.driverError : {}) as { code?: string };
  throw code === RESTRICTED || code === FOREIGN_KEY ? inUse('An email job sends it') : failure;
}

/** What Postgres says to ON DELETE RESTRICT: the first since version 18, the second before. */
const RESTRICTED = '23001';
const FOREIGN_KEY = '23503';
