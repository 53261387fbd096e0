import type { NameQuery } from '../repositories/hotel-names'
import { placesIn } from './bit-set'
import type { Shelf, ShelvedHotel } from './shelf'

/** The best matches for a name on some shelves: called just so, then those one of whose names begins so, then all others, each by rank (as readHotelsByName answers from the database). */
export function bestNames(shelves: readonly Shelf[], { words, whole, most, limit }: NameQuery): ShelvedHotel[] {
  return firstByRank(
    shelves.map((shelf) => found(shelf, words)),
    most,
  )
    .map((shelved) => ({ shelved, distance: distanceOf(shelved, whole) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, limit)
    .map(({ shelved }) => shelved)
}

function* found({ hotels, names }: Shelf, words: readonly string[]): Generator<ShelvedHotel, void> {
  for (const place of placesIn(names.find(words))) {
    const shelved = hotels[place]
    if (shelved) yield shelved
  }
}

/** The first so many hotels of some rows, each of which is by rank; no row is read further than that. */
function firstByRank(rows: readonly Iterator<ShelvedHotel, void>[], count: number): ShelvedHotel[] {
  const heads = rows.flatMap((row) => {
    const { value } = row.next()
    return value ? [{ value, row }] : []
  })
  const first: ShelvedHotel[] = []
  while (first.length < count && heads.length > 0) {
    let least = 0
    for (let at = 1; at < heads.length; at++) if (isBefore(heads[at]?.value, heads[least]?.value)) least = at
    const head = heads[least]
    if (!head) break
    first.push(head.value)
    const { value } = head.row.next()
    if (value) head.value = value
    else heads.splice(least, 1)
  }
  return first
}

function isBefore(one: ShelvedHotel | undefined, other: ShelvedHotel | undefined): boolean {
  if (!one || !other) return false
  const ranks = one.hotel.rank - other.hotel.rank
  return ranks < 0 || (ranks === 0 && one.hotel.id < other.hotel.id)
}

/** 0 where a hotel is called just so, 1 where one of its names begins so, 2 elsewhere. */
function distanceOf({ hotel }: ShelvedHotel, whole: string): number {
  const names = `|${hotel.searchText}|`
  return names.includes(`|${whole}|`) ? 0 : names.includes(`|${whole}`) ? 1 : 2
}
