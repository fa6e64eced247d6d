import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock/index.js';
import { Nights } from '../reminders/index.js';
import { readFigures, type Figures } from './figures.js';

/** How the installation stands, as anybody may know it. */
export interface Standing extends Figures {
  /** Organizations whose night was due half an hour ago and is not planned, as of the last five minutes. */
  readonly nightsOverdue: number;
  readonly readAt: Date;
}

/** The rows are counted at most so often, however many ask. */
const FRESH_MS = 30_000;
/** So long a night may be due before it is overdue. */
const PATIENCE_MS = 30 * 60_000;
/** Who is overdue is asked of each organization, and of the sun above it: seldom, since it is late by half an hour anyway. */
const NIGHTS_FRESH_MS = 5 * 60_000;

/** Reads how the installation stands, once for all who ask at the same time. */
@Injectable()
export class HowItStands {
  private begunAt = -Infinity;
  private latest: Promise<Standing> | null = null;
  private overdue = { count: 0, askedAt: -Infinity };

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly nights: Nights,
  ) {}

  /** At most half a minute old. What fails is asked anew by the next. */
  now(): Promise<Standing> {
    const passed = performance.now() - this.begunAt;
    if (this.latest && passed <= FRESH_MS) return this.latest;
    this.begunAt = performance.now();
    const latest = this.read();
    this.latest = latest;
    latest.catch(() => (this.latest = null));
    return latest;
  }

  private async read(): Promise<Standing> {
    const readAt = this.clock.now();
    return { ...(await readFigures(this.db, readAt)), nightsOverdue: await this.nightsOverdue(readAt), readAt };
  }

  private async nightsOverdue(now: Date): Promise<number> {
    if (performance.now() - this.overdue.askedAt > NIGHTS_FRESH_MS) {
      const count = await this.nights.lateSince(new Date(now.getTime() - PATIENCE_MS));
      this.overdue = { count, askedAt: performance.now() };
    }
    return this.overdue.count;
  }
}
