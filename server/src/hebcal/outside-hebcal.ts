import { Inject, Injectable, Logger } from '@nestjs/common';
import { hebcalConversion, hebcalYahrzeits } from '@zikaron/contract';
import { civilParts, type CivilDate } from '../calendar/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import { hebrewDay } from './asked.js';

/** What a form asks about a death. */
interface AskedOfHebcal {
  readonly gregorianDate: CivilDate;
  readonly afterSunset: boolean;
  readonly timezone: string;
  readonly today: CivilDate;
}

/** What the service said: the day of death by its absolute count, and the next observance by its own rules. */
export interface SaidByHebcal {
  readonly day: number;
  readonly next: { readonly date: CivilDate; readonly nth: number | null } | null;
}

const PATIENCE_MS = 2000;
/** Years ahead that are asked for: enough that one day lies ahead whatever month it is. */
const YEARS = '4';

const conversion = hebcalConversion.pick({ hy: true, hm: true, hd: true });
const anniversaries = hebcalYahrzeits.pick({ items: true }).extend({
  items: hebcalYahrzeits.shape.items.element.pick({ date: true, anniversary: true }).array(),
});

/**
 * The Hebcal service at HEBCAL_BASE_URL, for the helper of a form. Whoever runs the installation chooses it, so it may be a
 * neighbour on a private network. No name leaves the house.
 */
@Injectable()
export class OutsideHebcal {
  private readonly log = new Logger('Hebcal');

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'HEBCAL_BASE_URL'>) {}

  /** Null when no service is set, when it fails in any way, and when its time is over: then our own answer stands. */
  async ask(asked: AskedOfHebcal, patienceMs = PATIENCE_MS): Promise<SaidByHebcal | null> {
    const base = this.config.HEBCAL_BASE_URL;
    if (!base) return null;
    try {
      const signal = AbortSignal.timeout(patienceMs);
      const [converted, listed] = await Promise.all([
        answer(base, 'converter', converterQuery(asked), signal),
        answer(base, 'yahrzeit', yahrzeitQuery(asked), signal),
      ]);
      const { hy, hm, hd } = conversion.parse(converted);
      const next = anniversaries.parse(listed).items.find(({ date }) => date >= asked.today);
      return {
        day: hebrewDay(String(hy), hm, String(hd)).abs(),
        next: next ? { date: next.date, nth: next.anniversary ?? null } : null,
      };
    } catch (cause) {
      this.log.debug(`No answer from ${new URL(base).host}: ${String(cause)}`);
      return null;
    }
  }
}

const converterQuery = ({ gregorianDate, afterSunset, timezone }: AskedOfHebcal) => {
  const { year, month, day } = civilParts(gregorianDate);
  return { g2h: '1', gy: `${year}`, gm: `${month}`, gd: `${day}`, gs: afterSunset ? 'on' : 'off', tzid: timezone };
};

const yahrzeitQuery = ({ gregorianDate, afterSunset, timezone }: AskedOfHebcal) => {
  const { year, month, day } = civilParts(gregorianDate);
  const death = { t1: 'Yahrzeit', y1: `${year}`, m1: `${month}`, d1: `${day}`, s1: afterSunset ? 'on' : 'off' };
  return { v: 'yahrzeit', ...death, years: YEARS, tzid: timezone };
};

async function answer(
  base: string,
  call: string,
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<unknown> {
  const url = new URL(`${base.replace(/\/+$/, '')}/${call}`);
  url.search = new URLSearchParams({ cfg: 'json', ...query }).toString();
  const response = await fetch(url, { signal, redirect: 'error', headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  return response.json();
}
