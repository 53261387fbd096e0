import { LOAD_MORE_PX } from '../../../../../config/load-more'
import { routes } from '../../../../../config/routes'

export default definePageConfig({
  navigationBarTitleText: routes.hotelList.title,
  navigationStyle: 'custom',
  onReachBottomDistance: LOAD_MORE_PX,
})
