import { Injectable } from '@nestjs/common';
import type { HebcalYahrzeits, UnderstoodDates } from '@zikaron/contract';
import { localDate } from '../calendar/index.js';
import { OrganizationsService } from '../organizations/index.js';
import { Clock } from '../platform/clock/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { horizonAt, yearsFrom } from './dated.js';
import { yahrzeits } from './hebcal-wire.js';
import { understandDates, type TypedTexts } from './understand-dates.js';

/** Where the month is written before the day. */
const MONTH_FIRST =
  /^(US\/|America\/(New_York|Detroit|Chicago|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Indiana\/|Kentucky\/|North_Dakota\/|Toronto|Winnipeg|Vancouver)|Pacific\/(Honolulu|Guam))/;

/** What a form is told while somebody types dates; nothing is saved. */
@Injectable()
export class TypedDatesService {
  constructor(
    private readonly organizations: OrganizationsService,
    private readonly clock: Clock,
  ) {}

  async understand(org: OrganizationId, typed: TypedTexts): Promise<UnderstoodDates> {
    const customs = await this.organizations.settings(org);
    const today = localDate(this.clock.now(), customs.timezone);
    const order = MONTH_FIRST.test(customs.timezone) ? 'mdy' : 'dmy';
    return understandDates(typed, { order, today, customs, ahead: { from: today, to: horizonAt(today).to } });
  }

  /** In hebcal.com's wire format, by the organization's customs. @throws Refusal 400 */
  async asHebcal(org: OrganizationId, asked: Readonly<Record<string, string>>): Promise<HebcalYahrzeits> {
    const customs = await this.organizations.settings(org);
    const now = this.clock.now();
    const today = localDate(now, customs.timezone);
    return yahrzeits(asked, customs, now, (years) => yearsFrom(today, years));
  }
}
