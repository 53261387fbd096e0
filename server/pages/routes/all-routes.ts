import type { RouteName } from '../../../config/routes'
import { cityInfoRenderer } from './city-info'
import { commentsRenderer } from './comments'
import { homeRenderer } from './home'
import { hotelDetailRenderer } from './hotel-detail'
import { hotelListRenderer } from './hotel-list'
import { momentDetailRenderer } from './moment-detail'
import { picturesRenderer } from './pictures'
import { productDetailRenderer } from './product-detail'
import { reviewRulesRenderer } from './review-rules'
import type { PageRenderer } from '../page-parts'

/** The server-side renderers by route; all other routes are client-rendered. */
export type PageRenderers = Partial<Record<RouteName, PageRenderer>>

/** The renderers of the public routes. */
export const pageRenderers: PageRenderers = {
  home: homeRenderer,
  hotelList: hotelListRenderer,
  hotelDetail: hotelDetailRenderer,
  cityInfo: cityInfoRenderer,
  productDetail: productDetailRenderer,
  momentDetail: momentDetailRenderer,
  comments: commentsRenderer,
  pictures: picturesRenderer,
  reviewRules: reviewRulesRenderer,
}
