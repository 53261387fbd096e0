import { type BitSet, emptyBits, setBit } from './bit-set'
import { isMatch, keywordWords } from './match-hotel'
import type { Shelf } from './shelf'

/** The hotels of a shelf in whose names every word of a keyword stands; null where there are no words, which narrows nothing. */
export function matchingPlaces(shelf: Shelf, keyword: string): BitSet | null {
  const words = keywordWords(keyword)
  if (words.length === 0) return null
  return shelf.matches.get(words.join(' '), () => {
    const set = emptyBits(shelf.hotels.length)
    shelf.hotels.forEach(({ hotel }, place) => {
      if (isMatch(hotel.searchText, words)) setBit(set, place, true)
    })
    return set
  })
}
