import { routes } from '../../../../../config/routes'

export default definePageConfig({
  navigationBarTitleText: routes.productBook.title,
  navigationStyle: 'custom',
})
