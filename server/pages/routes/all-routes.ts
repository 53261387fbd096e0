import type { RouteName } from '../../../config/routes'
import { cityInfoRenderer } from './city-info'
import { homeRenderer } from './home'
import { hotelDetailRenderer } from './hotel-detail'
import { hotelListRenderer } from './hotel-list'
import type { PageRenderer } from '../page-parts'

/** Who makes the page of a route; those of all other routes are drawn by the app alone. */
export type PageRenderers = Partial<Record<RouteName, PageRenderer>>

/** The makers of the public routes. */
export const pageRenderers: PageRenderers = {
  home: homeRenderer,
  hotelList: hotelListRenderer,
  hotelDetail: hotelDetailRenderer,
  cityInfo: cityInfoRenderer,
}
