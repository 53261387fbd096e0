import { routes } from '../../../../../config/routes'

export default definePageConfig({
  navigationBarTitleText: routes.couponExchange.title,
  navigationStyle: 'custom',
})
