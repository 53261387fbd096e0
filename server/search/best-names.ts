import type { NameQuery } from '../repositories/hotel-names'
import { placesIn } from './bit-set'
import type { Shelf, ShelvedHotel } from './shelf'

/** The best matches for a name on some shelves: called just so, then those one of whose names begins so, then all others, each by rank (as readHotelsByName answers from the database). */
export function bestNames(shelves: readonly Shelf[], { words, whole, most, limit }: NameQuery): ShelvedHotel[] {
  const found = shelves.flatMap(({ hotels, names }) => {
    const places = firstOf(placesIn(names.find(words)), most)
    return places.flatMap((place) => hotels[place] ?? [])
  })
  return found
    .toSorted(byRank)
    .slice(0, most)
    .map((shelved) => ({ shelved, distance: distanceOf(shelved, whole) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, limit)
    .map(({ shelved }) => shelved)
}

function byRank({ hotel: one }: ShelvedHotel, { hotel: other }: ShelvedHotel): number {
  return one.rank - other.rank || (one.id < other.id ? -1 : 1)
}

function firstOf(places: Iterable<number>, count: number): number[] {
  const first: number[] = []
  for (const place of places) if (first.push(place) === count) break
  return first
}

/** 0 where a hotel is called just so, 1 where one of its names begins so, 2 elsewhere. */
function distanceOf({ hotel }: ShelvedHotel, whole: string): number {
  const names = `|${hotel.searchText}|`
  return names.includes(`|${whole}|`) ? 0 : names.includes(`|${whole}`) ? 1 : 2
}
