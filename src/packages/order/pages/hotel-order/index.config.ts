import { routes } from '../../../../../config/routes'

export default definePageConfig({
  navigationBarTitleText: routes.hotelOrder.title,
  navigationStyle: 'custom',
})
