const EARTH_RADIUS_METRES = 6_371_000

/** A point on the Earth in degrees. */
export interface Point {
  readonly lat: number
  readonly lng: number
}

/** Distance of two points as the crow flies (haversine), in whole metres. */
export function distanceMetres(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const latStep = Math.sin(radians(other.lat - one.lat) / 2) ** 2
  const lngStep = Math.sin(radians(other.lng - one.lng) / 2) ** 2
  const part = latStep + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * lngStep
  return Math.round(2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(part)))
}
