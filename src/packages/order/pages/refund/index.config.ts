import { routes } from '../../../../../config/routes'

export default definePageConfig({
  navigationBarTitleText: routes.orderRefund.title,
  navigationStyle: 'custom',
})
