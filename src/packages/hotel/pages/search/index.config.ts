import { routes } from '../../../../../config/routes'

export default definePageConfig({
  navigationBarTitleText: routes.search.title,
  navigationStyle: 'custom',
})
