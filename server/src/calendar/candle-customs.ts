import type { Place } from './place.js';

const USUAL = 18;

/** Cities whose own custom is older than the usual one: their middle, and how far they reach, in kilometres. */
const CUSTOMS = [
  { name: 'Jerusalem', latitude: 31.778, longitude: 35.222, reach: 9, minutes: 40 },
  { name: 'Haifa', latitude: 32.8, longitude: 34.99, reach: 7, minutes: 30 },
  { name: "Zikhron Ya'akov", latitude: 32.571, longitude: 34.953, reach: 4, minutes: 30 },
] as const;

const KM_A_DEGREE = 111.2;

/**
 * How many minutes before sunset candles are lit: as the congregation says, else by the custom of the city: 40 in
 * Jerusalem, 30 in Haifa and Zikhron Ya'akov, 18 elsewhere. Source: the printed calendars of Israel, and Hebcal.
 */
export function minutesBeforeSunset(place: Place): number {
  return place.shabbatTimes?.candleMinutes ?? customOf(place);
}

function customOf({ latitude, longitude }: Place): number {
  if (latitude == null || longitude == null) return USUAL;
  const city = CUSTOMS.find((custom) => {
    const north = (latitude - custom.latitude) * KM_A_DEGREE;
    const east = (longitude - custom.longitude) * KM_A_DEGREE * Math.cos((custom.latitude * Math.PI) / 180);
    return Math.hypot(north, east) <= custom.reach;
  });
  return city?.minutes ?? USUAL;
}
