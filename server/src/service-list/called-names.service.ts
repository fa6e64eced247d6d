import { Injectable } from '@nestjs/common';
import {
  genderOfKinship,
  type CalledContact,
  type CalledName,
  type calledNameChange,
  type calledNameDraft,
  type CalledUp,
  type Kinship,
  type ReadingPolicy,
  type WithoutParent,
  type withoutParentQuery,
} from '@zikaron/contract';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import {
  hasHebrew,
  inOneLine,
  pointedName,
  prayerFor,
  proposedHebrew,
  spokenWords,
  type NameParts,
} from '../hebrew-names/index.js';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { anyOf, excluded, kysely, pageOf, type Within } from '../platform/database/index.js';
import { ChangedMeanwhile, NotFound, pageBounds } from '../platform/http/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import { calledBy } from './called-by.js';
import { ServiceSettingsService } from './service-settings.service.js';

type Draft = z.output<typeof calledNameDraft>;
type Change = z.output<typeof calledNameChange>;
type Confirmed = Draft & { readonly yahrzeitId: string; readonly decidedBy: string; readonly decidedAt: Date };
type Customs = Pick<ReadingPolicy, 'calledAs' | 'sound' | 'pointed'>;

/** A name on the pulpit: what is called up, and how it sounds. */
export interface Called {
  readonly called: string;
  /** Empty of a name in English letters, which sounds as it is written. */
  readonly sound: string;
  /** Words whose sound only the family can tell: they stand in their letters. */
  readonly unknown: readonly string[];
  readonly tribe: NameParts['tribe'];
  /** As somebody confirmed it; `null` where nobody did. */
  readonly gender: NameParts['gender'];
}

/** All of those who are read; or those alone whose parts somebody confirmed, since the others are called as typed. */
type Whom = 'all' | 'confirmed';

interface Person {
  readonly yahrzeitId: string;
  readonly hebrewName: string | null;
  readonly observers: readonly Kinship[];
}

const OVERTAKEN = 'Somebody has confirmed this name meanwhile. Read it again, then make your change.';

const COLUMNS = ['honorific', 'given', 'father', 'mother', 'gender', 'tribe', 'pronunciation'] as const;

/** Names as they are called up: proposed from the Hebrew name of a record, until somebody confirms the parts. */
@Injectable()
export class CalledNamesService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly settings: ServiceSettingsService,
  ) {}

  /** @throws NotFound without such a record */
  async read(org: OrganizationId, yahrzeitId: string): Promise<CalledName> {
    const typed = await this.typedName(org, yahrzeitId);
    const [confirmed] = await this.confirmed(org, [yahrzeitId]);
    const { policy } = await this.settings.read(org);
    const gender = confirmed || !typed ? null : genderOfKinship(await this.kinships(org, yahrzeitId));
    const told = this.told(typed, confirmed ?? null, policy, gender);
    const inPrayers = { name: told.called ?? '…', gender: told.parts?.gender ?? null };
    return {
      ...{ yahrzeitId, ...told },
      confirmed: confirmed ? { by: confirmed.decidedBy, at: confirmed.decidedAt.toISOString() } : null,
      prayers: {
        elMalei: prayerFor('elMalei', inPrayers),
        hashkavah: prayerFor('hashkavah', inPrayers),
        yizkor: prayerFor('yizkor', inPrayers),
      },
    };
  }

  /** A contact's, by whom a mourner is named and called up. @throws NotFound */
  async ofContact(org: OrganizationId, contactId: string): Promise<CalledContact> {
    const contact = await kysely(this.db)
      .selectFrom('contact')
      .select(['hebrewName', 'calledName', 'version'])
      .where('organizationId', '=', org)
      .where('id', '=', contactId)
      .executeTakeFirst();
    if (!contact) throw new NotFound('contact');
    const { policy } = await this.settings.read(org);
    const told = this.told(contact.hebrewName?.trim() || null, contact.calledName, policy, null);
    return { ...told, version: contact.version };
  }

  private told(typed: string | null, confirmed: Draft | null, customs: Customs, gender: 'f' | 'm' | null): CalledUp {
    const { called, parts } = calledBy(typed, confirmed, customs.calledAs, gender) ?? { called: null, parts: null };
    return {
      typed,
      called: called && customs.pointed ? pointedName(called) : called,
      parts: parts && only(parts),
      isConfirmed: confirmed !== null,
      spoken: called && hasHebrew(called) ? spokenWords(called, customs.sound) : [],
      pronunciation: confirmed?.pronunciation ?? null,
      proposedHebrew: typed ? proposedHebrew(typed) : null,
    };
  }

  /** Confirms the parts; once more replaces them. The Hebrew name of the record stays as it was typed. @throws NotFound, ChangedMeanwhile */
  async confirm(
    org: OrganizationId,
    by: Actor,
    yahrzeitId: string,
    { confirmedAt, ...draft }: Change,
  ): Promise<CalledName> {
    await this.db.transaction(async (within) => {
      await this.typedName(org, yahrzeitId, within);
      const [before] = await this.confirmed(org, [yahrzeitId], within);
      const confirmed = { ...draft, yahrzeitId, decidedBy: by.name, decidedAt: this.clock.now() };
      if (!(await this.keep(org, confirmed, confirmedAt, within))) await this.refuseOvertaken(org, yahrzeitId, within);
      const about = { action: 'confirm name', resource: 'yahrzeit', resourceId: yahrzeitId };
      await this.audit.record(org, by, { ...about, before: before && only(before), after: draft }, within);
    });
    return this.read(org, yahrzeitId);
  }

  /** Answers whether it was kept: not over what somebody confirmed after what was read, and with `null` not over anything. */
  private async keep(
    organizationId: OrganizationId,
    confirmed: Confirmed,
    read: Change['confirmedAt'],
    within: Within,
  ): Promise<boolean> {
    const kept = await kysely(within)
      .insertInto('called_name')
      .values({ organizationId, ...confirmed })
      .onConflict((met) =>
        met
          .columns(['organizationId', 'yahrzeitId'])
          .doUpdateSet(excluded([...COLUMNS, 'decidedBy', 'decidedAt']))
          .where((row) => (read ? row('called_name.decidedAt', '=', new Date(read)) : row.lit(read === undefined))),
      )
      .returning('yahrzeitId')
      .executeTakeFirst();
    return kept !== undefined;
  }

  private async refuseOvertaken(org: OrganizationId, yahrzeitId: string, within: Within): Promise<never> {
    const [now] = await this.confirmed(org, [yahrzeitId], within);
    throw new ChangedMeanwhile(OVERTAKEN, now?.decidedBy);
  }

  /** By name, those who have a Hebrew name in which no parent stands, unless somebody confirmed one. */
  withoutParent(org: OrganizationId, query: z.output<typeof withoutParentQuery>): Promise<WithoutParent> {
    const { id: ids, q } = query.filter ?? {};
    const direction = query.sort?.[1] ?? 'ASC';
    return pageOf(
      this.db,
      `SELECT y.id, y.name, y.hebrew_name AS "hebrewName"
         FROM yahrzeit y LEFT JOIN called_name n ON n.organization_id = $1 AND n.yahrzeit_id = y.id
        WHERE y.organization_id = $1 AND y.archived_at IS NULL AND btrim(y.hebrew_name) <> ''
          AND CASE WHEN n.yahrzeit_id IS NULL THEN regexp_replace(y.hebrew_name, $4, '', 'g') !~* $5
                   ELSE n.father IS NULL AND n.mother IS NULL END
          AND ($2::uuid[] IS NULL OR y.id = ANY ($2)) AND strpos(lower(y.name), $3) > 0`,
      [org, ids ?? null, q?.trim().toLowerCase() ?? '', POINTS, NAMES_PARENT],
      { order: `ORDER BY y.name ${direction}, y.id`, ...pageBounds(query) },
    );
  }

  /** The names of these records as they are called up, without points, by record; none of a record without a Hebrew name. */
  async calledOf(
    org: OrganizationId,
    people: readonly Person[],
    customs: Customs,
    whom: Whom = 'all',
  ): Promise<ReadonlyMap<string, Called>> {
    const rows = await this.confirmed(org, [...new Set(people.map(({ yahrzeitId }) => yahrzeitId))]);
    const confirmed = new Map(rows.map((one) => [one.yahrzeitId, one]));
    return new Map(
      people.flatMap(({ yahrzeitId, hebrewName, observers }): [string, Called][] => {
        const own = confirmed.get(yahrzeitId);
        if (!own && whom === 'confirmed') return [];
        const name = calledBy(hebrewName, own ?? null, customs.calledAs, genderOfKinship(observers));
        if (!name) return [];
        const words = own?.pronunciation || !hasHebrew(name.called) ? [] : spokenWords(name.called, customs.sound);
        const unknown = words.filter(({ sound }) => sound === null).map(({ letters }) => letters);
        const sound = own?.pronunciation ?? inOneLine(words);
        const about = { tribe: name.parts.tribe, gender: own?.gender ?? null };
        return [[yahrzeitId, { called: name.called, sound, unknown, ...about }]];
      }),
    );
  }

  private kinships(org: OrganizationId, yahrzeitId: string): Promise<Kinship[]> {
    return kysely(this.db)
      .selectFrom('observance')
      .select(['relationship', 'relationshipDetail'])
      .where('organizationId', '=', org)
      .where('yahrzeitId', '=', yahrzeitId)
      .execute();
  }

  private confirmed(org: OrganizationId, ids: readonly string[], within: Within = this.db): Promise<Confirmed[]> {
    return kysely(within)
      .selectFrom('called_name')
      .select([...COLUMNS, 'yahrzeitId', 'decidedBy', 'decidedAt'])
      .where('organizationId', '=', org)
      .where('yahrzeitId', '=', anyOf(ids))
      .execute();
  }

  private async typedName(org: OrganizationId, id: string, within: Within = this.db): Promise<string | null> {
    const row = await kysely(within)
      .selectFrom('yahrzeit')
      .select('hebrewName')
      .where('organizationId', '=', org)
      .where('id', '=', id)
      .where('archivedAt', 'is', null)
      .executeTakeFirst();
    if (!row) throw new NotFound('yahrzeit');
    return row.hebrewName?.trim() || null;
  }
}

const CHILD_WORDS = [...['בן', 'בת', 'ב["״”“]ר', `בר['’׳]`], ...['ben', 'bat', 'bas', 'bar']].join('|');
const BETWEEN = '[\\s,\\u05BE-]';
/** As `partsOfName` finds a parent: a word for child after the given name, and a name after it. */
const NAMES_PARENT = `[^\\s,\\u05BE-]${BETWEEN}+(${CHILD_WORDS})${BETWEEN}+[^\\s,\\u05BE-]`;
const POINTS = '[\\u0591-\\u05BD\\u05BF\\u05C1-\\u05C7]';

const only = ({ honorific, given, father, mother, gender, tribe }: NameParts) => ({
  ...{ honorific, given, father, mother, gender, tribe },
});
