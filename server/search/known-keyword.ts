import { matchingPlaces } from './matching-places'
import { mendedKeyword } from './mended-keyword'
import type { Shelf } from './shelf'

/** What to look for on a shelf instead of a keyword that no hotel there is called by; null where the keyword is fine or can't be mended. */
export function knownKeyword(shelf: Shelf, keyword: string): string | null {
  if (isFound(shelf, keyword)) return null
  return shelf.mended.get(keyword, () => {
    const mended = mendedKeyword(keyword, shelf.vocabulary(), (word) => isFound(shelf, word))
    return mended !== null && isFound(shelf, mended) ? mended : null
  })
}

function isFound(shelf: Shelf, keyword: string): boolean {
  const places = matchingPlaces(shelf, keyword)
  return places === null || places.some((word) => word !== 0)
}
