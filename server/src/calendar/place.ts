/** Where an organization is, as far as its holy days are concerned. */
export type Place = {
  timezone: string;
  /** Whether the second days of Yom Tov are not kept. */
  israel: boolean;
  latitude?: number | null;
  longitude?: number | null;
  /** What the congregation has chosen; left out, the customs of the place and the usual opinions. */
  shabbatTimes?: ShabbatTimes | null;
};

/** An opinion on when the stars are out: so many degrees of the sun below the horizon, or minutes after sunset. */
export type Nightfall = 'degrees8_5' | 'degrees7_083' | 'minutes42' | 'minutes50' | 'minutes72';

/** When a congregation begins and ends Shabbat and Yom Tov. Hours are of its own clocks, `HH:MM`. */
export type ShabbatTimes = {
  /** How long before sunset candles are lit; null is the custom of the place. */
  candleMinutes: number | null;
  /** When candles are lit on Fridays whose sunset is later; never before plag hamincha. */
  earlyShabbatAt: string | null;
  nightfall: Nightfall;
  /** What stands for sunset on days on which the sun does not set, or does not rise. */
  eveningWithoutSunset: string | null;
};
