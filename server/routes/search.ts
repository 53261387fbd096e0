import { searchRoutes } from '@/contract/search'
import { hotelCards } from '../quotes/hotel-cards'
import { listCityHotels, searchHotels } from '../quotes/search-hotels'
import { readHotelRanks } from '../stays/repository/hotels'
import { readRankCursor, writeCursor } from '../kernel/http/cursor'
import { routeModule } from '../kernel/http/route-module'

const PAGE_SIZE = 20

/** Hotel lists with the one price. */
export const searchModule = routeModule(searchRoutes, {
  listHotels: async (input, context) => {
    const { cityId, pageSize = PAGE_SIZE } = input
    if (cityId !== undefined) return listCityHotels(input, cityId, context)
    const afterRank = readRankCursor('everywhere', input.cursor)
    const ranks = await readHotelRanks(context.services.database.db, afterRank, pageSize + 1)
    const page = ranks.slice(0, pageSize)
    const cards = await hotelCards(
      context,
      page.map(({ id }) => id),
      input,
    )
    const last = page.at(-1)
    return {
      list: page.flatMap(({ id }) => cards.get(id) ?? []),
      nextCursor: last && ranks.length > page.length ? writeCursor('everywhere', [last.rank]) : null,
    }
  },

  listHotelsById: async (input, context) => {
    const cards = await hotelCards(context, [...new Set(input.hotelIds)], input)
    return { list: input.hotelIds.flatMap((id) => cards.get(id) ?? []) }
  },

  searchHotels: (input, context) => searchHotels(input, context),
})
