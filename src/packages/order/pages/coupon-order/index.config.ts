import { routes } from '../../../../../config/routes'

export default definePageConfig({
  navigationBarTitleText: routes.couponOrder.title,
  navigationStyle: 'custom',
})
