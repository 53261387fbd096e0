import { routes } from '../../../config/routes'

export default definePageConfig({
  navigationBarTitleText: routes.home.title,
  navigationStyle: 'custom',
  onReachBottomDistance: 300,
  // On H5 the page follows the finger itself; Taro's own pull would wrap the page.
  enablePullDownRefresh: process.env.TARO_ENV !== 'h5',
})
