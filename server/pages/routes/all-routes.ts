import type { RouteName } from '../../../config/routes'
import { cityInfoMaker } from './city-info'
import { homeMaker } from './home'
import { hotelDetailMaker } from './hotel-detail'
import { hotelListMaker } from './hotel-list'
import type { PageMaker } from '../page-parts'

/** Who makes the page of a route; those of all other routes are drawn by the app alone. */
export type PageMakers = Partial<Record<RouteName, PageMaker>>

/** The makers of the public routes. */
export const pageMakers: PageMakers = {
  home: homeMaker,
  hotelList: hotelListMaker,
  hotelDetail: hotelDetailMaker,
  cityInfo: cityInfoMaker,
}
