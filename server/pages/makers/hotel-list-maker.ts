import { hotelQueryFields, readHotelQuery } from '@/domain/stays/hotel-query'
import { hotelListHead } from '../head/hotel-list-head'
import { sortedQuery } from '../page-path'
import type { PageMaker } from '../page-parts'
import { drawScreen } from '../screens/draw-screen'
import { hotelListScreenData } from '../screens/hotel-list-screen-data'
import { loadHotelList } from './hotel-list-data'
import { missingPage } from './missing-page'

/** Makes the page of a hotel list. */
export const hotelListMaker: PageMaker = {
  keyOf: ({ query, currencyCode }) =>
    sortedQuery(hotelQueryFields(readHotelQuery(Object.fromEntries(query), currencyCode))),
  make: async (address, services) => {
    const data = await loadHotelList(address, services)
    if (!data) return missingPage
    const { query, found } = data
    const screenData = async () => found && hotelListScreenData(services, address.currencyCode, { query, found })
    return { status: 200, head: hotelListHead(data, services), screen: await drawScreen(screenData) }
  },
}
