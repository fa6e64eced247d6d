import { Injectable } from '@nestjs/common';
import type { CivilDate } from '../calendar/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

/** An occurrence whose name is read somewhere; `friday` is the one that the rule of the service assigns. */
export interface AskedReading {
  readonly yahrzeitId: string;
  readonly onHebrewCalendar: boolean;
  readonly date: CivilDate;
  readonly friday: CivilDate;
}

/** The service at which a name is read, with the words for it within a sentence. */
export interface ReadingPlace {
  readonly date: CivilDate;
  readonly service: Readonly<Record<'en' | 'he', string>>;
}

export const FRIDAY_EVENING = { en: 'the Friday evening service', he: 'תפילת ליל שבת' } as const;

type Find = (org: OrganizationId, asked: readonly AskedReading[]) => Promise<(ReadingPlace | null)[]>;

/** Where names are read, for letters. The floor that knows the services registers when it starts, since calls go down only. */
@Injectable()
export class ReadingPlaces {
  private find: Find | null = null;

  foundBy(find: Find): void {
    this.find = find;
  }

  /** In the order asked; `null` of a name that is not read. Where nobody registered, on the Friday that the rule assigns. */
  async of(org: OrganizationId, asked: readonly AskedReading[]): Promise<(ReadingPlace | null)[]> {
    if (asked.length === 0) return [];
    return this.find?.(org, asked) ?? asked.map(({ friday }) => ({ date: friday, service: FRIDAY_EVENING }));
  }
}
