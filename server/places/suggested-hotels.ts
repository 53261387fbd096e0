import type { Suggestion } from '@/contract/suggest'
import type { Catalogue } from '../catalogue/catalogue'
import { districtPath } from '../presenters/district-path'
import { keywordWords, matchedName } from '../search/match-hotel'
import type { FoundNames, NamedHotel } from '../search/name-index'

const MOST_HOTELS = 5

/** The hotels found for a text as they are suggested; those found for a mistyped one say so. */
export function suggestedHotels(found: FoundNames, catalogue: Catalogue, text: string): Suggestion[] {
  const { hotels, correctedKeyword } = found
  return hotels.slice(0, MOST_HOTELS).map((hotel) => {
    const suggested = suggestedHotel(hotel, catalogue, correctedKeyword ?? text)
    return correctedKeyword === null ? suggested : { ...suggested, reason: `Did you mean ${hotel.name}?` }
  })
}

/** A hotel with the other name that the text met. */
function suggestedHotel(hotel: NamedHotel, { cityById }: Catalogue, text: string): Suggestion {
  const { id, cityId, name, district, lat, lng } = hotel
  const cityName = cityById.get(cityId)?.name ?? ''
  const other = matchedName(hotel, keywordWords(text))
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
