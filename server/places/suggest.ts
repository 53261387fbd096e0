import type { Suggestion, SuggestionGroup, SuggestionKind } from '@/contract/suggest'
import type { CityRow } from '../repositories/catalogue-rows'
import { distanceMetres, type Point } from '@/domain/stays/location'
import { findCities, type FoundCity } from './find-cities'
import { foldPlaceName } from './fold-place-name'
import { matchPlaceName, type NameMatch } from './match-place-name'
import { mendedText } from './mended-text'
import type { PlaceBook } from './place-book'
import type { NameKeys } from './place-name-keys'

const MOST_OF_A_KIND = 5

/** What is asked: the text, from where, the day on which vouchers must still be good, and the hotels found for the text. */
export interface SuggestQuestion {
  readonly keyword: string
  readonly near: Point | null
  readonly today: string
  readonly hotels: readonly Suggestion[]
}

/** What was found, and whether nothing of it goes by the text as it stands. */
export interface Suggested {
  readonly groups: SuggestionGroup[]
  readonly isGuess: boolean
}

const kinds: readonly SuggestionKind[] = ['city', 'area', 'landmark', 'hotel', 'coupon']

/** Suggestions for a text, grouped by kind, the best first, without empty groups; typing errors are forgiven where nothing goes by the text as it stands. */
export function suggestFor(book: PlaceBook, question: SuggestQuestion): Suggested {
  const { keyword, near, hotels } = question
  const { list: cities } = findCities(book, keyword, near)
  const found: Record<SuggestionKind, readonly Suggestion[]> = {
    city: suggestedCities(cities),
    ...suggestedParts(book, foldPlaceName(keyword), near),
    hotel: hotels,
    coupon: suggestedCoupons(book, question),
  }
  const isKnown = cities.some(({ isMistyped }) => !isMistyped)
  const isGuess = !isKnown && kinds.every((kind) => kind === 'city' || found[kind].length === 0)
  const mended = isGuess ? mendedText(book.words, keyword) : null
  const groups = mended === null ? found : { ...found, ...mistypedParts(book, foldPlaceName(mended), near) }
  return { groups: kinds.flatMap((kind) => groupOf(kind, groups[kind])), isGuess }
}

function groupOf(kind: SuggestionKind, found: readonly Suggestion[]): SuggestionGroup[] {
  return found.length > 0 ? [{ kind, list: found.slice(0, MOST_OF_A_KIND) }] : []
}

/** Areas and landmarks that go by a folded text. */
function suggestedParts({ areas, landmarks }: PlaceBook, wanted: string, near: Point | null) {
  return {
    area: best(areas, wanted, near).map(({ thing: { row, city }, match }) => ({
      ...part('area', row, city, match),
      value: row.name,
      hotelCount: row.hotelCount,
    })),
    landmark: best(landmarks, wanted, near).map(({ thing: { row, city }, match }) => ({
      ...part('landmark', row, city, match),
      value: row.id,
    })),
  }
}

/** The same for a text that was mended. */
function mistypedParts(book: PlaceBook, mended: string, near: Point | null) {
  const { area, landmark } = suggestedParts(book, mended, near)
  const asked = (found: Suggestion): Suggestion => ({ ...found, reason: `Did you mean ${found.label}?` })
  return { area: area.map(asked), landmark: landmark.map(asked) }
}

function suggestedCoupons({ coupons }: PlaceBook, { keyword, today }: SuggestQuestion): Suggestion[] {
  const valid = coupons.filter(({ validUntil }) => validUntil >= today)
  return best(valid, foldPlaceName(keyword), null).map(({ thing: { id, hotelId, name, city } }) => ({
    ...blank('coupon', name, city),
    value: id,
    hotelId,
    skuId: id,
    reason: `In ${city.name}`,
  }))
}

function suggestedCities(list: readonly FoundCity[]): Suggestion[] {
  const found = new Map<string, Suggestion>()
  for (const { place, city, matchedName, reason, isPart } of list) {
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
      matchedName,
      reason,
      hotelCount: place.city?.hotelCount ?? 0,
    })
  }
  return [...found.values()]
}

interface Matchable {
  readonly keys: NameKeys
  readonly city: CityRow
}

function best<Thing extends Matchable>(things: readonly Thing[], wanted: string, near: Point | null) {
  if (wanted === '') return []
  const metres = ({ city }: Thing) => (near ? distanceMetres(near, city) : 0)
  return things
    .flatMap((thing) => {
      const match = matchPlaceName(thing.keys, wanted)
      return match ? [{ thing, match }] : []
    })
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
