import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { localDate, type CivilDate } from '../../calendar/index.js';
import { LetterLinks, type LinksOfLetter } from '../../emails/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Invalid, NotFound } from '../../platform/http/index.js';
import type { OrganizationId } from '../../platform/tenancy/index.js';
import type { LetterLanguage } from '../../merge-fields/index.js';
import { LetterValues, type ValuesOfLetter, type WhoseLetter } from '../../templates/index.js';
import { ReadingPlaces } from '../../yahrzeits/index.js';
import { readLetterRecords, type LetterRecord } from './letter-record.js';
import { issueRecords, letterValues } from './letter-values.js';

/** The records of single letters, for whoever looks at one. */
@Injectable()
export class LetterRecordsService implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly links: LetterLinks,
    private readonly values: LetterValues,
    private readonly places: ReadingPlaces,
  ) {}

  onModuleInit(): void {
    this.values.foundBy((org, whose, language) => this.valuesOf(org, whose, language));
  }

  /**
   * The records of an observer, or of the first observer of a yahrzeit, with the occurrence of that date or the next one.
   * @throws NotFound without such a record, and Invalid for a yahrzeit that nobody observes yet
   */
  async find(org: OrganizationId, whose: WhoseLetter, date: CivilDate | null = null): Promise<LetterRecord> {
    const [observer] = await this.db.query<{ id: string; timezone: string }[]>(
      `SELECT id, (SELECT timezone FROM organization WHERE id = $1) AS timezone FROM observance
        WHERE organization_id = $1 AND ($2::uuid IS NULL OR id = $2) AND ($3::uuid IS NULL OR yahrzeit_id = $3)
        ORDER BY created_at, id LIMIT 1`,
      [org, whose.observerId ?? null, whose.yahrzeitId ?? null],
    );
    if (!observer) throw await this.nobody(org, whose);
    const today = localDate(this.clock.now(), observer.timezone);
    const [record] = await readLetterRecords(this.db, org, [{ observanceId: observer.id, date }], today, this.places);
    if (!record) throw new NotFound('observer');
    return record;
  }

  private async valuesOf(org: OrganizationId, whose: WhoseLetter, language: LetterLanguage): Promise<ValuesOfLetter> {
    const record = await this.find(org, whose);
    const { organization } = record;
    const values = letterValues(record, {
      sendDate: localDate(this.clock.now(), organization.timezone),
      templateName: null,
      links: linksOf(this.links, org, record),
      language,
    });
    return { values, records: issueRecords(record) };
  }

  private async nobody(org: OrganizationId, { observerId, yahrzeitId }: WhoseLetter): Promise<Error> {
    if (observerId !== undefined || yahrzeitId === undefined) return new NotFound('observer');
    const [yahrzeit] = await this.db.query<unknown[]>(`SELECT 1 FROM yahrzeit WHERE organization_id = $1 AND id = $2`, [
      org,
      yahrzeitId,
    ]);
    if (!yahrzeit) return new NotFound('yahrzeit');
    const message = 'Nobody observes this yahrzeit yet: add an observer, or test with the sample.';
    return new Invalid([{ path: 'yahrzeitId', message }], 'no_observer');
  }
}

/** The links of a letter to this observer; null without an address to send it to. */
export const linksOf = (links: LetterLinks, org: OrganizationId, record: LetterRecord): LinksOfLetter | null => {
  const { contact, yahrzeit } = record;
  return contact.email === null
    ? null
    : links.of(org, { contactId: contact.id, yahrzeitId: yahrzeit.id, email: contact.email });
};
