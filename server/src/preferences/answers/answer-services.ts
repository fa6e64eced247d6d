import { Injectable } from '@nestjs/common';
import type { CivilDate } from '../../calendar/index.js';
import type { OrganizationId } from '../../platform/tenancy/index.js';
import { ServiceListService } from '../../service-list/index.js';
import { ReadingPlaces, type ReadingPlace } from '../../yahrzeits/index.js';
import type { Answerable } from './answerable.js';

/** Where a name is read (`null` where it is not, or was), and on which other dates it can be. */
export interface AnswerPlaces {
  readonly place: ReadingPlace | null;
  readonly others: readonly CivilDate[];
}

/** The services of which the page speaks: those that are held, and none that has passed. */
@Injectable()
export class AnswerServices {
  constructor(
    private readonly places: ReadingPlaces,
    private readonly lists: ServiceListService,
  ) {}

  /** In the order asked. */
  async of<One extends Answerable>(
    org: OrganizationId,
    open: readonly One[],
    today: CivilDate,
  ): Promise<(One & AnswerPlaces)[]> {
    const places = await this.places.of(org, open);
    const near = new Map<CivilDate, readonly CivilDate[]>();
    const found: (One & AnswerPlaces)[] = [];
    for (const [at, one] of open.entries()) {
      const planned = places[at];
      const date = planned?.date ?? one.friday;
      const dates = near.get(date) ?? (await this.lists.datesNear(org, date));
      near.set(date, dates);
      const place = planned && planned.date >= today ? planned : null;
      found.push({ ...one, place, others: dates.filter((other) => other >= today && other !== place?.date) });
    }
    return found;
  }
}
