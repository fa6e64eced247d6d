import { Inject, Injectable, Logger } from '@nestjs/common';
import type { NotificationKey } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import { localHour } from '../calendar/index.js';
import { inWords, NotificationsService, type Cause } from '../notifications/index.js';
import { Clock } from '../platform/clock/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import { HouseWork } from '../platform/house-work/index.js';
import { buttonTo, escaped, staffMail, Transport } from '../platform/mail/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

/** Hours on an organization's clock at which nobody takes its whole list along by habit. */
const NIGHT_BEGINS = 22;
const NIGHT_ENDS = 6;
const AT_ONCE = 5_000;

interface Act {
  readonly sealedAs: number;
  readonly at: Date;
  readonly actor: string;
  readonly action: string;
  readonly resource: string;
  readonly isWhole: boolean;
}

interface Watched {
  readonly org: OrganizationId;
  readonly name: string;
  readonly timezone: string;
  readonly language: 'en' | 'he';
  readonly acts: number;
  readonly watched: number;
}

/**
 * Looks at what was sealed in the history, once, and tells owners of what is unusual: the whole list taken along at night, a
 * sign-in from a new place, a new key. In the bell, and by a letter to each owner.
 */
@Injectable()
export class UnusualActs {
  private readonly log = new Logger('UnusualActs');

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly notifications: NotificationsService,
    private readonly work: HouseWork,
    private readonly transport: Transport,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** May be called by many at once: the head of each history says up to where somebody has looked. */
  async tell(): Promise<void> {
    const watched: Watched[] = await this.db.query(WATCHED);
    for (const one of watched) await this.work.forOne('unusual acts', one.org, () => this.tellOf(one));
  }

  private async tellOf(one: Watched): Promise<void> {
    const until = Math.min(one.acts, one.watched + AT_ONCE);
    const alarms = await this.db.transaction(async (within) => {
      const [, claimed] = await within.query<[unknown, number]>(
        'UPDATE history_head SET watched = $3 WHERE organization_id = $1 AND watched = $2',
        [one.org, one.watched, until],
      );
      if (!claimed) return [];
      const acts: Act[] = await within.query(ACTS, [one.org, one.watched, until, this.clock.now()]);
      const unusual = acts.flatMap((act) => alarmOf(act, one.timezone) ?? []);
      for (const alarm of unusual) await this.notifications.raise(one.org, alarm, within);
      return unusual;
    });
    if (alarms.length > 0) await this.writeToOwners(one, alarms);
  }

  /** A letter that is not taken is not repeated: what it says is in the bell. */
  private async writeToOwners({ org, name, language, timezone }: Watched, alarms: readonly Cause[]): Promise<void> {
    const owners: { id: string; email: string }[] = await this.db.query(OWNERS, [org]);
    const said = alarms.map(({ key, values }) => inWords(language, key, values ?? {}, timezone));
    const now = this.clock.now();
    for (const { id, email } of owners) {
      const page = `${this.config.PUBLIC_URL}/app/history`;
      const letter = {
        ...{ id: `unusual-${id}`, to: email, language, subject: `${name}: ${said[0]?.title ?? ''}` },
        text: [...said.map(({ title, message }) => `${title}\n${message}`), page].join('\n\n'),
        html:
          said.map(({ title, message }) => `<p><b>${escaped(title)}</b><br>${escaped(message)}</p>`).join('') +
          buttonTo(page, HISTORY[language]),
      };
      const { outcome, response } = await this.transport.send(staffMail(letter, this.config.MAIL_FROM, now));
      if (outcome !== 'accepted') this.log.warn(`A letter about something unusual was not taken: ${response}`);
    }
  }
}

const HISTORY = { en: 'Change history', he: 'יומן השינויים' } as const;

/** What an owner should hear of one act, if anything. */
function alarmOf(act: Act, timezone: string): Cause | null {
  const key = kindOf(act, localHour(act.at, timezone));
  if (!key) return null;
  return {
    cause: `${key}:${act.sealedAs}`,
    key,
    values: { actor: act.actor, takenAt: act.at.toISOString() },
    severity: 'warning',
    data: { actionUrl: '/app/history' },
  };
}

function kindOf({ action, resource, isWhole }: Act, hour: number): NotificationKey | null {
  const isNight = hour >= NIGHT_BEGINS || hour < NIGHT_ENDS;
  if (action === 'export' && isWhole && isNight) return 'whole-list-at-night';
  if (action === 'sign-in from a new place') return 'sign-in-from-new-place';
  return action === 'add' && resource === 'api key' ? 'new-api-key' : null;
}

const WATCHED = `
SELECT o.id AS org, o.name, o.timezone, o.language, h.acts, h.watched
  FROM history_head h JOIN organization o ON o.id = h.organization_id WHERE h.watched < h.acts`;

/** What is older than a day when it is first looked at, as after an upgrade, alarms nobody any more. */
const ACTS = `
SELECT sealed_as AS "sealedAs", at, actor_name AS actor, action, resource,
       resource = 'organization' OR resource IN ('yahrzeits', 'contacts', 'emails')
         AND coalesce(after ->> 'filter', '{}') = '{}' AS "isWhole"
  FROM audit_log
 WHERE organization_id = $1 AND sealed_as > $2 AND sealed_as <= $3 AND at > $4::timestamptz - interval '1 day'
   AND (action IN ('export', 'sign-in from a new place') OR action = 'add' AND resource = 'api key')
 ORDER BY sealed_as`;

const OWNERS = `
SELECT u.id, u.email FROM membership m JOIN app_user u ON u.id = m.user_id
 WHERE m.organization_id = $1 AND m.role = 'owner' ORDER BY u.id`;
