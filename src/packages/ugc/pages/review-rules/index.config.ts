import { routes } from '../../../../../config/routes'

export default definePageConfig({
  navigationBarTitleText: routes.reviewRules.title,
  navigationStyle: 'custom',
})
