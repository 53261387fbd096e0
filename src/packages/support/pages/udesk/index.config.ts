import { LOAD_MORE_PX } from '../../../../../config/load-more'
import { routes } from '../../../../../config/routes'

export default definePageConfig({
  navigationBarTitleText: routes.support.title,
  navigationStyle: 'custom',
  onReachBottomDistance: LOAD_MORE_PX,
})
