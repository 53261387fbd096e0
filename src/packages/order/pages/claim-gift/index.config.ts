import { routes } from '../../../../../config/routes'

export default definePageConfig({
  navigationBarTitleText: routes.claimGift.title,
  navigationStyle: 'custom',
})
