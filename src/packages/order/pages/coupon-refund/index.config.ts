import { routes } from '../../../../../config/routes'

export default definePageConfig({
  navigationBarTitleText: routes.couponRefund.title,
  navigationStyle: 'custom',
})
