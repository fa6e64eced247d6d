import { Injectable } from '@nestjs/common';
import { MOST_AT_ONCE, type messageSelection, type observerSelection, type yahrzeitSelection } from '@zikaron/contract';
import type { z } from 'zod';
import { ContactsService } from '../contacts/index.js';
import { CoverageService } from '../coverage/index.js';
import { DateProblemsService } from '../data-quality/index.js';
import { EmailsService } from '../emails/index.js';
import { Invalid } from '../platform/http/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { EmailJobsService } from '../reminders/index.js';
import { ObserversService, YahrzeitsService, type WhichObservers } from '../yahrzeits/index.js';

type ObserverSelection = z.output<typeof observerSelection>;
export type MessageSelection = z.output<typeof messageSelection>;
type Selection = z.output<typeof yahrzeitSelection> | ObserverSelection | MessageSelection;

/** What a person has chosen in a list: rows by name, or all that its filter finds. */
@Injectable()
export class Selections {
  constructor(
    private readonly yahrzeits: YahrzeitsService,
    private readonly contacts: ContactsService,
    private readonly observersList: ObserversService,
    private readonly coverage: CoverageService,
    private readonly dates: DateProblemsService,
    private readonly emails: EmailsService,
    private readonly jobs: EmailJobsService,
  ) {}

  /** @throws Invalid 422 `too_many` */
  async observers(org: OrganizationId, selection: ObserverSelection): Promise<WhichObservers> {
    return { by: OBSERVERS_BY[selection.list], ids: await this.idsOf(org, selection) };
  }

  /** The rows of a list that are chosen, by name or by its filter. @throws Invalid 422 `too_many` */
  async idsOf(org: OrganizationId, selection: Selection): Promise<string[]> {
    return notTooMany(await this.found(org, selection));
  }

  private async found(org: OrganizationId, selection: Selection): Promise<string[]> {
    if (selection.ids) return selection.ids;
    switch (selection.list) {
      case 'yahrzeits':
        return this.yahrzeits.idsOf(org, { filter: selection.filter });
      case 'contacts':
        return this.contacts.idsOf(org, { filter: selection.filter });
      case 'observers':
        return this.observersList.idsOf(org, { filter: selection.filter });
      case 'dates':
        return this.dates.idsOf(org, selection.filter?.problem);
      case 'coverage':
        return this.coverage.observerIds(org, selection.filter ?? {});
      case 'emails':
        return this.emails.idsOf(org, { filter: selection.filter });
      case 'email-jobs':
        return this.jobs.idsOf(org, { filter: selection.filter });
    }
  }
}

const OBSERVERS_BY = { yahrzeits: 'yahrzeit_id', contacts: 'contact_id', observers: 'id', coverage: 'id' } as const;

function notTooMany(ids: string[]): string[] {
  if (ids.length <= MOST_AT_ONCE) return ids;
  const message = `These are ${ids.length}; at most ${MOST_AT_ONCE} are changed at once. Narrow the list.`;
  throw new Invalid([{ path: 'selection', message }], 'too_many');
}
