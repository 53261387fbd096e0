import { enableStaticRendering } from 'mobx-react'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import City from '@/packages/hotel/pages/city'
import HotelDetail from '@/packages/hotel/pages/detail'
import HotelList from '@/packages/hotel/pages/list'
import Moment from '@/packages/ugc/pages/moment'
import ProductDetail from '@/packages/product/pages/detail'
import Comments from '@/packages/ugc/pages/comments'
import Pictures from '@/packages/ugc/pages/pictures'
import ReviewRules from '@/packages/ugc/pages/review-rules'
import Home from '@/pages/home'
import { putFirstScreen } from '@/platform/boot/index.server'
import type { RenderScreen, ScreenName } from '@/contract/first-screens'
import { RootProvider } from '@/stores/app/context'
import { createRoot } from '@/stores/app/create-root'

// A page is rendered once: no component has to follow its stores.
enableStaticRendering(true)

const pages: Readonly<Record<ScreenName, ComponentType>> = {
  home: Home,
  hotelList: HotelList,
  hotelDetail: HotelDetail,
  cityInfo: City,
  productDetail: ProductDetail,
  comments: Comments,
  pictures: Pictures,
  reviewRules: ReviewRules,
  momentDetail: Moment,
}

/** Draws a page by the app's own code, with stores of its own. */
export const renderScreen: RenderScreen = (screen) => {
  const Screen = pages[screen.key]
  putFirstScreen(screen)
  try {
    return renderToString(
      <RootProvider root={createRoot()}>
        <Screen />
      </RootProvider>,
    )
  } finally {
    putFirstScreen(null)
  }
}
