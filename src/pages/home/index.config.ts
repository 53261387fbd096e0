import { LOAD_MORE_PX } from '../../../config/load-more'
import { routes } from '../../../config/routes'

export default definePageConfig({
  navigationBarTitleText: routes.home.title,
  navigationStyle: 'custom',
  onReachBottomDistance: LOAD_MORE_PX,
  // On H5 the page follows the finger itself; Taro's own pull would wrap the page.
  enablePullDownRefresh: process.env.TARO_ENV !== 'h5',
})
