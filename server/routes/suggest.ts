import { suggestRoutes, type Suggestion } from '@/contract/suggest'
import { cleanKeyword } from '@/domain/destination/clean-keyword'
import type { Catalogue } from '../catalogue/catalogue'
import { badInput } from '../errors/api-error'
import { readPlaceBook } from '../places/read-place-book'
import { suggestFor } from '../places/suggest'
import { districtPath } from '../presenters/district-path'
import { foldText } from '../quotes/fold-text'
import { readCatalogueVersion } from '../repositories/catalogue-version'
import { type NamedHotel, readHotelsByWords } from '../repositories/hotel-names'
import { SEARCH_WORD_LENGTH } from '../search/hotel-search-columns'
import { matchedName } from '../search/match-hotel'
import { routeModule } from './handler'

const MOST_HOTELS = 5
/** The day on which a voucher must still be good is asked where it ends last. */
const LAST_ZONE_HOURS = 12

/** What may be meant by a text: places, landmarks and vouchers from memory, hotels by an index. */
export const suggestModule = routeModule(suggestRoutes, {
  suggest: async ({ keyword: text, nearLat, nearLng }, { services }) => {
    const keyword = cleanKeyword(text)
    if (keyword === '') throw badInput('keyword', 'Type what you are looking for.')
    const { database, clock, catalogue: cache } = services
    const folded = foldText(keyword)
    const [version, hotels] = await Promise.all([
      readCatalogueVersion(database.db),
      folded === '' ? [] : readHotelsByWords(database.db, [folded.slice(0, SEARCH_WORD_LENGTH)], MOST_HOTELS),
    ])
    const catalogue = await cache.at(database.db, version)
    const book = await readPlaceBook(database.db, catalogue)
    const near = nearLat === undefined || nearLng === undefined ? null : { lat: nearLat, lng: nearLng }
    const today = new Date(clock.now().getTime() - LAST_ZONE_HOURS * 3_600_000).toISOString().slice(0, 10)
    const suggested = hotels.map((hotel) => suggestedHotel(hotel, catalogue, folded))
    return { keyword, groups: suggestFor(book, { keyword, near, today, hotels: suggested }) }
  },
})

function suggestedHotel(hotel: NamedHotel, { cityById }: Catalogue, folded: string): Suggestion {
  const { id, cityId, name, district, lat, lng } = hotel
  const cityName = cityById.get(cityId)?.name ?? ''
  const other = matchedName(hotel, [folded])
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
