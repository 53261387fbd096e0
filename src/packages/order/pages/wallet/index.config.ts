import { routes } from '../../../../../config/routes'

export default definePageConfig({
  navigationBarTitleText: routes.wallet.title,
  navigationStyle: 'custom',
})
