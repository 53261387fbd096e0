import { routes } from '../../../../config/routes'

export default definePageConfig({
  navigationBarTitleText: routes.profile.title,
  navigationStyle: 'custom',
  // On H5 the page follows the finger itself; Taro's own pull would wrap the page.
  enablePullDownRefresh: process.env.TARO_ENV !== 'h5',
})
