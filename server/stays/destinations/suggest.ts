import type { Suggestion, SuggestionGroup, SuggestionKind } from '@/contract/suggest'
import type { Catalogue } from '../catalogue/catalogue'
import { districtPath } from '../quote/hotel-card'
import { keywordTokens, matchedName } from '../search/hotel-names'
import type { FoundNames, NamedHotel } from '../search/name-index'
import type { CityRow } from '../repository/catalogue'
import type { AreaRow, LandmarkRow } from './repository'
import { distanceMetres, type Point } from '@/domain/stays/location'
import { findCities, type FoundCity } from './find-cities'
import { foldPlaceName } from '../names/place-names'
import type { CityThing, PlaceBook } from './place-book'
import type { NameHit, NameMatch, PlaceIndex } from './place-index'

const MOST_HOTELS = 5

/** Suggestions of the hotels found for a text; those found for a corrected text carry a reason. */
export function suggestedHotels(found: FoundNames, catalogue: Catalogue, text: string): Suggestion[] {
  const { hotels, correctedKeyword } = found
  return hotels.slice(0, MOST_HOTELS).map((hotel) => {
    const suggested = suggestedHotel(hotel, catalogue, correctedKeyword ?? text)
    return correctedKeyword === null ? suggested : { ...suggested, reason: `Did you mean ${hotel.name}?` }
  })
}

/** Suggestion of a hotel, with the other name that matched the text. */
function suggestedHotel(hotel: NamedHotel, { cityById }: Catalogue, text: string): Suggestion {
  const { id, cityId, name, district, lat, lng } = hotel
  const cityName = cityById.get(cityId)?.name ?? ''
  const other = matchedName(hotel, keywordTokens(text))
  return {
    kind: 'hotel',
    value: id,
    label: name,
    showLabel: districtPath(cityName, district),
    cityId,
    hotelId: id,
    skuId: null,
    lat,
    lng,
    matchedName: other,
    reason: other === null ? `In ${cityName}` : `Also known as ${other}`,
    hotelCount: null,
  }
}

const MOST_OF_A_KIND = 5

/** The text, a position, the day on which vouchers must be valid, and the hotels found for the text. */
interface SuggestRequest {
  readonly keyword: string
  readonly near: Point | null
  readonly today: string
  readonly hotels: readonly Suggestion[]
}

/** The groups found, and whether all of them are guesses. */
interface Suggested {
  readonly groups: SuggestionGroup[]
  readonly isGuess: boolean
}

const kinds: readonly SuggestionKind[] = ['city', 'area', 'landmark', 'hotel', 'coupon']

/** Returns suggestions for a text, grouped by kind, best first, without empty groups. Tolerates typos where nothing matches the text as typed. */
export function suggestFor(book: PlaceBook, request: SuggestRequest): Suggested {
  const { keyword, near, hotels } = request
  const { list: cities } = findCities(book, keyword, near)
  const found: Record<SuggestionKind, readonly Suggestion[]> = {
    city: suggestedCities(cities),
    ...suggestedParts(book, foldPlaceName(keyword), near),
    hotel: hotels,
    coupon: suggestedCoupons(book, request),
  }
  const isKnown = cities.some(({ isMistyped }) => !isMistyped)
  const isGuess = !isKnown && kinds.every((kind) => kind === 'city' || found[kind].length === 0)
  const groups = isGuess ? { ...found, ...mistypedParts(book, foldPlaceName(keyword), near) } : found
  return { groups: kinds.flatMap((kind) => groupOf(kind, groups[kind])), isGuess }
}

function groupOf(kind: SuggestionKind, found: readonly Suggestion[]): SuggestionGroup[] {
  return found.length > 0 ? [{ kind, list: found.slice(0, MOST_OF_A_KIND) }] : []
}

/** Areas and landmarks that match a folded text. */
function suggestedParts({ areas, landmarks }: PlaceBook, wanted: string, near: Point | null) {
  return partsOf(best(areas.find(wanted), near), best(landmarks.find(wanted), near))
}

/** Areas and landmarks that match a folded text with typos. */
function mistypedParts({ areas, landmarks }: PlaceBook, wanted: string, near: Point | null) {
  const guessed = <Row>(index: PlaceIndex<CityThing<Row>>) => {
    const things = index.findMistyped(wanted, ['names', 'starts', 'tokens'])
    return best(
      things.map((thing) => ({ thing, match: { tier: 0, shown: null } })),
      near,
    )
  }
  const { area, landmark } = partsOf(guessed(areas), guessed(landmarks))
  const named = (found: Suggestion): Suggestion => ({
    ...found,
    matchedName: null,
    reason: `Did you mean ${found.label}?`,
  })
  return { area: area.map(named), landmark: landmark.map(named) }
}

type Hits<Row> = readonly NameHit<CityThing<Row>>[]

function partsOf(areas: Hits<AreaRow>, landmarks: Hits<LandmarkRow>) {
  return {
    area: areas.map(({ thing: { row, city }, match }) => ({
      ...part('area', row, city, match),
      value: row.name,
      hotelCount: row.hotelCount,
    })),
    landmark: landmarks.map(({ thing: { row, city }, match }) => ({
      ...part('landmark', row, city, match),
      value: row.id,
    })),
  }
}

function suggestedCoupons({ coupons }: PlaceBook, { keyword, today }: SuggestRequest): Suggestion[] {
  const valid = coupons.find(foldPlaceName(keyword)).filter(({ thing: { validUntil } }) => validUntil >= today)
  return best(valid, null).map(({ thing: { id, hotelId, name, city } }) => ({
    ...blank('coupon', name, city),
    value: id,
    hotelId,
    skuId: id,
    reason: `In ${city.name}`,
  }))
}

function suggestedCities(list: readonly FoundCity[]): Suggestion[] {
  const found = new Map<string, Suggestion>()
  for (const { place, city, matchedName: cityMatch, reason, isPart } of list) {
    if (isPart || found.has(place.id)) continue
    found.set(place.id, {
      kind: 'city',
      value: place.city?.id ?? place.id,
      label: place.name,
      showLabel: place.showLabel,
      cityId: city.id,
      hotelId: null,
      skuId: null,
      lat: place.point?.lat ?? null,
      lng: place.point?.lng ?? null,
      matchedName: cityMatch,
      reason,
      hotelCount: place.city?.hotelCount ?? 0,
    })
  }
  return [...found.values()]
}

function best<Thing extends { readonly city: CityRow }>(hits: readonly NameHit<Thing>[], near: Point | null) {
  const metres = ({ city }: Thing) => (near ? distanceMetres(near, city) : 0)
  return hits
    .toSorted((one, other) => one.match.tier - other.match.tier || metres(one.thing) - metres(other.thing))
    .slice(0, MOST_OF_A_KIND)
}

function part(
  kind: SuggestionKind,
  { name, lat, lng }: { name: string; lat: number; lng: number },
  city: CityRow,
  { shown }: NameMatch,
): Suggestion {
  const reason = shown === null ? `In ${city.name}` : `Also known as ${shown}`
  return { ...blank(kind, name, city), lat, lng, matchedName: shown, reason }
}

function blank(kind: SuggestionKind, label: string, city: CityRow): Suggestion {
  return {
    kind,
    value: '',
    label,
    showLabel: `${city.name} · ${label}`,
    cityId: city.id,
    hotelId: null,
    skuId: null,
    lat: null,
    lng: null,
    matchedName: null,
    reason: null,
    hotelCount: null,
  }
}
