import type { Suggestion, SuggestionGroup, SuggestionKind } from '@/contract/suggest'
import type { CityRow } from '../repositories/catalogue-rows'
import { distanceMetres, type Point } from '../seed/make/distance-metres'
import { findCities } from './find-cities'
import { foldPlaceName } from './fold-place-name'
import { matchPlaceName, type NameMatch } from './match-place-name'
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

/** Suggestions for a text, grouped by kind, the best first, without empty groups. */
export function suggestFor(book: PlaceBook, { keyword, near, today, hotels }: SuggestQuestion): SuggestionGroup[] {
  const wanted = foldPlaceName(keyword)
  const groups: Record<SuggestionKind, readonly Suggestion[]> = {
    city: cities(book, keyword, near),
    area: best(book.areas, wanted, near).map(({ thing: { row, city }, match }) => ({
      ...part('area', row, city, match),
      value: row.name,
      hotelCount: row.hotelCount,
    })),
    landmark: best(book.landmarks, wanted, near).map(({ thing: { row, city }, match }) => ({
      ...part('landmark', row, city, match),
      value: row.id,
    })),
    hotel: hotels,
    coupon: best(
      book.coupons.filter(({ validUntil }) => validUntil >= today),
      wanted,
      null,
    ).map(({ thing: { id, hotelId, name, city } }) => ({
      ...blank('coupon', name, city),
      value: id,
      hotelId,
      skuId: id,
      reason: `In ${city.name}`,
    })),
  }
  const kinds: readonly SuggestionKind[] = ['city', 'area', 'landmark', 'hotel', 'coupon']
  return kinds.flatMap((kind) => {
    const list = groups[kind].slice(0, MOST_OF_A_KIND)
    return list.length > 0 ? [{ kind, list }] : []
  })
}

function cities(book: PlaceBook, keyword: string, near: Point | null): Suggestion[] {
  const found = new Map<string, Suggestion>()
  for (const { place, city, matchedName, reason, isPart } of findCities(book, keyword, near).list) {
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
