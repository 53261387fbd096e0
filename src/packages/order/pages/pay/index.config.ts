import { routes } from '../../../../../config/routes'

export default definePageConfig({
  navigationBarTitleText: routes.pay.title,
  navigationStyle: 'custom',
})
