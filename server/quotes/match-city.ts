import type { CityRow } from '../repositories/catalogue-rows'
import { foldText } from './fold-text'

/** How well a city goes with a keyword (small is better), and which of its other names made it so. */
export interface CityMatch {
  readonly distance: number
  readonly matchedName: string | null
}

/** Matches a city by its English, local and other names and its country, whatever their case, accents and spaces; null where nothing fits. */
export function matchCity(city: CityRow, keyword: string): CityMatch | null {
  const wanted = foldText(keyword)
  const named = distanceOf(city.name, wanted)
  if (named !== null) return { distance: named, matchedName: null }
  const others = [city.localName, ...city.otherNames].flatMap((name) => {
    const distance = distanceOf(name, wanted)
    return distance === null ? [] : [{ distance: distance + 0.5, matchedName: name }]
  })
  const best = others.sort((one, other) => one.distance - other.distance)[0]
  if (best) return best
  return distanceOf(city.countryName, wanted) === null ? null : { distance: 9, matchedName: city.countryName }
}

function distanceOf(name: string, wanted: string): number | null {
  const folded = foldText(name)
  if (folded === wanted) return 0
  if (folded.startsWith(wanted)) return 1
  return wanted.length >= 2 && folded.includes(wanted) ? 2 : null
}
