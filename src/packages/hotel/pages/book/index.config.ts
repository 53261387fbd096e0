import { routes } from '../../../../../config/routes'

export default definePageConfig({
  navigationBarTitleText: routes.hotelBook.title,
  navigationStyle: 'custom',
})
