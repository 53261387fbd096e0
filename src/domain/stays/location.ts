import type { DestinationOption } from '@/contract/destination'

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

/** The traveler's location as far as a picker knows it; nothing is requested before a tap. */
export type LocationState =
  | { readonly status: 'unasked' }
  | { readonly status: 'locating' }
  | {
      readonly status: 'found'
      readonly option: DestinationOption
      readonly placeName: string | null
      readonly distanceMetres: number | null
    }
  | { readonly status: 'failed' }

/** A way in metres as it is shown: "350 m", "1.2 km", "14 km". */
export function distanceText(metres: number): string {
  if (metres < 1000) return `${Math.round(metres / 10) * 10} m`
  const kilometres = metres / 1000
  return kilometres < 10 ? `${Math.round(kilometres * 10) / 10} km` : `${Math.round(kilometres)} km`
}

/** A position this near to the middle of a city is in it. */
const IN_CITY_METRES = 30_000

/** Text below the city found for a position: that it is here, or how far it is from the place around; distance in metres. */
export function locationText(cityName: string, placeName: string | null, metres: number | null): string {
  if (metres === null || metres <= IN_CITY_METRES) return 'You are here'
  const away = `${cityName} is ${distanceText(metres)} away`
  return placeName === null
    ? `Nearest city with stays, ${distanceText(metres)} away`
    : `You are near ${placeName}. ${away}`
}
