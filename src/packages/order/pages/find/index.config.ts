import { routes } from '../../../../../config/routes'

export default definePageConfig({
  navigationBarTitleText: routes.findOrder.title,
  navigationStyle: 'custom',
})
