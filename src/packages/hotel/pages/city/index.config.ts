import { routes } from '../../../../../config/routes'

export default definePageConfig({
  navigationBarTitleText: routes.cityInfo.title,
  navigationStyle: 'custom',
})
