import { routes } from '../../../../../config/routes'

export default definePageConfig({
  navigationBarTitleText: routes.addVoucher.title,
  navigationStyle: 'custom',
})
