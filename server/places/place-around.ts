import { distanceMetres, type Point } from '@/domain/stays/location'
import type { BookPlace, PlaceBook } from './place-book'

/** A city's middle further away than this does not name where somebody is. */
const AROUND_METRES = 60_000
/** One degree of latitude is never less than this. */
const METRES_PER_DEGREE = 110_000

/** The known city nearest to a point, if it is near enough to name the point by. */
export function placeAround({ places }: PlaceBook, point: Point): BookPlace | null {
  let best: { place: BookPlace; metres: number } | null = null
  for (const place of places.things) {
    if (place.kind !== 'city' || place.point === null) continue
    if (Math.abs(place.point.lat - point.lat) * METRES_PER_DEGREE > AROUND_METRES) continue
    const metres = distanceMetres(point, place.point)
    if (metres <= AROUND_METRES && (best === null || metres < best.metres)) best = { place, metres }
  }
  return best?.place ?? null
}
