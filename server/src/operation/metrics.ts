import { Inject, Injectable } from '@nestjs/common';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Gauge, Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { CONFIG, VERSION, type Config } from '../platform/config/index.js';
import { figures as ofThisProcess } from '../platform/figures/index.js';
import { HowItStands, type Standing } from './how-it-stands.js';

/** The installation's figures, read from rows, and this process's own, as Prometheus reads them. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly letters = this.gauge('zikaron_letters', 'Letters that are not done, by state', ['state']);
  private readonly work = this.gauge('zikaron_work', 'Work beside letters that waits or is in hand, by kind', ['kind']);
  private readonly workAge = this.gauge('zikaron_work_age_seconds', 'How long the oldest of it has been waiting', [
    'kind',
  ]);
  private readonly ours: Record<Exclude<keyof Standing, 'letters' | 'work' | 'readAt'>, Gauge> = {
    queueAgeSeconds: this.gauge('zikaron_queue_age_seconds', 'How long the oldest due letter has been waiting'),
    nightSeconds: this.gauge('zikaron_night_duration_seconds', 'How long the planning of the latest night took'),
    nightsDue: this.gauge('zikaron_nights_due', 'Organizations whose night has come and is not planned'),
    nightsOverdue: this.gauge(
      'zikaron_nights_overdue',
      'Organizations whose night was due half an hour ago and is not planned',
    ),
    relayAwaySeconds: this.gauge('zikaron_relay_away_seconds', 'How long the relay has not been answering'),
    backupAgeSeconds: this.gauge('zikaron_backup_age_seconds', 'How old the newest backup is; +Inf: there is none'),
    drillAgeSeconds: this.gauge(
      'zikaron_backup_drill_age_seconds',
      'How long ago a backup was last read back; +Inf: never',
    ),
    organizations: this.gauge('zikaron_organizations', 'Organizations'),
    suspended: this.gauge('zikaron_organizations_suspended', 'Organizations that an operator has shut'),
  };
  private readonly pool = this.gauge('zikaron_database_connections', 'Of the pool of this process, by use', ['use']);

  constructor(
    private readonly db: DataSource,
    private readonly stands: HowItStands,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.gauge('zikaron_build_info', 'The version that runs; always 1', ['version']).set({ version: VERSION }, 1);
  }

  /** Whether this Authorization header shows METRICS_TOKEN; without a token in the configuration none does. */
  mayRead(authorization = ''): boolean {
    const { METRICS_TOKEN } = this.config;
    return METRICS_TOKEN !== undefined && isSame(authorization, `Bearer ${METRICS_TOKEN}`);
  }

  /** In Prometheus' text format. */
  async read(): Promise<string> {
    const { letters, work, readAt: _, ...others } = await this.stands.now();
    for (const [state, count] of Object.entries(letters)) this.letters.set({ state }, count);
    for (const [kind, { pieces, ageSeconds }] of Object.entries(work)) {
      this.work.set({ kind }, pieces);
      this.workAge.set({ kind }, ageSeconds);
    }
    for (const [name, value] of Object.entries(others)) this.tell(this.ours[name as keyof typeof others], value);
    this.countConnections();
    return Registry.merge([this.registry, ofThisProcess]).metrics();
  }

  /** What never was has no figure where it is not meant to be, and no end where it is. */
  private tell(gauge: Gauge, value: number | null): void {
    if (value === null && !this.config.BACKUP_TO) gauge.remove();
    else gauge.set(value ?? Infinity);
  }

  private countConnections(): void {
    const { master } = this.db.driver as unknown as {
      master: Record<'totalCount' | 'idleCount' | 'waitingCount', number>;
    };
    this.pool.set({ use: 'open' }, master.totalCount);
    this.pool.set({ use: 'idle' }, master.idleCount);
    this.pool.set({ use: 'wanted' }, master.waitingCount);
  }

  private gauge(name: string, help: string, labelNames: string[] = []): Gauge {
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }
}

/** Compared by digest, in constant time. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
