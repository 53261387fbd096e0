import { routes } from '../../../../../config/routes'

export default definePageConfig({
  navigationBarTitleText: routes.mixOrder.title,
  navigationStyle: 'custom',
})
