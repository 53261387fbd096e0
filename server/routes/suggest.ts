import { utcDay } from '@/domain/days/civil-day'
import { suggestRoutes } from '@/contract/suggest'
import { cleanKeyword } from '@/domain/stays/destinations'
import { badInput } from '../kernel/errors'
import { readPlaceBook } from '../places/read-place-book'
import { suggestFor } from '../places/suggest'
import { suggestedHotels } from '../places/suggested-hotels'
import { readCatalogueVersion } from '../repositories/catalogue-version'
import { cutKeyword } from '../search/name-index'
import { routeModule } from '../kernel/http/route-module'

/** The day on which a voucher must still be good is asked where it ends last. */
const LAST_ZONE_HOURS = 12

/** What may be meant by a text: places, landmarks and vouchers from memory, hotels by the index of their names; typing errors are forgiven where nothing goes by the text as it stands. */
export const suggestModule = routeModule(suggestRoutes, {
  suggest: async ({ keyword: text, nearLat, nearLng }, { services }) => {
    const keyword = cleanKeyword(text)
    if (keyword === '') throw badInput('keyword', 'Type what you are looking for.')
    const { clock, catalogue: cache, hotelNames } = services
    const { db } = services.database
    const version = await readCatalogueVersion(db)
    const catalogue = await cache.at(db, version)
    const found = await hotelNames.find(version, cutKeyword(text))
    const book = await readPlaceBook(db, catalogue)
    const near = nearLat === undefined || nearLng === undefined ? null : { lat: nearLat, lng: nearLng }
    const today = utcDay(clock.now().getTime() - LAST_ZONE_HOURS * 3_600_000)
    const suggested = suggestedHotels(found, catalogue, text)
    const isWritten = found.correctedKeyword === null
    const { groups, isGuess } = suggestFor(book, { keyword, near, today, hotels: isWritten ? suggested : [] })
    const guessed = isGuess && !isWritten ? suggested : []
    return { keyword, groups: guessed.length > 0 ? [...groups, { kind: 'hotel' as const, list: guessed }] : groups }
  },
})
