import { Inject, Injectable } from '@nestjs/common';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Gauge, Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock/index.js';
import { CONFIG, VERSION, type Config } from '../platform/config/index.js';
import { figures as ofThisProcess } from '../platform/figures/index.js';
import { readFigures, type Figures } from './figures.js';

/** The rows are counted at most so often, however many ask. */
const FRESH_MS = 30_000;

/** The installation's figures, read from rows, and this process's own, as Prometheus reads them. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly letters = this.gauge('zikaron_letters', 'Letters that are not done, by state', ['state']);
  private readonly ours: Record<Exclude<keyof Figures, 'letters'>, Gauge> = {
    queueAgeSeconds: this.gauge('zikaron_queue_age_seconds', 'How long the oldest due letter has been waiting'),
    nightSeconds: this.gauge('zikaron_night_duration_seconds', 'How long the planning of the latest night took'),
    relayAwaySeconds: this.gauge('zikaron_relay_away_seconds', 'How long the relay has not been answering'),
    organizations: this.gauge('zikaron_organizations', 'Organizations'),
    suspended: this.gauge('zikaron_organizations_suspended', 'Organizations that an operator has shut'),
  };
  private readonly pool = this.gauge('zikaron_database_connections', 'Of the pool of this process, by use', ['use']);
  private readAt = -Infinity;
  private reading: Promise<void> | null = null;

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
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
    if (performance.now() - this.readAt > FRESH_MS) await (this.reading ??= this.count());
    this.countConnections();
    return Registry.merge([this.registry, ofThisProcess]).metrics();
  }

  private async count(): Promise<void> {
    try {
      const { letters, ...others } = await readFigures(this.db, this.clock.now());
      for (const [state, count] of Object.entries(letters)) this.letters.set({ state }, count);
      for (const [name, value] of Object.entries(others)) this.ours[name as keyof typeof others].set(value);
      this.readAt = performance.now();
    } finally {
      this.reading = null;
    }
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
