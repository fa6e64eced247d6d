import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock/index.js';
import { Nights } from '../reminders/index.js';
import { readFigures, type Figures } from './figures.js';

/** How the installation stands, as anybody may know it. */
export interface Standing extends Figures {
  /** Organizations whose night was due half an hour ago and is not planned. */
  readonly nightsOverdue: number;
  readonly readAt: Date;
}

/** The rows are counted at most so often, however many ask. */
const FRESH_MS = 30_000;
const PATIENCE_MS = 30 * 60_000;

/** Reads how the installation stands, once for all who ask at the same time. */
@Injectable()
export class HowItStands {
  private begunAt = -Infinity;
  private latest: Promise<Standing> | null = null;

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
    const figures = await readFigures(this.db, readAt);
    return { ...figures, nightsOverdue: await this.nights.lateSince(new Date(readAt.getTime() - PATIENCE_MS)), readAt };
  }
}
