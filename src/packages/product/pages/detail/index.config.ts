import { routes } from '../../../../../config/routes'

export default definePageConfig({
  navigationBarTitleText: routes.productDetail.title,
  navigationStyle: 'custom',
  enableShareAppMessage: true,
})
