import { routes } from '../../../../../config/routes'

export default definePageConfig({
  navigationBarTitleText: routes.hotelList.title,
  navigationStyle: 'custom',
  // A list begins with three screens of hotels; the next ones are asked for while two of them are still to come.
  onReachBottomDistance: 1200,
})
