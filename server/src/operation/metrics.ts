import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { VERSION } from '../platform/config/index.js';
import { Clock } from '../platform/clock/index.js';
import { readFigures, type Figures } from './figures.js';

/**
 * The installation's figures and this process's own, as Prometheus reads them. What letters do is read from their rows at
 * the moment of asking: it is the same whichever process answers, and survives all of them.
 */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly letters = this.gauge('zikaron_letters', 'Letters that are not done, by state', ['state']);
  private readonly ours: Record<Exclude<keyof Figures, 'letters'>, Gauge> = {
    planned: this.gauge('zikaron_letters_planned_total', 'Letters that nights and runs have planned'),
    sent: this.gauge('zikaron_letters_sent_total', 'Letters that our relay took'),
    queueAgeSeconds: this.gauge('zikaron_queue_age_seconds', 'How long the oldest due letter has been waiting'),
    nightSeconds: this.gauge('zikaron_night_duration_seconds', 'How long the planning of the latest night took'),
    organizations: this.gauge('zikaron_organizations', 'Organizations'),
  };

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {
    collectDefaultMetrics({ register: this.registry });
    this.gauge('zikaron_build_info', 'The version that runs; always 1', ['version']).set({ version: VERSION }, 1);
  }

  /** In Prometheus' text format. */
  async read(): Promise<string> {
    const { letters, ...others } = await readFigures(this.db, this.clock.now());
    for (const [state, count] of Object.entries(letters)) this.letters.set({ state }, count);
    for (const [name, value] of Object.entries(others)) this.ours[name as keyof typeof others].set(value);
    return this.registry.metrics();
  }

  private gauge(name: string, help: string, labelNames: string[] = []): Gauge {
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }
}
