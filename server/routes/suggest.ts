import { utcDay } from '@/domain/days/civil-day'
import { suggestRoutes } from '@/contract/suggest'
import { cleanKeyword } from '@/domain/stays/destinations'
import { badInput } from '../kernel/errors'
import { readPlaceBook } from '../places/read-place-book'
import { suggestFor } from '../places/suggest'
import { readSuggestedHotels, suggestedHotel, suggestMistypedHotels } from '../places/suggested-hotels'
import { readCatalogueVersion } from '../repositories/catalogue-version'
import { routeModule } from '../kernel/http/route-module'

/** The day on which a voucher must still be good is asked where it ends last. */
const LAST_ZONE_HOURS = 12

/** What may be meant by a text: places, landmarks and vouchers from memory, hotels by an index; typing errors are forgiven where nothing goes by the text as it stands. */
export const suggestModule = routeModule(suggestRoutes, {
  suggest: async ({ keyword: text, nearLat, nearLng }, { services }) => {
    const keyword = cleanKeyword(text)
    if (keyword === '') throw badInput('keyword', 'Type what you are looking for.')
    const { clock, catalogue: cache } = services
    const { db } = services.database
    const [version, hotels] = await Promise.all([readCatalogueVersion(db), readSuggestedHotels(db, keyword)])
    const catalogue = await cache.at(db, version)
    const book = await readPlaceBook(db, catalogue)
    const near = nearLat === undefined || nearLng === undefined ? null : { lat: nearLat, lng: nearLng }
    const today = utcDay(clock.now().getTime() - LAST_ZONE_HOURS * 3_600_000)
    const suggested = hotels.map((hotel) => suggestedHotel(hotel, catalogue, keyword))
    const { groups, isGuess } = suggestFor(book, { keyword, near, today, hotels: suggested })
    const guessed = isGuess ? await suggestMistypedHotels(db, catalogue, keyword) : []
    return { keyword, groups: guessed.length > 0 ? [...groups, { kind: 'hotel' as const, list: guessed }] : groups }
  },
})
