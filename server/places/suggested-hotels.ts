import type { Suggestion } from '@/contract/suggest'
import type { Catalogue } from '../catalogue/catalogue'
import type { Executor } from '../kernel/database/executor'
import { districtPath } from '../presenters/district-path'
import { type NamedHotel, readHotelsByWords } from '../repositories/hotel-names'
import { SEARCH_WORD_LENGTH } from '../search/hotel-search-columns'
import { keywordWords, matchedName } from '../search/match-hotel'
import { readHotelVocabulary } from './hotel-vocabulary'
import { mendedText } from './mended-text'

const MOST_HOTELS = 5

/** Hotels on sale that a text may mean, in one statement. */
export async function readSuggestedHotels(executor: Executor, text: string): Promise<NamedHotel[]> {
  const words = keywordWords(text).map((word) => word.slice(0, SEARCH_WORD_LENGTH))
  return words.length === 0 ? [] : readHotelsByWords(executor, words, MOST_HOTELS)
}

/** Hotels that a mistyped text may mean: one statement, and another where the words of a new catalogue are not yet known. */
export async function suggestMistypedHotels(
  executor: Executor,
  catalogue: Catalogue,
  text: string,
): Promise<Suggestion[]> {
  const mended = mendedText(await readHotelVocabulary(executor, catalogue), text)
  if (mended === null) return []
  const hotels = await readSuggestedHotels(executor, mended)
  return hotels.map((hotel) => ({
    ...suggestedHotel(hotel, catalogue, mended),
    reason: `Did you mean ${hotel.name}?`,
  }))
}

/** A hotel as it is suggested for a text, with the other name that the text met. */
export function suggestedHotel(hotel: NamedHotel, { cityById }: Catalogue, text: string): Suggestion {
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
