import lines from '@hebcal/core/dist/esm/cities.json';

/** A city whose candle times are known by its place. */
export type City = {
  readonly name: string;
  /** ISO 3166, two letters. */
  readonly country: string;
  readonly timezone: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Whether Yom Tov has one day. */
  readonly israel: boolean;
};

/** Hebcal's sixty-five "classic" cities, by name; it keeps each as `name|country|latitude|longitude|zone|elevation`. */
export const CITIES: readonly City[] = lines.map((line) => {
  const [name = '', country = '', latitude = '', longitude = '', timezone = ''] = line.split('|');
  return {
    ...{ name, country, timezone },
    ...{ latitude: Number(latitude), longitude: Number(longitude), israel: country === 'IL' },
  };
});
