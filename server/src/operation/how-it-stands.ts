import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock/index.js';
import { Nights } from '../reminders/index.js';
import { readFigures, type Figures } from './figures.js';

/** How the installation stands, as anybody may know it. */
export interface Standing extends Figures {
  /** Organizations whose night has come and is not planned, as of the last ten minutes. */
  readonly nightsDue: number;
  /** Organizations whose night was due half an hour ago and is not planned, as of the last ten minutes. */
  readonly nightsOverdue: number;
  readonly readAt: Date;
}

type NightsUnplanned = Pick<Standing, 'nightsDue' | 'nightsOverdue'>;

/** The rows are counted at most so often, however many ask. */
const FRESH_MS = 30_000;
/** So long a night may be due before it is overdue. */
const PATIENCE_MS = 30 * 60_000;
/**
 * Whose night has come is asked of each organization, and of the sun above it: seldom, since nights are planned every quarter of an
 * hour, and beside whoever asks how it stands, who waits for it only when what is known is older than the second number.
 */
const NIGHTS_FRESH_MS = 5 * 60_000;
const NIGHTS_OLD_MS = 10 * 60_000;

/** Reads how the installation stands, once for all who ask at the same time. */
@Injectable()
export class HowItStands {
  private begunAt = -Infinity;
  private latest: Promise<Standing> | null = null;
  private unplanned: NightsUnplanned = { nightsDue: 0, nightsOverdue: 0 };
  private nightsKnownAt = -Infinity;
  private asking: Promise<void> | null = null;
  private readonly log = new Logger('HowItStands');

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
    return { ...(await readFigures(this.db, readAt)), ...(await this.nightsUnplanned(readAt)), readAt };
  }

  private async nightsUnplanned(now: Date): Promise<NightsUnplanned> {
    const age = performance.now() - this.nightsKnownAt;
    if (age > NIGHTS_FRESH_MS) this.asking ??= this.askNights(now).finally(() => (this.asking = null));
    if (age > NIGHTS_OLD_MS) await this.asking;
    else this.asking?.catch((error: unknown) => this.log.warn(`Whose night has come is not known: ${String(error)}`));
    return this.unplanned;
  }

  private async askNights(now: Date): Promise<void> {
    const begunAt = performance.now();
    const nightsOverdue = await this.nights.lateSince(new Date(now.getTime() - PATIENCE_MS));
    this.unplanned = { nightsDue: await this.nights.lateSince(now), nightsOverdue };
    this.nightsKnownAt = begunAt;
  }
}
