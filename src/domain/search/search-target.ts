import type { SearchHistoryEntry } from '@/contract/search-history'
import { cutText } from '../words/cut-text'

/** Where something that was searched for leads: a list with the fields of its address, or a hotel. */
export type SearchTarget =
  | { readonly route: 'hotelList'; readonly fields: Readonly<Record<string, string | number>> }
  | { readonly route: 'hotelDetail'; readonly hotelId: string }

const listOf = (fields: Readonly<Record<string, string | number>>): SearchTarget => ({ route: 'hotelList', fields })

/** A city leads to its list, an area to the list with its filter, a landmark to the list from the nearest on, a hotel to its page, a voucher to its first hotel, a text to what is called so in its city, or anywhere. */
export function searchTarget(entry: Omit<SearchHistoryEntry, 'showLabel'>): SearchTarget {
  const { kind, value, label, cityId, hotelId, lat, lng } = entry
  if ((kind === 'hotel' || kind === 'coupon') && hotelId !== null) return { route: 'hotelDetail', hotelId }
  if (kind === 'city') return listOf({ cityId: cityId ?? value })
  if (kind === 'area' && cityId !== null) return listOf({ cityId, areas: value })
  if (kind === 'landmark' && cityId !== null && lat !== null && lng !== null) {
    return listOf({ cityId, nearLat: lat, nearLng: lng, near: label, sort: 'distance' })
  }
  if (kind === 'keyword') return listOf({ ...(cityId === null ? {} : { cityId }), keyword: value })
  return listOf({ keyword: cutText(label.replace(/\s+/g, ''), 40) })
}
