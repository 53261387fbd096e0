import { routes } from '../../../../../config/routes'

export default definePageConfig({
  navigationBarTitleText: routes.hotelList.title,
  navigationStyle: 'custom',
  onReachBottomDistance: 300,
})
