import { distanceMetres, type Point } from '@/domain/stays/location'
import { type BookPlace, type PlaceBook, placePath } from './place-book'
import type { NameMatch } from './place-index'
import type { CityRow } from '../repository/catalogue'
import { foldPlaceName, isLatin } from '../names/place-names'

/** A place that a text may mean. `errors` is 0 where it was typed correctly; otherwise lower is more likely. */
interface PlaceHit {
  readonly place: BookPlace
  readonly match: NameMatch
  readonly errors: number
}

/** Matches from this tier on are guesses. */
const GUESS_TIER = 2.9

const kindOrder = { city: 0, province: 1, country: 2, district: 3 } as const

/** Returns the places that a folded text may mean, most likely first: by match, hotels, distance from a position, kind and population. Tolerates typos only where no place with hotels matches the text as typed. */
function findPlaces(book: PlaceBook, wanted: string, near: Point | null): PlaceHit[] {
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

/** Cities with hotels, and the countries and provinces around them, by names with typos. */
function mistyped({ correctable }: PlaceBook, wanted: string): PlaceHit[] {
  const places = correctable.findMistyped(wanted, ['names'])
  return places.map((place, at) => ({ place, match: { tier: GUESS_TIER, shown: null }, errors: at + 1 }))
}

/** A position further than this from a city's center is not named after it. */
const AROUND_METRES = 60_000
/** One degree of latitude is never less than this. */
const METRES_PER_DEGREE = 110_000

/** Returns the known city nearest to a point, if it is near enough to name the point after it. */
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

/** A city to search for a text, the place that was meant, and the reason. The place differs from the city where it has no hotels of its own or is a part of the city. */
export interface FoundCity {
  readonly place: BookPlace
  readonly city: CityRow
  readonly matchedName: string | null
  readonly reason: string | null
  /** Whether an area or landmark of the city was meant, not the city. */
  readonly isPart: boolean
  /** Whether it matches the text only with a typo. */
  readonly isMistyped: boolean
}

/** The cities found, and the first place that was meant but has no hotels within reach. */
interface FoundCities {
  readonly list: readonly FoundCity[]
  readonly unservedPlace: string | null
}

/** Hotels further away than this are not suggested for a place. */
const REACH_METRES = 300_000
/** Number of places without hotels that are suggested, each with the nearest city that has some. */
const MOST_UNSERVED = 3
/** Below these tiers a text is a whole name, the beginning of a name, or at least the beginning of a word or initials. */
const WHOLE_TIER = 0.5
const BEGINNING_TIER = 1.5
const SOMEWHERE_TIER = 3
/** Regions and parts of cities match by their whole name or by this many first letters of it. */
const LATIN_BEGINNING = 3
const CHINESE_BEGINNING = 2

/** Finds cities with hotels for a text: by their own names, by a region around them, by a part of them, or as the nearest to a place without hotels. */
export function findCities(book: PlaceBook, keyword: string, near: Point | null = null): FoundCities {
  const wanted = foldPlaceName(keyword)
  const hits = findPlaces(book, wanted, near)
  const servedBySure = hits.flatMap((hit) => (hit.match.tier < SOMEWHERE_TIER ? servedBy(book, hit, wanted) : []))
  const unservedTier = servedBySure.length > 0 ? WHOLE_TIER : BEGINNING_TIER
  const list: FoundCity[] = []
  let unservedPlace: string | null = null
  let unserved = 0
  for (const hit of hits) {
    const served = servedBy(book, hit, wanted)
    list.push(...served)
    const isMeant = hit.errors === 0 && hit.match.tier < unservedTier && hit.place.parent?.city == null
    if (served.length > 0 || !isMeant || unserved >= MOST_UNSERVED) continue
    unserved += 1
    const nearest = hit.place.point ? nearestCity(book, hit.place.point) : null
    if (nearest && nearest.metres <= REACH_METRES) list.push(nearby(hit, nearest))
    else unservedPlace ??= hit.place.showLabel
  }
  list.push(...byParts(book, wanted))
  return { list, unservedPlace: list.length > 0 ? null : unservedPlace }
}

/** Returns the city with hotels whose center is nearest to a point; null where there is none. */
export function nearestCity(book: PlaceBook, point: Point): { place: BookPlace; city: CityRow; metres: number } | null {
  let nearest: { place: BookPlace; city: CityRow; metres: number } | null = null
  for (const place of book.cityPlaces) {
    if (!place.city) continue
    const metres = distanceMetres(point, place.city)
    if (nearest === null || metres < nearest.metres) nearest = { place, city: place.city, metres }
  }
  return nearest
}

function servedBy(book: PlaceBook, { place, match, errors }: PlaceHit, wanted: string): FoundCity[] {
  const matchedName = match.shown
  if (place.city) {
    const known = matchedName === null ? null : `Also known as ${matchedName}`
    return [
      {
        place,
        city: place.city,
        matchedName,
        reason: errors > 0 ? `Did you mean ${place.name}?` : known,
        isPart: false,
        isMistyped: errors > 0,
      },
    ]
  }
  if (errors === 0 && !isBegun(match, wanted)) return []
  if (place.kind === 'district') {
    const parent = place.parent
    if (!parent?.city) return []
    const reason = `${place.name} is in ${parent.name}`
    return [{ place: parent, city: parent.city, matchedName, reason, isPart: false, isMistyped: errors > 0 }]
  }
  const reason = errors > 0 ? `Did you mean ${place.name}?` : `In ${place.name}`
  return book.cityPlaces.flatMap((one) =>
    one.city && placePath(one).includes(place)
      ? [{ place: one, city: one.city, matchedName, reason, isPart: false, isMistyped: errors > 0 }]
      : [],
  )
}

function nearby({ place, match }: PlaceHit, { city, metres }: { city: CityRow; metres: number }): FoundCity {
  const reason = `No stays in ${place.name} yet. ${city.name} is ${Math.max(1, Math.round(metres / 1000))} km away`
  return { place, city, matchedName: match.shown, reason, isPart: false, isMistyped: false }
}

/** Cities of areas and landmarks that match the text. */
function byParts({ areas, landmarks, cityPlaces }: PlaceBook, wanted: string): FoundCity[] {
  if (wanted === '') return []
  const placeOf = new Map(cityPlaces.map((place) => [place.city, place]))
  return [...areas.find(wanted), ...landmarks.find(wanted)].flatMap(({ thing: { row, city }, match }) => {
    const place = placeOf.get(city)
    if (!place || !isBegun(match, wanted)) return []
    const reason = `${row.name} is in ${city.name}`
    return [{ place, city, matchedName: match.shown, reason, isPart: true, isMistyped: false }]
  })
}

function isBegun({ tier }: NameMatch, wanted: string): boolean {
  if (tier < WHOLE_TIER) return true
  return tier < BEGINNING_TIER && wanted.length >= (isLatin(wanted) ? LATIN_BEGINNING : CHINESE_BEGINNING)
}
