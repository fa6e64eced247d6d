import type { yahrzeitDraft } from '@zikaron/contract';
import type { DataSource } from 'typeorm';
import type { z } from 'zod';
import { ContactRow, ContactsService } from '../src/contacts/index.js';
import { NotificationsService } from '../src/notifications/index.js';
import {
  DateSettings,
  MembershipRow,
  OrganizationBirth,
  OrganizationRow,
  OrganizationsService,
  UserRow,
} from '../src/organizations/index.js';
import { Audit } from '../src/platform/audit/index.js';
import { HouseWork } from '../src/platform/house-work/index.js';
import { admit, type Actor, type OrganizationId } from '../src/platform/tenancy/index.js';
import {
  ObservanceRow,
  ObserversService,
  OccurrenceRow,
  OccurrencesService,
  YahrzeitRow,
  YahrzeitsService,
  ReadingPlaces,
} from '../src/yahrzeits/index.js';
import { testDatabase } from './database.js';
import { StandingClock } from './standing-clock.js';

/** Contacts, yahrzeits and observers with their services, on a database of their own; without HTTP. */
export interface RecordsWorld {
  readonly db: DataSource;
  /** Stands on 1 November 2026, 21 Cheshvan 5787. */
  readonly clock: StandingClock;
  readonly contacts: ContactsService;
  readonly organizations: OrganizationsService;
  readonly yahrzeits: YahrzeitsService;
  readonly observers: ObserversService;
  readonly occurrences: OccurrencesService;
  organization(columns?: { timezone?: string; observersLimit?: number }): Promise<OrganizationId>;
  close(): Promise<void>;
}

export const RIVKA: Actor = { id: null, name: 'Rivka' };
export const DOV: Actor = { id: null, name: 'Dov' };

type NewYahrzeit = z.output<typeof yahrzeitDraft>;

/** A draft as the contract leaves it, with what the sentence speaks of. */
export const draft = (said: Partial<NewYahrzeit> = {}): NewYahrzeit => ({
  name: 'Chaya Levin',
  hebrewName: null,
  personDetails: null,
  gregorianDate: null,
  hebrewDate: null,
  hebrewYear: null,
  afterSunset: null,
  burialDate: null,
  ageAtDeath: null,
  plaque: null,
  notes: null,
  rules: {},
  serviceRule: null,
  ...said,
});

export async function aRecordsWorld(): Promise<RecordsWorld> {
  const database = await testDatabase();
  const db = await database.dataSource([
    OrganizationRow,
    UserRow,
    MembershipRow,
    ContactRow,
    YahrzeitRow,
    ObservanceRow,
    OccurrenceRow,
  ]);
  const clock = new StandingClock(new Date('2026-11-01T17:00:00Z'));
  const audit = new Audit(db, clock);
  const dateSettings = new DateSettings();
  const organizations = new OrganizationsService(db, clock, audit, new OrganizationBirth(), dateSettings);
  const occurrences = new OccurrencesService(db, organizations, clock, new HouseWork(db, clock));
  dateSettings.whenSettingsChange((org) => occurrences.recompute(org, 'all'));
  const contacts = new ContactsService(db, audit, new NotificationsService(db, clock));
  let organizationsMade = 0;

  return {
    db,
    clock,
    contacts,
    organizations,
    occurrences,
    yahrzeits: new YahrzeitsService(
      db,
      organizations,
      occurrences,
      audit,
      clock,
      new HouseWork(db, clock),
      new ReadingPlaces(),
    ),
    observers: new ObserversService(db, contacts, organizations, occurrences, audit, clock),
    async organization({ timezone = 'America/New_York', observersLimit = 1000 } = {}) {
      const [row]: { id: string }[] = await db.query(
        `INSERT INTO organization (name, org_code, timezone, observers_limit) VALUES ('Beth Shalom', $1, $2, $3) RETURNING id`,
        [`beth-shalom-${++organizationsMade}`, timezone, observersLimit],
      );
      if (!row) throw new Error('An insert answers its row');
      return admit(row.id);
    },
    close: () => database.drop(),
  };
}
