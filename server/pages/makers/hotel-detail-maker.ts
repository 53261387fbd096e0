import { hotelDetailHead } from '../head/hotel-detail-head'
import { sortedQuery } from '../page-path'
import type { PageMaker } from '../page-parts'
import { drawScreen } from '../screens/draw-screen'
import { hotelDetailParams, hotelDetailScreenData } from '../screens/hotel-detail-screen-data'
import { loadHotelDetail } from './hotel-detail-data'
import { missingPage } from './missing-page'

/** Makes the page of a hotel. */
export const hotelDetailMaker: PageMaker = {
  keyOf: (address) => sortedQuery(hotelDetailParams(address)),
  make: async (address, services) => {
    const value = await loadHotelDetail(address, services)
    if (!value) return missingPage
    const screen = await drawScreen(async () => hotelDetailScreenData(address, value, services))
    return { status: 200, head: hotelDetailHead(value, services), screen }
  },
}
