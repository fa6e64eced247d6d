import { Injectable } from '@nestjs/common';
import type { UnderstoodDates } from '@zikaron/contract';
import { addDays, localDate } from '../calendar/index.js';
import { OutsideHebcal } from '../hebcal/index.js';
import { OrganizationsService } from '../organizations/index.js';
import { Clock } from '../platform/clock/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { horizonAt } from './dated.js';
import { understandDates, withSaid, type TypedTexts } from './understand-dates.js';

/** Where the month is written before the day. */
const MONTH_FIRST =
  /^(US\/|America\/(New_York|Detroit|Chicago|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Indiana\/|Kentucky\/|North_Dakota\/|Toronto|Winnipeg|Vancouver)|Pacific\/(Honolulu|Guam))/;

/** What a form is told while somebody types dates; nothing is saved. */
@Injectable()
export class TypedDatesService {
  constructor(
    private readonly organizations: OrganizationsService,
    private readonly clock: Clock,
    private readonly hebcal: OutsideHebcal,
  ) {}

  /** Where HEBCAL_BASE_URL names a service, the next observance is what that service says, if it says anything in time. */
  async understand(org: OrganizationId, typed: TypedTexts): Promise<UnderstoodDates> {
    const customs = await this.organizations.settings(org);
    const today = localDate(this.clock.now(), customs.timezone);
    const order = MONTH_FIRST.test(customs.timezone) ? 'mdy' : 'dmy';
    const ahead = { from: today, to: horizonAt(today).to };
    const latest = typed.mayLieAhead ? addDays(today, 30) : today;
    const understood = understandDates(typed, { order, today: latest, customs, ahead });
    const { gregorianDate = null, afterSunset = null } = understood.settled ?? {};
    if (gregorianDate === null || typed.gregorianText === null) return understood;
    const { timezone } = customs;
    const said = await this.hebcal.ask({ gregorianDate, afterSunset: afterSunset ?? false, timezone, today });
    return withSaid(understood, said);
  }
}
