import { routes } from '../../../../../config/routes'

export default definePageConfig({
  navigationBarTitleText: routes.hotelDetail.title,
  navigationStyle: 'custom',
  enableShareAppMessage: true,
})
