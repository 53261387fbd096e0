import { routes } from '../../../../config/routes'

export default definePageConfig({
  navigationBarTitleText: routes.mine.title,
  navigationStyle: 'custom',
})
