import type { NearbyPlace } from '../../kernel/database/schema/catalogue-json'
import type { CitySeed } from '../data/city-seed'
import { distanceMetres, type Point } from '@/domain/stays/location'

/** Landmarks of the city around a point, the nearest first, at most five. */
export function nearbyPlaces(city: CitySeed, point: Point): NearbyPlace[] {
  return city.landmarks
    .map(([name, kind, lat, lng]) => ({ name, kind, metres: distanceMetres(point, { lat, lng }), lat, lng }))
    .sort((one, other) => one.metres - other.metres)
    .slice(0, 5)
}

/** How far a place is, said as people say it: "a six-minute walk", "a short ride". */
export function walkText(metres: number): string {
  const minutes = Math.max(2, Math.round(metres / 80))
  if (minutes <= 25) return `a walk of ${minutes} minutes`
  return metres < 8000 ? 'a short ride' : `about ${Math.round(metres / 1000)} km`
}
