import type { SearchHistoryEntry, Suggestion, SuggestionGroup } from '@/contract/suggest'
import { cleanKeyword } from './destinations'
import { cutText } from '../text/phrases'

const plain = (text: string | null) => (text === null ? null : cleanKeyword(text).toLowerCase())

const isSold = ({ kind }: Suggestion) => kind === 'hotel' || kind === 'coupon'

/** The suggestion that Enter on a text opens: the one that it names in full, of the chosen city first, else the best place where no hotel or voucher is called so; null where hotels are to be searched by name. */
export function enteredSuggestion(
  keyword: string,
  groups: readonly SuggestionGroup[],
  cityId: string | null = null,
): Suggestion | null {
  const wanted = plain(keyword)
  const all = groups.flatMap(({ list }) => list)
  const named = all.filter(({ label, matchedName }) => plain(label) === wanted || plain(matchedName) === wanted)
  const places = named.length > 0 ? named : all.some(isSold) ? [] : all
  return places.find((place) => place.cityId === cityId) ?? places[0] ?? null
}

/** Where something that was searched for leads: a list with the fields of its address, a hotel, or a voucher. */
export type SearchTarget =
  | { readonly route: 'hotelList'; readonly fields: Readonly<Record<string, string | number>> }
  | { readonly route: 'hotelDetail'; readonly hotelId: string }
  | { readonly route: 'productDetail'; readonly skuId: string }

const listOf = (fields: Readonly<Record<string, string | number>>): SearchTarget => ({ route: 'hotelList', fields })

/** A city leads to its list, an area to the list with its filter, a landmark to the list from the nearest on, a hotel to its page, a voucher to its own, a text to what is called so in its city, or anywhere. */
export function searchTarget(entry: Omit<SearchHistoryEntry, 'showLabel'>): SearchTarget {
  const { kind, value, label, cityId, hotelId, skuId, lat, lng } = entry
  if (kind === 'coupon' && skuId !== null) return { route: 'productDetail', skuId }
  if (kind === 'hotel' && hotelId !== null) return { route: 'hotelDetail', hotelId }
  if (kind === 'city') return listOf({ cityId: cityId ?? value })
  if (kind === 'area' && cityId !== null) return listOf({ cityId, areas: value })
  if (kind === 'landmark' && cityId !== null && lat !== null && lng !== null) {
    return listOf({ cityId, nearLat: lat, nearLng: lng, near: label, sort: 'distance' })
  }
  if (kind === 'keyword') return listOf({ ...(cityId === null ? {} : { cityId }), keyword: value })
  return listOf({ keyword: cutText(label.replace(/\s+/g, ''), 40) })
}

/** Where a suggested thing is, without its own name: "Japan" of "Kyoto, Japan", "Shanghai" of "Shanghai · Shanghai Museum"; null where nothing else is known. */
export function suggestionPlace({ label, showLabel }: Pick<Suggestion, 'label' | 'showLabel'>): string | null {
  const parts = showLabel.split(' · ').filter((part) => part !== label)
  const place = parts.join(' · ')
  const region = place.startsWith(`${label}, `) ? place.slice(label.length + 2) : place
  return region === '' ? null : region
}

/** Reason of a suggestion; null where it would only repeat the location. */
export function suggestionReason(suggestion: Pick<Suggestion, 'label' | 'showLabel' | 'reason'>): string | null {
  const { reason } = suggestion
  const city = suggestionPlace(suggestion)?.split(' · ')[0]
  return reason === `In ${city}` ? null : reason
}
