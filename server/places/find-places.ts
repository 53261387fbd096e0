import { distanceMetres, type Point } from '@/domain/stays/location'
import type { BookPlace, PlaceBook } from './place-book'
import type { NameMatch } from './place-index'

/** A place that a text may mean; errors is 0 where it was typed right, else the likelier the smaller. */
export interface PlaceHit {
  readonly place: BookPlace
  readonly match: NameMatch
  readonly errors: number
}

/** From this tier on a match is a mere guess. */
const GUESS_TIER = 2.9

const kindOrder = { city: 0, province: 1, country: 2, district: 3 } as const

/** The places that a folded text may mean, the likeliest first: by match, hotels, nearness where a position is given, kind and people. Typing errors are forgiven only where no place with hotels goes by the text as it stands. */
export function findPlaces(book: PlaceBook, wanted: string, near: Point | null): PlaceHit[] {
  if (wanted === '') return []
  const hits: PlaceHit[] = book.places.find(wanted).map(({ thing: place, match }) => ({ place, match, errors: 0 }))
  const isSure = hits.some(({ place, match }) => match.tier < 1 || (place.city !== null && match.tier < GUESS_TIER))
  if (!isSure) hits.push(...mistyped(book, wanted))
  return hits.toSorted(
    (one, other) =>
      one.match.tier - other.match.tier ||
      one.errors - other.errors ||
      Number(other.place.city !== null) - Number(one.place.city !== null) ||
      metresOf(one, near) - metresOf(other, near) ||
      kindOrder[one.place.kind] - kindOrder[other.place.kind] ||
      (other.place.city?.hotelCount ?? 0) - (one.place.city?.hotelCount ?? 0) ||
      other.place.population - one.place.population,
  )
}

const metresOf = ({ place }: PlaceHit, near: Point | null) =>
  near && place.point ? Math.round(distanceMetres(near, place.point) / 50_000) : 0

/** Cities with hotels and the countries and provinces around them, by names that were typed nearly right. */
function mistyped({ mendable }: PlaceBook, wanted: string): PlaceHit[] {
  const places = mendable.findMistyped(wanted, ['names'])
  return places.map((place, at) => ({ place, match: { tier: GUESS_TIER, shown: null }, errors: at + 1 }))
}
