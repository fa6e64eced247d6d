import { Injectable } from '@nestjs/common';
import { DEFAULT_POLICY, type pulpitPackQuery, type ServiceList } from '@zikaron/contract';
import { Readable } from 'node:stream';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { localDate, type CivilDate, type Place } from '../calendar/index.js';
import { pointedName } from '../hebrew-names/index.js';
import { NotificationsService } from '../notifications/index.js';
import { OrganizationsService } from '../organizations/index.js';
import { Clock } from '../platform/clock/index.js';
import { HeavyWork } from '../platform/heavy-work/index.js';
import { HouseWork } from '../platform/house-work/index.js';
import { Invalid, Download } from '../platform/http/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { CalledNamesService } from './called-names.service.js';
import { ListIssuesService } from './list-issues.service.js';
import { comingEve, daysOfPack, isEve, packDueAt } from './pack-hours.js';
import { ServiceListService } from './service-list.service.js';
import { packWords, sheetOf } from './service-list-words.js';
import { ServiceSettingsService } from './service-settings.service.js';
import type { SheetOrder } from './write-sheet.task.js';

const WRITE_SHEET = new URL('./write-sheet.task.js', import.meta.url);

type Office = Place & { readonly id: OrganizationId; readonly language: 'en' | 'he'; readonly pulpitHour: number };

/** The sheet for the pulpit: every service until the next nightfall, with the Hebrew name and its sound under each name. */
@Injectable()
export class PulpitPacksService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly organizations: OrganizationsService,
    private readonly lists: ServiceListService,
    private readonly called: CalledNamesService,
    private readonly settings: ServiceSettingsService,
    private readonly issues: ListIssuesService,
    private readonly notifications: NotificationsService,
    private readonly house: HouseWork,
    private readonly heavy: HeavyWork,
  ) {}

  /** As PDF, for the coming eve or another. @throws Invalid 422 `no_eve`, Refusal 402 `plan_needed`, and what heavy work refuses */
  async sheet(
    org: OrganizationId,
    { eve, size, points, language }: z.output<typeof pulpitPackQuery>,
  ): Promise<Download> {
    const organization = await this.organizations.settings(org);
    const { fileName, content } = await this.made(org, {
      ...{ size, points, language },
      eve: eve ?? comingEve(localDate(this.clock.now(), organization.timezone), organization),
    });
    return new Download({
      fileName,
      type: 'application/pdf',
      content: Readable.from([content], { objectMode: false }),
    });
  }

  /** The same of a named eve, in memory. @throws as `sheet` */
  async made(
    org: OrganizationId,
    { eve: asked, size, points, language }: z.output<typeof pulpitPackQuery> & { eve: CivilDate },
  ): Promise<{ fileName: string; content: Buffer }> {
    const organization = await this.organizations.settings(org);
    const at = this.clock.now();
    if (!isEve(asked, organization)) throw notAnEve(asked, comingEve(asked, organization));
    const list = await this.lists.forPulpit(org, { ...daysOfPack(asked, organization), language });
    const issue = await this.issues.ofPulpit(org, asked);
    const sheet = {
      ...sheetOf(list, points, at, organization.timezone),
      spoken: await this.spoken(org, list),
      ...packWords(list.language, issue?.number ?? null, issue?.corrections ?? []),
    };
    sheet.asOf = [sheet.asOf, sheet.numbered].filter(Boolean).join(', ');
    const order: SheetOrder = { about: { title: list.title, size, at }, sheet };
    const bytes = await this.heavy.run<SheetOrder, Uint8Array>(org, WRITE_SHEET, order);
    return { fileName: `${list.title} ${asked}.pdf`, content: Buffer.from(bytes) };
  }

  /**
   * Gives the sheets whose hour has come their number, where a congregation wishes for it, or a member has it by mail; may run on
   * several workers at once.
   */
  prepare(): Promise<void> {
    return this.house.forAll('pulpit sheets', async (orgs) => {
      const now = this.clock.now();
      const offices: Office[] = await this.db.query(WISHING, [orgs, DEFAULT_POLICY.pulpitHour]);
      for (const office of offices) {
        const eve = packDueAt(now, office, office.pulpitHour);
        if (eve) await this.house.forOne('pulpit sheets', office.id, () => this.prepareOne(office, eve));
      }
    });
  }

  private async prepareOne(office: Office, eve: CivilDate): Promise<void> {
    if (await this.issues.ofPulpit(office.id, eve)) return;
    const days = daysOfPack(eve, office);
    const list = await this.lists.listBetween(office.id, { ...days, language: office.language });
    await this.db.transaction(async (within) => {
      await within.query('SELECT id FROM organization WHERE id = $1 FOR NO KEY UPDATE', [office.id]);
      const [there] = await within.query<unknown[]>(
        `SELECT FROM list_issue WHERE organization_id = $1 AND kind = 'pulpit' AND from_date = $2`,
        [office.id, eve],
      );
      if (there) return;
      const { number } = await this.issues.keep(
        office.id,
        { name: 'Zikaron' },
        { kind: 'pulpit', ...days, list },
        within,
      );
      const data = { actionUrl: `/app/service-list?issue=${number}` };
      const what = { cause: `pulpit-sheet-${eve}`, key: 'pulpit-sheet', values: { number, date: eve } } as const;
      await this.notifications.raise(office.id, { ...what, severity: 'info', data }, within);
    });
  }

  private async spoken(org: OrganizationId, { services }: ServiceList) {
    const { policy } = await this.settings.read(org);
    const called = await this.called.calledOf(
      org,
      services.flatMap(({ names }) => names),
      policy,
    );
    return Object.fromEntries(
      [...called].map(([id, name]) => [id, policy.pointed ? { ...name, called: pointedName(name.called) } : name]),
    );
  }
}

const notAnEve = (date: CivilDate, next: CivilDate) =>
  new Invalid(
    [{ path: 'eve', message: `${date} is not the eve of Shabbat or Yom Tov; the next one is ${next}.` }],
    'no_eve',
  );

const WISHING = `
SELECT o.id, o.language, o.timezone, o.israel, o.latitude, o.longitude, o.shabbat_times AS "shabbatTimes",
       coalesce((s.policy->>'pulpitHour')::integer, $2) AS "pulpitHour"
  FROM organization o LEFT JOIN service_settings s ON s.organization_id = o.id
 WHERE o.id = ANY ($1::uuid[]) AND ((s.policy->>'pulpitSheet')::boolean
    OR EXISTS (SELECT FROM pulpit_reader r WHERE r.organization_id = o.id))`;
